import { useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import type { Club } from '../../entities/club/model';
import type { PlayerId } from '../../entities/ids';
import { shownSquad } from '../../entities/player/squad';
import { selectMany, selectPlayer } from '../../entities/select';
import { useAppSelector } from '../../store/hooks';
import { PlayerGrid } from '../../ui/blocks/PlayerCardView';
import { clubColour } from '../../ui/clubColour';
import { EmptyState } from '../../ui/EmptyState';
import { SectionHeading } from '../../ui/SectionHeading';
import { SquadCard } from './SquadCard';
import styles from './Squad.module.css';

const nobody: readonly PlayerId[] = [];

/** Who may play and who is suspended, eligible players first. */
export function Squad({ club }: { readonly club: Club }) {
  const players = useAppSelector((state) => selectMany(state, club.squad ?? nobody, selectPlayer), shallowEqual);
  const shown = useMemo(() => shownSquad(players), [players]);
  const suspended = shown.filter(({ eligibility }) => eligibility === 'Gesperrt').length;
  const color = clubColour(club.color, club.name ?? '');
  return (
    <section id="kader" className="section" aria-labelledby="kader-titel">
      <SectionHeading
        id="kader-titel"
        title="Kader"
        aside={shown.length > 0 && `${shown.length - suspended} Spielberechtigt · ${suspended} Gesperrt`}
      />
      {club.coach && (
        <p className={styles.coach}>
          Trainer: <strong>{club.coach}</strong>
        </p>
      )}
      {shown.length === 0 ? (
        <EmptyState drawing="bench" title="Noch kein Kader gemeldet." />
      ) : (
        <PlayerGrid>
          {shown.map(({ id, isCaptain }) => (
            <SquadCard key={id} id={id} color={color} captain={isCaptain === true || club.captain === id} />
          ))}
        </PlayerGrid>
      )}
    </section>
  );
}

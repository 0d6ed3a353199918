import { useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import type { Club } from '../../entities/club/model';
import type { PlayerId } from '../../entities/ids';
import type { Player } from '../../entities/player/model';
import { captainOf, shownSquad } from '../../entities/player/rules';
import { selectMany, selectPlayer } from '../../entities/select';
import { ELIGIBILITY_WORDS } from '../../cards/eligibilityWords';
import { useYellows } from '../../cards/useYellows';
import { oneYellowAway } from '../../entities/views/radar';
import { Awaited } from '../../loading/Awaited';
import { useBesideIsDue } from '../../loading/Soon';
import { useShownLeague } from '../../screen/shownLeague';
import { useNear } from '../../ui/useNear';
import { useAppSelector } from '../../store/hooks';
import { PlayerGrid } from '../../ui/blocks/PlayerCardView';
import { clubColour } from '../../ui/clubColour';
import { EmptyState } from '../../ui/EmptyState';
import { SectionHeading } from '../../ui/SectionHeading';
import { SquadCard } from './SquadCard';
import styles from './Squad.module.css';

const nobody: readonly PlayerId[] = [];

/** Cards of the widest row: below it a page that a link leads to has little in sight. */
const ROW = 6;

/** The marks are asked for once a visitor reads the squad: their answer would come between a scroll and a press. */
const READING_MS = 500;

/** The squad, eligible players first, then suspended ones. */
export function Squad({ club }: { readonly club: Club }) {
  const { code: chosen } = useShownLeague();
  const players = useAppSelector((state) => selectMany(state, club.squad ?? nobody, selectPlayer), shallowEqual);
  const shown = useMemo(() => shownSquad(players), [players]);
  const captain = captainOf(club.captain, shown);
  const suspended = shown.filter(({ eligibility }) => eligibility === 'suspended').length;
  const [place, near] = useNear<HTMLElement>(READING_MS);
  const oneAway = useOneAway(near ? (club.leagueCode ?? chosen) : null);
  const restIsDue = useBesideIsDue();
  const color = clubColour(club.color, club.name ?? '');
  const card = ({ id }: Player) => (
    <SquadCard key={id} id={id} color={color} captain={captain === id} oneAway={oneAway.has(id)} />
  );
  return (
    <section ref={place} id="kader" className="section" aria-labelledby="kader-titel">
      <SectionHeading
        id="kader-titel"
        title="Kader"
        aside={
          shown.length > 0 &&
          `${shown.length - suspended} ${ELIGIBILITY_WORDS.eligible} · ${suspended} ${ELIGIBILITY_WORDS.suspended}`
        }
      />
      {club.coach && (
        <p className={styles.coach}>
          <span>{'Trainer: '}</span>
          <strong>{club.coach}</strong>
        </p>
      )}
      {shown.length === 0 ? (
        <EmptyState drawing="bench" title="Noch kein Kader gemeldet." />
      ) : (
        <>
          <PlayerGrid>{(restIsDue ? shown : shown.slice(0, ROW)).map(card)}</PlayerGrid>
          {!restIsDue && shown.length > ROW && <Awaited />}
        </>
      )}
    </section>
  );
}

/** Players one yellow card away from a ban; empty until that is known, or if it fails to load. */
function useOneAway(code: string | null): ReadonlySet<PlayerId> {
  const state = useYellows(code);
  const yellows = state.phase === 'ready' ? state.yellows : null;
  return useMemo(() => new Set(oneYellowAway(yellows ?? []).flatMap(({ player }) => player ?? [])), [yellows]);
}

import { memo, useMemo } from 'react';
import { ELIGIBILITY_LABELS } from '../../shared/labels';
import type { PlayerId } from '../../entities/ids';
import { playerPath } from '../../entities/normalise';
import { personName, captainOf, shownSquad } from '../../entities/player/rules';
import { selectPlayer, selectMany } from '../../entities/select';
import { useAppSelector } from '../../store/hooks';
import { YellowMark } from '../../ui/YellowMark';
import { PlayerCardView, PlayerGrid } from '../../ui/blocks/PlayerCardView';
import { shallowEqual } from 'react-redux';
import type { Club } from '../../entities/club/model';
import type { Player } from '../../entities/player/model';
import { useYellows } from '../../shared/useYellows';
import { oneYellowAway } from '../../entities/views/radar';
import { IncrementalList } from '../../loading/IncrementalList';
import { useCurrentLeague } from '../../league/currentLeague';
import { useInViewport } from '../../ui/hooks';
import { colorOrFallback } from '../../ui/colour';
import { EmptyState } from '../../ui/EmptyState';
import { SectionHeading } from '../../ui/SectionHeading';
import styles from './Squad.module.css';

interface SquadCardProps {
  readonly id: PlayerId;
  readonly color: string;
  readonly captain: boolean;
  /** Whether the next yellow card means a ban. */
  readonly oneAway: boolean;
}

/** A player of the squad; the chip explains the eligibility for three seconds. */
const SquadCard = memo(function SquadCard({ id, color, captain, oneAway }: SquadCardProps) {
  const player = useAppSelector((state) => selectPlayer(state, id));
  const to = playerPath(id);
  if (player === undefined || to === undefined) return null;
  const { first, last } = personName(player.name);
  const { eligibility = 'unknown' } = player;
  const blocked = eligibility === 'suspended';
  return (
    <PlayerCardView
      to={to}
      firstName={first}
      lastName={last || 'Unknown'}
      position={player.position}
      image={player.image}
      number={player.number ?? '-'}
      color={color}
      captain={captain}
      blocked={blocked}
      mark={oneAway && <YellowMark large />}
      eligibility={ELIGIBILITY_LABELS[eligibility ?? 'unknown']}
      explanation={blocked ? 'Darf derzeit nicht eingesetzt werden.' : 'Darf eingesetzt werden.'}
    />
  );
});

const nobody: readonly PlayerId[] = [];

/** Cards of the widest row: below it a page that a link leads to has little in sight. */
const ROW = 6;

/** The marks are asked for once a visitor reads the squad: their answer would come between a scroll and a press. */
const READING_MS = 500;

/** The squad, eligible players first, then suspended ones. */
export function Squad({ club }: { readonly club: Club }) {
  const { code: chosen } = useCurrentLeague();
  const players = useAppSelector((state) => selectMany(state, club.squad ?? nobody, selectPlayer), shallowEqual);
  const shown = useMemo(() => shownSquad(players), [players]);
  const captain = captainOf(club.captain, shown);
  const suspended = shown.filter(({ eligibility }) => eligibility === 'suspended').length;
  const [ref, near] = useInViewport<HTMLElement>(READING_MS);
  const oneAway = useOneAway(near ? (club.leagueCode ?? chosen) : null);
  const color = colorOrFallback(club.color, club.name ?? '');
  const card = ({ id }: Player) => (
    <SquadCard key={id} id={id} color={color} captain={captain === id} oneAway={oneAway.has(id)} />
  );
  return (
    <section ref={ref} id="kader" className="section" aria-labelledby="kader-titel">
      <SectionHeading
        id="kader-titel"
        title="Kader"
        aside={
          shown.length > 0 &&
          `${shown.length - suspended} ${ELIGIBILITY_LABELS.eligible} · ${suspended} ${ELIGIBILITY_LABELS.suspended}`
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
        <PlayerGrid>
          <IncrementalList items={shown} first={ROW}>
            {card}
          </IncrementalList>
        </PlayerGrid>
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

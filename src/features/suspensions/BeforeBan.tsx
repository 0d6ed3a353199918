import { memo } from 'react';
import { useYellows, YELLOWS_FAILED } from '../../shared/useYellows';
import type { LeaderboardEntry } from '../../entities/leaderboard/model';
import { clubPath, playerPath } from '../../entities/normalise';
import { fullName } from '../../entities/player/rules';
import { selectClub, selectPlayer } from '../../entities/select';
import { oneYellowAway } from '../../entities/views/radar';
import { IncrementalList } from '../../loading/IncrementalList';
import { formatNumber } from '../../lib/text';
import { useAppSelector } from '../../store/hooks';
import { RowList, RowsSkeleton, PersonLine, TeamLine } from '../../ui/blocks/RowList';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { CardShape } from '../../ui/icons/CardShape';
import { SectionHeading } from '../../ui/SectionHeading';
import { classes } from '../../ui/elements';
import rows from '../../ui/blocks/RowList.module.css';
import { NOBODY_AWAY } from './SuspensionRow';
import styles from './BeforeBan.module.css';

/** `Vor der Sperre`: players one yellow card away from a ban (docs/behaviour.md 14). */
export function BeforeBan({ code }: { readonly code: string }) {
  return (
    <section className="section" aria-labelledby="vor-der-sperre">
      <SectionHeading id="vor-der-sperre" title="Vor der Sperre" />
      <List code={code} />
    </section>
  );
}

function List({ code }: { readonly code: string }) {
  const state = useYellows(code);
  if (state.phase === 'loading') return <RowsSkeleton kind="suspension" label="Gelbe Karten werden geladen…" />;
  if (state.phase === 'failed') return <ErrorState text={YELLOWS_FAILED} onRetry={state.retry} />;
  const away = state.phase === 'ready' ? oneYellowAway(state.yellows) : [];
  if (away.length === 0) return <EmptyState title={NOBODY_AWAY} drawing="cards" />;
  return (
    <RowList>
      <IncrementalList items={away}>{(entry) => <Row key={entry.id} entry={entry} />}</IncrementalList>
    </RowList>
  );
}

const Row = memo(function Row({ entry }: { readonly entry: LeaderboardEntry }) {
  const player = useAppSelector((state) => selectPlayer(state, entry.player));
  const club = useAppSelector((state) => selectClub(state, entry.club));
  const { playerAs, clubAs } = entry;
  return (
    <li className={classes(rows.row, rows.suspension)}>
      <PersonLine
        name={fullName(player?.name ?? playerAs.name)}
        image={player?.image ?? playerAs.image}
        to={playerPath(entry.player)}
        line={player?.sid == null ? undefined : `SID ${player.sid}`}
        color={club?.color}
      />
      <TeamLine name={club?.name ?? clubAs.name} logo={club?.logo ?? clubAs.image} to={clubPath(entry.club)} />
      <span className={styles.cards}>
        <CardShape kind="yellow" size={16} silent />
        <span>{`${formatNumber(entry.count)} Gelbe Karten`}</span>
      </span>
    </li>
  );
});

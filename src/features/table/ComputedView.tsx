import { useMemo } from 'react';
import { LIVESCORE_REQUEST } from '../../api/requestName';
import { StandingsSkeleton } from '../../ui/blocks/StandingsSkeleton';
import { noTable, TABLE_FAILED } from '../../cards/useOfficialTable';
import type { OfficialTable } from '../../cards/useOfficialTable';
import type { Match } from '../../entities/match/model';
import { playedOf } from '../../entities/standing/figures';
import type { NameOf } from '../../entities/standing/figures';
import type { ComputedView as View } from '../../entities/standing/model';
import { useOwnClubs } from '../../cards/useOwnClubs';
import { selectLiveClubs } from '../../entities/views/live';
import { viewTable } from '../../entities/views/tableViews';
import type { Phase } from '../../screen/phase';
import { useAppSelector } from '../../store/hooks';
import { StandingsTableView } from '../../ui/blocks/StandingsTableView';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { tableRows } from './rows';
import { useSeason } from '../../cards/useSeason';
import styles from './LeagueTable.module.css';

const EMPTY = 'Noch keine Spiele in dieser Auswahl.';

interface ComputedViewProps {
  readonly code: string;
  readonly view: View;
  readonly caption: string;
  /** Gives the league's clubs; without it only those with a match are listed. */
  readonly table: Phase<OfficialTable>;
  readonly nameOf: NameOf;
  readonly formInLine: boolean;
}

/** A table computed from the season's matches: home, away, last five, first or second leg. */
export function ComputedView({ code, table, ...rest }: ComputedViewProps) {
  const season = useSeason(code);
  if (season.phase === 'failed') return <ErrorState text={TABLE_FAILED} onRetry={season.retry} />;
  if (season.phase === 'empty') return <EmptyState title={EMPTY} />;
  if (season.phase === 'loading' || table.phase === 'loading') return <StandingsSkeleton />;
  return <Rows matches={season.matches} table={table.phase === 'ready' ? table : noTable} {...rest} />;
}

interface RowsProps extends Omit<ComputedViewProps, 'code' | 'table'> {
  readonly matches: readonly Match[];
  readonly table: Pick<OfficialTable, 'standings' | 'clubs'>;
}

function Rows({ view, caption, matches, table: { standings, clubs }, nameOf, formInLine }: RowsProps) {
  const live = useAppSelector((state) => selectLiveClubs(state, LIVESCORE_REQUEST));
  const own = useOwnClubs();
  const rows = useMemo(() => {
    const official = standings.map(({ club }) => club);
    const met = matches.flatMap(({ home, away }) => [home, away].filter((id) => id !== undefined));
    return viewTable(view, matches, official.length > 0 ? official : [...new Set(met)], nameOf);
  }, [view, matches, standings, nameOf]);
  if (!rows.some((row) => playedOf(row) > 0)) return <EmptyState title={EMPTY} />;
  return (
    <StandingsTableView
      caption={caption}
      rows={tableRows(rows, { clubs, nameOf, matches, live, own, zones: false, formInLine })}
      className={styles.table}
      formInLine={formInLine}
    />
  );
}

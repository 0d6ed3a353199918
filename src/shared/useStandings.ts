import { useMemo } from 'react';
import { LIVESCORE_REQUEST } from '../api/requestName';
import { selectLiveClubs } from '../entities/views/live';
import type { Phase, UnknownLeague } from './phase';
import { useAppSelector } from '../store/hooks';
import type { StandingsRow } from '../ui/blocks/StandingsRowView';
import { rulingsOf } from './Rulings';
import { NAMELESS_TEAM } from './sides';
import { standingsRow } from './standingsRow';
import { useFavouriteClubs } from './FollowButton';
import { noTable, useOfficialTable } from './useOfficialTable';

/** A league's table, ready for display. */
export interface Standings {
  readonly rows: readonly StandingsRow[];
  /** What rulings changed, a line each. */
  readonly rulings: readonly string[];
}

/** The table of a league's current season. */
export function useStandings(code: string | null): Phase<Standings> | UnknownLeague {
  const table = useOfficialTable(code);
  const live = useAppSelector((state) => selectLiveClubs(state, LIVESCORE_REQUEST));
  const own = useFavouriteClubs();
  const { standings, clubs } = table.phase === 'ready' ? table : noTable;
  const rows = useMemo(
    () =>
      standings.map((row, index) =>
        standingsRow(
          row,
          clubs.get(row.club),
          { index, teams: standings.length },
          {
            live: live.has(row.club),
            isFavourite: own.has(row.club),
          },
        ),
      ),
    [standings, clubs, live, own],
  );
  const rulings = useMemo(() => rulingsOf(standings, (id) => clubs.get(id)?.name ?? NAMELESS_TEAM), [standings, clubs]);
  return table.phase === 'ready' ? { phase: 'ready', rows, rulings } : table;
}

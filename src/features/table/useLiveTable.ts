import { useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { LIVESCORE_REQUEST } from '../../api/requestName';
import type { ClubId } from '../../entities/ids';
import type { Match, Score } from '../../entities/match/model';
import { scoreOf } from '../../entities/match/rules';
import type { NameOf } from '../../entities/standing/figures';
import type { Standing } from '../../entities/standing/model';
import { withResults } from '../../entities/standing/order';
import type { Moved } from '../../entities/standing/order';
import { selectLiveMatches } from '../../entities/views/live';
import { useAppSelector } from '../../store/hooks';

interface LiveTable {
  readonly rows: readonly Moved<Standing>[];
  /** Running scores of the clubs playing now, own goals first. */
  readonly running: ReadonlyMap<ClubId, Score>;
}

/** Live matches between clubs of a table. */
export function useLiveMatches(standings: readonly Standing[]): readonly Match[] {
  const clubs = useMemo(() => new Set(standings.map(({ club }) => club)), [standings]);
  return useAppSelector(
    (state) =>
      selectLiveMatches(state, LIVESCORE_REQUEST).filter(
        ({ home, away }) => home !== undefined && away !== undefined && clubs.has(home) && clubs.has(away),
      ),
    shallowEqual,
  );
}

/** The official table as if the live matches ended now (docs/behaviour.md 13). */
export function useLiveTable(standings: readonly Standing[], live: readonly Match[], nameOf: NameOf): LiveTable {
  return useMemo(() => {
    const results = live.flatMap((match) => scoreOf(match) ?? []);
    const running = results.flatMap(({ home, away, score }) => [
      [home, score] as const,
      [away, { home: score.away, away: score.home }] as const,
    ]);
    return { rows: withResults(standings, results, nameOf), running: new Map(running) };
  }, [standings, live, nameOf]);
}

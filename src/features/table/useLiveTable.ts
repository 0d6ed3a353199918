import { useMemo, useEffect, useRef } from 'react';
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
import { announce } from '../../lib/announce';
import { selectFavourites } from '../../filters/filtersSlice';
import { rankChangeText } from '../../ui/Marks';

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

/** Minimum time between announcements. */
const PAUSE_MS = 10_000;

/** Announces moves of followed teams in the live table: only changes, at most one every ten seconds. */
export function useOwnMoves(rows: readonly Moved<Standing>[], nameOf: NameOf): void {
  const own = useAppSelector(selectFavourites);
  const words = rows
    .filter(({ club, move }) => move !== 0 && own.some((team) => team.club === club))
    .map(({ club, move }) => `${nameOf(club)}: ${rankChangeText(move)}`)
    .join('. ');
  const said = useRef({ words: '', at: 0 });
  useEffect(() => {
    if (words === said.current.words) return;
    const timer = setTimeout(
      () => {
        said.current = { words, at: Date.now() };
        if (words !== '') announce(words);
      },
      Math.max(0, said.current.at + PAUSE_MS - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [words]);
}

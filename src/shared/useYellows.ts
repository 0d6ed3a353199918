import { skipToken } from '@reduxjs/toolkit/query';
import { shallowEqual } from 'react-redux';
import { useLeagueQuery } from '../api/leagues';
import { useLeaderboardQuery } from '../api/players';
import type { LeaderboardEntryId } from '../entities/ids';
import { leaderboardOrder } from '../entities/leaderboard/model';
import type { LeaderboardEntry } from '../entities/leaderboard/model';
import { selectLeaderboardEntry, selectMany, selectPlayer } from '../entities/select';
import { useLogFailure } from './phase';
import type { Phase } from './phase';
import { useLeagueGap } from '../league/leagueErrors';
import { useCurrentLeague } from '../league/currentLeague';
import { selectLeagueByCode } from '../entities/league/selectors';
import { useAppSelector } from '../store/hooks';
import { useMemo } from 'react';
import { fullName } from '../entities/player/rules';

/** Logged and shown when the yellow cards fail to load. */
export const YELLOWS_FAILED = 'Die Gelben Karten konnten nicht geladen werden.';

const nobody: readonly LeaderboardEntryId[] = [];

/**
 * A league's yellow leaderboard, most cards first (docs/behaviour.md 14); empty between two seasons.
 * @param code null: do not load yet
 */
export function useYellows(code: string | null): Phase<{ readonly yellows: readonly LeaderboardEntry[] }> {
  const current = useCurrentLeague();
  const listed = useAppSelector((state) => selectLeagueByCode(state, code)?.id);
  const known = (current.code === code ? current.id : null) ?? listed;
  const league = useLeagueQuery(code !== null && known === undefined ? code : skipToken);
  const id = known ?? league.currentData ?? undefined;
  const board = useLeaderboardQuery(code === null || id === undefined ? skipToken : { league: id, tab: 'yellow' });
  const error = board.isError ? board.error : id === undefined && league.isError ? league.error : undefined;
  const gap = useLeagueGap(code, error);
  useLogFailure(gap === 'failure', YELLOWS_FAILED, error);
  const held = useAppSelector(
    (state) => selectMany(state, board.currentData ?? nobody, selectLeaderboardEntry),
    shallowEqual,
  );
  const yellows = useLeaderboardOrder(held);
  if (board.currentData !== undefined || gap === 'noSeason' || gap === 'unknownLeague')
    return { phase: 'ready', yellows };
  if (gap !== 'failure') return { phase: 'loading' };
  return { phase: 'failed', retry: () => void (id === undefined ? league.refetch() : board.refetch()) };
}

/** Sorts the entries of a leaderboard, ties by displayed name. */
export function useLeaderboardOrder(held: readonly LeaderboardEntry[]): readonly LeaderboardEntry[] {
  const names = useAppSelector(
    (state) => held.map(({ player, playerAs }) => selectPlayer(state, player)?.name ?? playerAs.name),
    shallowEqual,
  );
  return useMemo(() => {
    const nameOf = new Map(held.map(({ id }, index) => [id, fullName(names[index])]));
    return leaderboardOrder(held, ({ id }) => nameOf.get(id) ?? '');
  }, [held, names]);
}

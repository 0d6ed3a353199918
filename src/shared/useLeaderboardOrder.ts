import { useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import type { LeaderboardEntry } from '../entities/leaderboard/model';
import { leaderboardOrder } from '../entities/leaderboard/model';
import { fullName } from '../entities/player/rules';
import { selectPlayer } from '../entities/select';
import { useAppSelector } from '../store/hooks';

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

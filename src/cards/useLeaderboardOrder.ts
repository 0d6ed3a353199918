import { useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import type { LeaderboardEntry } from '../entities/leaderboard/model';
import { leaderboardOrder } from '../entities/leaderboard/order';
import { fullName } from '../entities/player/name';
import { selectPlayer } from '../entities/select';
import { useAppSelector } from '../store/hooks';

/** Entries of a leaderboard in their order, equal ones by the names that are shown. */
export function useLeaderboardOrder(held: readonly LeaderboardEntry[]): readonly LeaderboardEntry[] {
  const names = useAppSelector(
    (state) => held.map(({ player, playerAs }) => fullName(selectPlayer(state, player)?.name ?? playerAs.name)),
    shallowEqual,
  );
  return useMemo(() => {
    const nameOf = new Map(held.map(({ id }, index) => [id, names[index] ?? '']));
    return leaderboardOrder(held, ({ id }) => nameOf.get(id) ?? '');
  }, [held, names]);
}

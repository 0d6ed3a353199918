import { isOffline } from '../api/errors';
import { selectPageRequests } from '../api/subscriptions';
import type { RootState } from './rootReducer';

function oldest(state: RootState, onlyCached: boolean): number | null {
  const times = selectPageRequests(state).flatMap((request) => {
    const answer = state.queryLedger[request];
    return answer?.fetchedAt == null || (onlyCached && !answer.fromOfflineCache) ? [] : [answer.fetchedAt];
  });
  return times.length === 0 ? null : Math.min(...times);
}

/** When the oldest answer on screen was received, ms by this device's clock; null: none on screen. */
export const selectOldestFetchedAt = (state: RootState): number | null => oldest(state, false);

/** The same for cached answers shown because no new one could be loaded; null: none. */
export const selectOldestCachedAt = (state: RootState): number | null => oldest(state, true);

/** Whether anything on screen failed because the device is offline, or comes from a cached answer. */
export const selectIsMissing = (state: RootState): boolean =>
  selectOldestCachedAt(state) !== null ||
  selectPageRequests(state).some((request) => isOffline(state.api.queries[request]?.error));

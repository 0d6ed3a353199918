import { isOffline } from '../api/errors';
import { selectPageRequests } from '../api/subscriptions';
import type { RootState } from './rootReducer';

function oldest(state: RootState, onlyKept: boolean): number | null {
  const times = selectPageRequests(state).flatMap((request) => {
    const answer = state.entities.answers[request];
    return answer?.at == null || (onlyKept && !answer.kept) ? [] : [answer.at];
  });
  return times.length === 0 ? null : Math.min(...times);
}

/** When the oldest answer on screen was received, ms by this device's clock; null: none on screen. */
export const selectOldestShown = (state: RootState): number | null => oldest(state, false);

/** The same for cached answers shown because no new one could be loaded; null: none. */
export const selectKeptShown = (state: RootState): number | null => oldest(state, true);

/** Whether anything on screen failed because the device is offline, or comes from a cached answer. */
export const selectIsMissing = (state: RootState): boolean =>
  selectKeptShown(state) !== null ||
  selectPageRequests(state).some((request) => isOffline(state.api.queries[request]?.error));

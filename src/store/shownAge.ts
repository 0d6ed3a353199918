import { isOffline } from '../api/errors';
import type { RootState } from './rootReducer';

function oldest({ shown, entities }: RootState, onlyKept: boolean): number | null {
  const times = Object.keys(shown).flatMap((request) => {
    const answer = entities.answers[request];
    return answer?.at == null || (onlyKept && !answer.kept) ? [] : [answer.at];
  });
  return times.length === 0 ? null : Math.min(...times);
}

/** When the server gave the oldest answer on screen, ms by this device's clock; null: there is none. */
export const selectOldestShown = (state: RootState): number | null => oldest(state, false);

/** The same among cached answers shown because no new one could be loaded; null: there are none. */
export const selectKeptShown = (state: RootState): number | null => oldest(state, true);

/** Whether anything on screen failed offline, or is shown from a cached answer. */
export const selectIsMissing = (state: RootState): boolean =>
  selectKeptShown(state) !== null ||
  Object.keys(state.shown).some((request) => isOffline(state.api.queries[request]?.error));

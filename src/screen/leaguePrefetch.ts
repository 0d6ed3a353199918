import { selectLeagueCode } from '../store/leagueSlice';
import type { AppStore } from '../store/makeStore';
import type { Prefetch } from './prefetch';

/** A prefetch for screens that are about the chosen league; without one there is nothing to ask for. */
export function leaguePrefetch(ask: (dispatch: AppStore['dispatch'], code: string) => void): Prefetch {
  return (store) => {
    const code = selectLeagueCode(store.getState());
    if (code !== null) ask(store.dispatch, code);
  };
}

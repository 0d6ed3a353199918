import { selectLeagueCode } from '../store/leagueSlice';
import type { AppStore } from '../store/makeStore';
import type { Prefetch } from './prefetch';

/** A prefetch for screens that are about the league that the link chooses, else the chosen one; without any there is nothing to ask for. */
export function leaguePrefetch(ask: (dispatch: AppStore['dispatch'], code: string) => void): Prefetch {
  return (store, _params, league) => {
    const code = league ?? selectLeagueCode(store.getState());
    if (code !== null) ask(store.dispatch, code);
  };
}

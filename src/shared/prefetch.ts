import { selectLeagueCode } from '../league/leagueSlice';
import type { AppStore } from '../store/makeStore';

/**
 * Exported as `prefetch` by a screen's module: prefetches the screen's data when a link to it is hovered, focused or
 * touched. Reading calls only, never one that changes state.
 * @param segment the id in the link's address, as it is written there
 * @param league code of the league the link chooses; undefined: the chosen one stays
 * @returns for a screen of several chunks, resolves once they are there or have failed
 */
export type Prefetch = (store: AppStore, segment: string | undefined, league?: string) => void | Promise<void>;

/**
 * Makes the prefetch of a league's screen, for the league the link chooses, else the chosen one; without one it does
 * nothing.
 */
export function leaguePrefetch(ask: (dispatch: AppStore['dispatch'], code: string) => void | Promise<void>): Prefetch {
  return (store, _segment, league) => {
    const code = league ?? selectLeagueCode(store.getState());
    return code === null ? undefined : ask(store.dispatch, code);
  };
}

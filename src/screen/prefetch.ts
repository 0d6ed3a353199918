import { selectLeagueCode } from '../store/leagueSlice';
import type { AppStore } from '../store/makeStore';

/**
 * Exported as `prefetch` by a screen's module beside its component: fetches the screen's data when a
 * link to it is hovered, focused or touched. Reading calls only, never one that changes state.
 * @param league code of the league that the link chooses; undefined: it leaves the chosen one
 */
export type Prefetch = (store: AppStore, params: Readonly<Record<string, string | undefined>>, league?: string) => void;

/** A prefetch for screens that are about the league that the link chooses, else the chosen one; without any there is nothing to fetch. */
export function leaguePrefetch(ask: (dispatch: AppStore['dispatch'], code: string) => void): Prefetch {
  return (store, _params, league) => {
    const code = league ?? selectLeagueCode(store.getState());
    if (code !== null) ask(store.dispatch, code);
  };
}

const leagueOfLink = new WeakMap<HTMLAnchorElement, string>();

/** A `ref` for a link that chooses a league when it is followed: the league's page is prefetched for that league. @param code e.g. "W1A" */
export const choosesLeague =
  (code: string) =>
  (link: HTMLAnchorElement | null): void => {
    if (link !== null) leagueOfLink.set(link, code);
  };

/** Code of the league that a link chooses; undefined: it leaves the chosen one. */
export const leagueChosenBy = (link: HTMLAnchorElement): string | undefined => leagueOfLink.get(link);

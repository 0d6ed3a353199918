import { useEffect } from 'react';
import { loggedMessageOf } from '../api/errors';
import { logError } from '../lib/log';
import { useLocation } from 'react-router-dom';
import { idInAddress } from '../entities/ids';
import type { Id } from '../entities/ids';

/** Further phases of a league's screen: no league is chosen, or the chosen one does not exist. */
export type WithoutLeague = { readonly phase: 'noLeague' } | UnknownLeague;
export interface UnknownLeague {
  readonly phase: 'unknownLeague';
}

/**
 * What a screen's hook returns; `Ready` holds the data to show. While `loading`, it may contain what is already known.
 */
export type Phase<Ready extends object> =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly retry: () => void }
  | { readonly phase: 'empty' }
  | ({ readonly phase: 'ready' } & Ready);

/**
 * Logs a failed load once, in the prescribed words (docs/behaviour.md 8) followed by the server's.
 * @param error of the call
 */
export function useLogFailure(failed: boolean, message: string, error?: unknown): void {
  const reason = loggedMessageOf(error);
  useEffect(() => {
    if (!failed) return;
    logError(message);
    if (reason !== null) logError(reason);
  }, [failed, message, reason]);
}

/** For a click on a player without an id: only logs the prescribed words (docs/behaviour.md 8). */
export const logMissingPlayer = (): void => logError('Player ID is undefined');

/** The `{id}` in an address like `/match/{id}`; null if it is invalid. */
export function useRouteId<I extends Id<string>>(): I | null {
  const [, , segment] = useLocation().pathname.split('/');
  return idInAddress<I>(segment);
}

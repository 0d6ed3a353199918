import { useEffect } from 'react';
import { loggedMessageOf } from '../api/errors';
import { logError } from '../lib/log';

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

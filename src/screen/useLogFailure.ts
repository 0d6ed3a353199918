import { useEffect } from 'react';
import { logError } from '../lib/log';

/** Logs a failed load once, in the specification's words (docs/behaviour.md 8). */
export function useLogFailure(failed: boolean, message: string): void {
  useEffect(() => {
    if (failed) logError(message);
  }, [failed, message]);
}

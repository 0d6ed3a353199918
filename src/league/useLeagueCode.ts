import { useEffect } from 'react';
import { logError } from '../lib/log';
import { useShownLeague } from './shownLeague';

/**
 * The code of this screen's league. If there is none, the prescribed words are logged (docs/behaviour.md 8) and the
 * screen shows its empty state.
 */
export function useLeagueCode(message = 'No league code found in cookies.'): string | null {
  const { code } = useShownLeague();
  useEffect(() => {
    if (code === null) logError(message);
  }, [code, message]);
  return code;
}

import { useEffect } from 'react';
import { logError } from '../lib/log';
import { selectLeagueCode } from '../store/leagueSlice';
import { useAppSelector } from '../store/hooks';

/** The chosen league's code. Without one it is logged in the specification's words (docs/behaviour.md 8) and the screen shows its empty state. */
export function useLeagueCode(message = 'No league code found in cookies.'): string | null {
  const code = useAppSelector(selectLeagueCode);
  useEffect(() => {
    if (code === null) logError(message);
  }, [code, message]);
  return code;
}

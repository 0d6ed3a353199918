import { readQuery } from '../lib/addressQuery';
import { isLeagueCode } from './leagueCookie';

/** The league that an address names, `W1A` of `#/tabelle?liga=W1A`; null if it names none. */
export function leagueInAddress(hash: string): string | null {
  const code = readQuery(hash, 'liga');
  return code !== null && isLeagueCode(code) ? code : null;
}

import { readQuery } from '../lib/url';
import { isLeagueCode } from './leagueCookie';

/** The league in an address, `W1A` in `#/tabelle?liga=W1A`; null: none. */
export function leagueInAddress(hash: string): string | null {
  const code = readQuery(hash, 'liga');
  return code !== null && isLeagueCode(code) ? code : null;
}

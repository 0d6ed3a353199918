import { toId, wireId } from '../entities/ids';
import type { LeagueId } from '../entities/ids';
import { readCookie, writeCookie } from '../lib/cookies';
import type { ChosenLeague } from './leagueSlice';
import { readQuery } from '../lib/url';

/** Any printable characters, but not `.` or `..`, which would change the path of a call. */
const CODE = /^(?!\.{1,2}$)[^\p{C}]{1,32}$/u;

/** Whether a text can be a league's code. */
const isLeagueCode = (text: string): boolean => CODE.test(text);

/** The league in the cookies of docs/behaviour.md 3; hostile values count as none. */
export function readLeagueCookie(): ChosenLeague {
  const code = readCookie('leagueCode');
  const id = readCookie('leagueID');
  const valid = code !== null && isLeagueCode(code);
  return { code: valid ? code : null, id: valid && id !== null ? toId<LeagueId>(id) : null };
}

/** Stores the choice for seven days. */
export function writeLeagueCookie({ code, id }: ChosenLeague): void {
  if (code !== null) writeCookie('leagueCode', code);
  if (id !== null) writeCookie('leagueID', wireId(id));
}

/** The league in an address, `W1A` in `#/tabelle?liga=W1A`; null: none. */
export function leagueInAddress(hash: string): string | null {
  const code = readQuery(hash, 'liga');
  return code !== null && isLeagueCode(code) ? code : null;
}

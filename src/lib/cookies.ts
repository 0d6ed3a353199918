import { attempt } from './trouble';
import { encodePathSegment } from './url';

const WEEK_SECONDS = 604_800;

/** The cookies of docs/behaviour.md 3. */
export type CookieName = 'leagueCode' | 'leagueID' | 'authToken' | 'adminID';

/** A cookie's decoded value; null if it is missing, empty or malformed, or cookies are blocked. */
export function readCookie(name: CookieName): string | null {
  try {
    const entry = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
    const value = entry === undefined ? '' : decodeURIComponent(entry.slice(name.length + 1)).trim();
    return value === '' || value.length > 512 ? null : value;
  } catch {
    return null;
  }
}

/** Stores a value for seven days, strict same-site (docs/behaviour.md 9). Blocked cookies are not an error. */
export function writeCookie(name: CookieName, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `${name}=${encodePathSegment(value)}; Max-Age=${WEEK_SECONDS}; Path=/; SameSite=Strict${secure}`;
  } catch {
    // Cookies are blocked; the choice lasts for this visit.
  }
}

/**
 * Calls back when a cookie may have changed: another tab wrote one, or this one became visible again.
 * @returns stops it
 */
export function watchCookies(changed: () => void): () => void {
  const check = (): void => {
    if (document.visibilityState === 'visible') changed();
  };
  const store = attempt(() => window.cookieStore, undefined);
  store?.addEventListener('change', changed);
  document.addEventListener('visibilitychange', check);
  window.addEventListener('focus', check);
  return () => {
    store?.removeEventListener('change', changed);
    document.removeEventListener('visibilitychange', check);
    window.removeEventListener('focus', check);
  };
}

/** The API's base URL, always with a trailing slash. Calls and relative URLs from the API are resolved against it. */
export const apiBase = (): URL => new URL(`${API_BASE_URL}/`.replace(/\/+$/, '/'), location.href);

/** A text as one path segment. Lone surrogates, which cannot be encoded, become the replacement character. */
export const encodePathSegment = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));

/** Longer queries are ignored. */
const LONGEST = 4_000;

/** The query of a hash route, `liga=W1A` in `#/tabelle?liga=W1A`; empty if it is too long to be ours. */
function queryOf(hash: string): URLSearchParams {
  const from = hash.indexOf('?');
  const query = from < 0 ? '' : hash.slice(from + 1);
  return new URLSearchParams(query.length > LONGEST ? '' : query);
}

/**
 * A filter's value in an address; null: none.
 * @param hash with or without its `#`
 */
export function readQuery(hash: string, name: string): string | null {
  const value = queryOf(hash).get(name);
  return value === null || value.trim() === '' ? null : value.trim();
}

/** The current address's hash with these filters set; null removes one. */
export function addressWith(values: Readonly<Record<string, string | null>>): string {
  const { hash } = window.location;
  const [path = ''] = hash.split('?');
  const query = queryOf(hash);
  for (const [name, value] of Object.entries(values)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  return `${path === '' ? '#/' : path}${text === '' ? '' : `?${text}`}`;
}

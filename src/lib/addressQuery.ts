/** Longer queries hold no filters. */
const LONGEST = 4_000;

/** The query of a hash route, `liga=W1A` of `#/tabelle?liga=W1A`; empty for one that is too long to be ours. */
function queryOf(hash: string): URLSearchParams {
  const from = hash.indexOf('?');
  const query = from < 0 ? '' : hash.slice(from + 1);
  return new URLSearchParams(query.length > LONGEST ? '' : query);
}

/** A value that the address gives to a filter; null if it gives none. @param hash with or without its `#` */
export function readQuery(hash: string, name: string): string | null {
  const value = queryOf(hash).get(name);
  return value === null || value.trim() === '' ? null : value.trim();
}

/** The fragment of the site's own address with these filters besides its own; null takes a filter out. */
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

/**
 * Writes filters into the site's own address, in place: no history entry, and nothing that the router
 * would take for a page change (docs/behaviour.md 15). Null takes a filter out.
 */
export function writeQuery(values: Readonly<Record<string, string | null>>): void {
  const next = addressWith(values);
  if (next !== window.location.hash) window.history.replaceState(window.history.state, '', next);
}

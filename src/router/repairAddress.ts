/** Percent-escapes of the characters in a wrapper; others are left alone, so malformed ones survive. */
const ESCAPES = /%(?:28|29|22|4f|70|74|69|6f|6e|61|6c)/gi;
const WRAPPER = /Optional\(([^)]*)\)/g;

const readable = (text: string): string => text.replace(ESCAPES, decodeURIComponent);
const unquoted = (text: string): string => text.replace(/^(?:%20|\s)*"?|"?(?:%20|\s)*$/gi, '');

/**
 * A hash route without `Optional(...)` wrappers (docs/behaviour.md 2), raw or percent-encoded, nested or not; null if
 * it has none. Their content is left as written.
 */
export function repairedFragment(fragment: string): string | null {
  let repaired = fragment;
  for (let text = readable(repaired); text.search(WRAPPER) >= 0; text = readable(repaired)) {
    repaired = text.replace(WRAPPER, (_wrapper, inner: string) => unquoted(inner));
  }
  return repaired === fragment ? null : repaired;
}

/**
 * Rewrites a wrapped address in place, without a history entry, and reloads.
 * @returns whether the page is about to reload
 */
export function repairAddress(): boolean {
  const repaired = repairedFragment(location.hash.slice(1));
  if (repaired === null) return false;
  history.replaceState(null, '', `#${repaired}`);
  location.reload();
  return true;
}

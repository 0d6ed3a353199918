import { attempt } from '../lib/attempt';

/**
 * Whether this history entry has no key of ours: a plain link `#/…` in an article created it, and the router takes it
 * for a Back navigation. It is given a key, so that a real Back finds its position.
 */
export function isUnnamedEntry(): boolean {
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null) return false;
  // Safari refuses after a hundred in half a minute.
  attempt(() => history.replaceState({ key: `${Date.now()}-${Math.random()}` }, ''), undefined);
  return true;
}

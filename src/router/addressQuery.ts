import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { attempt } from '../lib/trouble';
import { addressWith, readQuery } from '../lib/url';

/**
 * Sets filters in the address of a page: no history entry, and no page change for the router (docs/behaviour.md 15). Does
 * nothing if the address is another page's already, whose code is still on its way. Null removes a filter.
 * @param page path of the page that the filters belong to, `/tabelle`
 */
function writeQuery(page: string, values: Readonly<Record<string, string | null>>): void {
  const [path = ''] = window.location.hash.slice(1).split('?');
  if ((path || '/') !== page) return;
  const next = addressWith(values);
  // Safari refuses after a hundred in half a minute; the choice counts all the same.
  if (next !== window.location.hash)
    attempt(() => window.history.replaceState(window.history.state, '', next), undefined);
}

/** A filter's value in the address, and how a choice replaces it. */
export interface AddressFilter {
  /** Null: none, or the visitor has chosen since. */
  readonly value: string | null;
  /**
   * Replaces the address's value by an explicit choice.
   * @param value for the address; null: removes it
   */
  readonly choose: (value: string | null) => void;
}

/** Sets filters in the address of the page that is shown, as long as that is the address. */
export function useWriteQuery(): (values: Readonly<Record<string, string | null>>) => void {
  const { pathname } = useLocation();
  return useCallback((values) => writeQuery(pathname, values), [pathname]);
}

/** A filter in the address (docs/behaviour.md 15): it takes precedence in this visit until the visitor chooses. */
export function useAddressFilter(name: string): AddressFilter {
  const { key, search } = useLocation();
  const write = useWriteQuery();
  const [overruled, setOverruled] = useState<string | null>(null);
  return {
    value: overruled === key ? null : readQuery(search, name),
    choose: (value) => {
      setOverruled(key);
      write({ [name]: value });
    },
  };
}

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

import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readQuery, writeQuery } from '../lib/url';

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

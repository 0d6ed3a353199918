import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readQuery, writeQuery } from '../lib/addressQuery';

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

/** A filter in the address (docs/behaviour.md 15): it takes precedence in this visit until the visitor chooses. */
export function useAddressFilter(name: string): AddressFilter {
  const { key, search } = useLocation();
  const [overruled, setOverruled] = useState<string | null>(null);
  return {
    value: overruled === key ? null : readQuery(search, name),
    choose: (value) => {
      setOverruled(key);
      writeQuery({ [name]: value });
    },
  };
}

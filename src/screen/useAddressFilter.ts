import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readQuery, writeQuery } from '../lib/addressQuery';

/** A filter's value in the address, and how an explicit choice takes its place. */
export interface AddressFilter {
  /** Null: the address says nothing, or the visitor has chosen since. */
  readonly value: string | null;
  /** An explicit choice: what came with the address has had its say. @param value as a link would carry it; null: nothing */
  readonly choose: (value: string | null) => void;
}

/** One filter of the address (docs/behaviour.md 15): it wins for this visit, until the visitor chooses. */
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

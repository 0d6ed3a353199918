import { useEffect, useRef } from 'react';
import { announce } from '../../lib/announce';
import type { Calculator } from './useCalculator';
import { useWatchedRow } from './useWatchedRow';

/** Delay after the last change before it is announced. */
const REST_MS = 600;

/** Announces how a tip changed the followed team's place; without one, who leads now. */
export function useSpokenPlace({ rows, nameOf }: Pick<Calculator, 'rows' | 'nameOf'>): void {
  const watched = useWatchedRow(rows);
  const words = watched && `${nameOf(watched.row.club)}: ${watched.place}. Platz`;
  const said = useRef(words);
  useEffect(() => {
    if (words === undefined || words === said.current) return;
    const timer = setTimeout(() => {
      said.current = words;
      announce(words);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [words, rows]);
}

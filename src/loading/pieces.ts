import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { afterPaint } from '../lib/schedule';
import { useArrival } from './arrival';
import { awaitPart } from './waiting';

/**
 * How many items of a list are drawn so far. React draws in slices, but the browser gives all that is drawn its style and
 * layout at once; so the first items come first, and the rest piece by piece, each once the one before is painted. On the
 * way back all are drawn at once, so that the scroll position can be restored.
 * @param count of all items
 * @param first of them, drawn at once
 * @param perPiece further items at a time
 */
export function usePieces(count: number, first: number, perPiece: number): number {
  const returning = useArrival() === 'returning';
  const [drawn, setDrawn] = useState(returning ? Infinity : first);
  const lacking = drawn < count;
  useLayoutEffect(() => (lacking ? awaitPart() : undefined), [lacking]);
  useEffect(
    () => (lacking ? afterPaint(() => startTransition(() => setDrawn(drawn + perPiece))) : undefined),
    [lacking, drawn, perPiece],
  );
  return Math.min(drawn, count);
}

import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { afterPaint, notePending } from '../lib/schedule';
import type { Elements } from '../ui/elements';
import { useArrival } from '../router/arrival';

/** No row of a list is lower (px), so that many fill the window. */
const LOWEST_ROW_PX = 60;
/** Rows per further piece: their style, layout and painting take a slow phone about as long as one frame may. */
const ROWS_PER_PIECE = 8;

interface IncrementalListProps<Item> {
  readonly items: readonly Item[];
  /** Drawn at once; by default as many as fill the window. */
  readonly first?: number;
  /** Drawn at a time after that. */
  readonly step?: number;
  /** Renders an item, with its key. */
  readonly children: (item: Item, index: number) => Elements;
}

/**
 * The items of a list that may be long, piece by piece, each once the one before is painted: React draws in slices, but the
 * browser gives all that is drawn its style and layout at once. On the way back all are drawn at once, so that the scroll
 * position can be restored.
 */
export function IncrementalList<Item>({ items, first, step = ROWS_PER_PIECE, children }: IncrementalListProps<Item>) {
  const returning = useArrival() === 'returning';
  const [drawn, setDrawn] = useState(() =>
    returning ? Infinity : (first ?? Math.ceil(window.innerHeight / LOWEST_ROW_PX)),
  );
  const lacking = drawn < items.length;
  useLayoutEffect(() => (lacking ? notePending() : undefined), [lacking]);
  useEffect(
    () => (lacking ? afterPaint(() => startTransition(() => setDrawn(drawn + step))) : undefined),
    [lacking, drawn, step],
  );
  return (lacking ? items.slice(0, drawn) : items).map(children);
}

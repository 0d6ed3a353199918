import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { afterPaint } from '../lib/afterPaint';
import { useArrival } from './arrival';
import { awaitPart } from './waiting';

/** No row of a list is lower (px), so that many fill the window. */
const LOWEST_ROW_PX = 60;
/** Rows per further piece: their style, layout and painting take a slow phone about as long as one frame may. */
const ROWS_PER_PIECE = 8;

interface InPiecesProps<Item> {
  readonly items: readonly Item[];
  /** Renders a row, with its key. */
  readonly children: (item: Item, index: number) => ReactNode;
}

/**
 * The rows of a list that may be long. React draws in slices, but the browser gives all that is drawn its style and
 * layout at once; so at first only as many rows are drawn as fill the window, and the rest piece by piece, each once
 * the one before is painted. On the way back all are drawn at once, so that the scroll position can be restored.
 */
export function InPieces<Item>({ items, children }: InPiecesProps<Item>) {
  const returning = useArrival() === 'returning';
  const [drawn, setDrawn] = useState(() => (returning ? Infinity : Math.ceil(window.innerHeight / LOWEST_ROW_PX)));
  const lacking = drawn < items.length;
  useLayoutEffect(() => (lacking ? awaitPart() : undefined), [lacking]);
  useEffect(
    () => (lacking ? afterPaint(() => startTransition(() => setDrawn(drawn + ROWS_PER_PIECE))) : undefined),
    [lacking, drawn],
  );
  return (lacking ? items.slice(0, drawn) : items).map(children);
}

import { usePieces } from './pieces';
import type { Elements } from '../ui/elements';

/** No row of a list is lower (px), so that many fill the window. */
const LOWEST_ROW_PX = 60;
/** Rows per further piece: their style, layout and painting take a slow phone about as long as one frame may. */
const ROWS_PER_PIECE = 8;

interface InPiecesProps<Item> {
  readonly items: readonly Item[];
  /** Renders a row, with its key. */
  readonly children: (item: Item, index: number) => Elements;
}

/** The rows of a list that may be long: at first as many as fill the window, the rest piece by piece. */
export function InPieces<Item>({ items, children }: InPiecesProps<Item>) {
  const drawn = usePieces(items.length, Math.ceil(window.innerHeight / LOWEST_ROW_PX), ROWS_PER_PIECE);
  return (drawn < items.length ? items.slice(0, drawn) : items).map(children);
}

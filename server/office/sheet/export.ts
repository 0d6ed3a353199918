import type { Db } from '../../db/database';
import { readBook } from './book';
import { escaped } from './cells';
import type { Kind } from './kind';

/** As Excel wants it in the federation's country. */
const MARK = '\uFEFF';
const DELIMITER = ';';
const LINE_END = '\r\n';

/** A spreadsheet with the headings of a kind and nothing else. */
export function template<T extends { id: string }>({ headings }: Kind<T>): string {
  return sheetOf([headings]);
}

/** Everything of a kind that is stored, as a spreadsheet that `importSheets` reads without changing anything. */
export async function exportSheet<T extends { id: string }>(tx: Db, kind: Kind<T>): Promise<string> {
  const book = await readBook(tx, kind.parts, false);
  const headings = ['ID', ...kind.headings];
  const rows = kind.stored(book).map((one) => {
    const cells = kind.cells(one, book);
    return headings.map((heading) => escaped(cells[heading] ?? ''));
  });
  return sheetOf([headings, ...rows]);
}

function sheetOf(lines: readonly (readonly string[])[]): string {
  return MARK + lines.map((cells) => cells.map(quoted).join(DELIMITER) + LINE_END).join('');
}

function quoted(cell: string): string {
  return /[";\r\n\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

import { CsvError, parse } from 'csv-parse/sync';
import { nearest } from '../../domain/text';
import { decodeBytes } from './bytes';
import { plain, shown } from './cells';

/** More than two seasons of the whole federation. */
const MOST_ROWS = 100_000;
const DELIMITERS = [';', ',', '\t'];
/** Which delimiter a file has, in Excel's own words. */
const SEPARATOR = /^"?sep=([;,|\t])[^\n]*(?:\n|$)/i;

/** Something said about a place in a file: a line, and a column if one is meant. */
export interface Remark {
  file: string;
  line: number;
  heading?: string;
  text: string;
}

/** A row with any content: its raw cells by our spelling of their headings. */
export interface SheetRow {
  file: string;
  line: number;
  cells: ReadonlyMap<string, string>;
}

/** What a file says, what makes it unusable, and what is left aside. */
export interface Sheet {
  rows: readonly SheetRow[];
  complaints: readonly Remark[];
  notes: readonly Remark[];
}

/** A line with any content, under the number at which an editor shows its beginning. */
interface Line {
  line: number;
  cells: readonly string[];
}

/** Where a file stops being readable. */
class Unreadable extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Reads the rows of a file under known headings, in whatever order and writing they come.
 * @param file its name, for remarks
 * @param needed headings without which no row can be understood, unless the rows name ids
 */
export function parseSheet(file: string, bytes: Buffer, headings: readonly string[], needed: readonly string[]): Sheet {
  const { text, mixedLines } = decodeBytes(bytes);
  if (mixedLines.length > 0) {
    return unusable(mixedLines.map((line) => ({ file, line, text: 'Die Zeile mischt UTF-8 und Windows-1252.' })));
  }
  const known = new Map(headings.map((heading) => [headingKey(heading), heading]));
  const lined = text.replaceAll(/\r\n?/g, '\n');
  const separator = SEPARATOR.exec(lined);
  const rest = separator === null ? lined : lined.slice(separator[0].length);
  try {
    const delimiter = separator?.[1] ?? likelyDelimiter(rest, known);
    const lines = linesOf(rest, delimiter, MOST_ROWS + 1).map(({ line, cells }) => ({
      line: separator === null ? line : line + 1,
      cells,
    }));
    return underHeadings(file, lines, known, needed);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return unusable([{ file, line: error.line + (separator === null ? 0 : 1), text: error.message }]);
  }
}

function unusable(complaints: readonly Remark[]): Sheet {
  return { rows: [], complaints, notes: [] };
}

/** Headings are compared without case and blanks. */
function headingKey(text: string): string {
  return plain(text).toLowerCase().replaceAll(' ', '');
}

/** @throws Unreadable when a quote is not closed, or when there are more lines than may be */
function linesOf(text: string, delimiter: string, most: number): Line[] {
  const lines: Line[] = [];
  let before = 0;
  let count = 0;
  try {
    parse(text, {
      delimiter,
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      to: most + 1,
      on_record: (cells: string[], { lines: end }) => {
        const line = before + 1;
        before = end;
        count += 1;
        if (count > most) throw new Unreadable(line, `Die Datei hat mehr als ${MOST_ROWS} Zeilen.`);
        if (cells.some((cell) => plain(cell) !== '')) lines.push({ line, cells });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Unreadable(before + 1, 'Ein Anführungszeichen wird nicht geschlossen.');
  }
  return lines;
}

/** The delimiter under which the first line names most of the headings. */
function likelyDelimiter(text: string, known: ReadonlyMap<string, string>): string {
  const end = text.search(/\S.*\n/);
  const head = text.slice(0, text.indexOf('\n', end) + 1 || undefined);
  const count = (delimiter: string) => head.split(delimiter).filter((cell) => known.has(headingKey(unquoted(cell))));
  const named = DELIMITERS.map((delimiter) => ({ delimiter, count: count(delimiter).length }));
  return named.reduce((best, one) => (one.count > best.count ? one : best)).delimiter;
}

function unquoted(cell: string): string {
  return cell.trim().replaceAll('"', '');
}

function underHeadings(
  file: string,
  lines: readonly Line[],
  known: ReadonlyMap<string, string>,
  needed: readonly string[],
): Sheet {
  const [head, ...body] = lines;
  if (head === undefined) return unusable([{ file, line: 1, text: 'Die Datei ist leer.' }]);
  const { line } = head;
  const names = head.cells.map((cell) => known.get(headingKey(cell)));
  const twice = names.filter((name, index) => name !== undefined && names.indexOf(name) !== index);
  const missing = names.includes('ID') ? [] : needed.filter((name) => !names.includes(name));
  const unknown = head.cells.filter((cell, index) => names[index] === undefined && plain(cell) !== '');
  const notes = unknown.map((cell) => {
    const near = nearest(plain(cell), [...known.values()]);
    const meant = near === undefined ? '' : ` (meinst du „${near}“?)`;
    return { file, line, text: `Die Spalte „${shown(plain(cell))}“ ist unbekannt und wird übergangen${meant}.` };
  });
  const faults = [
    ...twice.map((name) => ({ file, line, text: `Die Spalte „${name}“ steht zweimal da.` })),
    ...missing.map((name) => ({ file, line, text: `Die Spalte „${name}“ fehlt.` })),
  ];
  if (faults.length > 0) return { rows: [], complaints: faults, notes };
  const surplus = body.filter(({ cells }) => cells.slice(names.length).some((cell) => plain(cell) !== ''));
  return {
    rows: body.map((one) => ({ file, line: one.line, cells: named(names, one.cells) })),
    complaints: surplus.map((one) => ({ file, line: one.line, text: 'Die Zeile hat mehr Zellen als Überschriften.' })),
    notes,
  };
}

/** The cells under known headings; those that a short line leaves out are empty. */
function named(names: readonly (string | undefined)[], cells: readonly string[]): ReadonlyMap<string, string> {
  return new Map(names.flatMap((name, index) => (name === undefined ? [] : [[name, cells[index] ?? '']])));
}

import { isDeepStrictEqual } from 'node:util';
import { getTableColumns } from 'drizzle-orm';
import { Refusal } from '../../domain/errors';
import { isUuid, newId } from '../../domain/text';
import { erasedPlayers, withoutPlayers } from '../../merging/erasures';
import { TABLES, tableOf } from '../../merging/tables';
import type { Row } from '../../merging/tables';
import { readBook } from './book';
import type { Book } from './book';
import { shown } from './cells';
import type { Drafted, Fields, Kind, Writing } from './kind';
import { parseSheet } from './parse';
import type { Remark } from './parse';
import { RowReader } from './reader';
import type { Findings } from './reader';

/** A file by the name that was typed, and what it holds. */
export interface SheetFile {
  name: string;
  bytes: Buffer;
}

/** What was written: how many rows were new, changed or the same, and what should be known besides. */
export interface Imported {
  added: number;
  changed: number;
  same: number;
  notes: readonly string[];
}

/**
 * Writes the rows of spreadsheets of one kind, all or, if anything in them is wrong, nothing. Nobody else changes the
 * matches meanwhile.
 * @throws Refusal naming everything that is wrong, with file, line and column
 */
export async function importSheets<T extends { id: string }>(
  desk: Writing,
  kind: Kind<T>,
  files: readonly SheetFile[],
): Promise<Imported> {
  const findings: Findings = { complaints: [], notes: [], extras: [], met: new Map() };
  const book = await readBook(desk.tx, kind.parts, true);
  const drafts = draftRows(kind, files, book, findings);
  if (findings.complaints.length === 0) kind.review?.(drafts, book);
  if (findings.complaints.length > 0) throw new Refusal('impossible', linesOf(files, findings.complaints).join('\n'));

  const erased = await erasedPlayers(desk.tx);
  const rows = new Map<string, Map<string, Row>>();
  const put = (table: string, fields: Readonly<Record<string, unknown>>) => {
    const row = withoutPlayers(table, asRow(table, fields), erased);
    const own = rows.get(table) ?? new Map<string, Row>();
    rows.set(table, own.set(String(row['id']), { ...own.get(String(row['id'])), ...row }));
    return row;
  };
  const counts = { added: 0, changed: 0, same: 0 };
  for (const { before, after } of drafts) {
    const stored = before === undefined ? undefined : asRow(kind.table, before);
    const row = put(kind.table, after);
    if (stored === undefined) counts.added += 1;
    else if (Object.entries(row).every(([name, value]) => isDeepStrictEqual(value, stored[name]))) counts.same += 1;
    else counts.changed += 1;
  }
  findings.extras.forEach(({ table, fields }) => put(table, fields));
  for (const { name } of TABLES) {
    const own = rows.get(name);
    if (own !== undefined) await desk.write(name, [...own.values()]);
  }
  await kind.follow?.(drafts, book, desk);
  return { ...counts, notes: linesOf(files, findings.notes) };
}

function draftRows<T extends { id: string }>(
  kind: Kind<T>,
  files: readonly SheetFile[],
  book: Book,
  findings: Findings,
): Drafted<T>[] {
  const stored = new Map(kind.stored(book).map((one) => [one.id, one]));
  const headings = ['ID', ...kind.headings, ...(kind.accepted ?? [])];
  const sheets = files.map(({ name, bytes }) => parseSheet(name, bytes, headings, kind.needed));
  for (const { complaints, notes } of sheets) {
    findings.complaints.push(...complaints);
    findings.notes.push(...notes);
  }
  const drafts: Drafted<T>[] = [];
  for (const read of sheets.flatMap(({ rows }) => rows)) {
    const row = new RowReader(read, findings);
    const before = row.text('ID') === '' ? kind.find(row, book) : named(row, stored);
    if (before === undefined) continue;
    if (before !== null) {
      if (row.isMet(before.id)) {
        row.complain(
          row.text('ID') === '' ? (kind.needed.at(-1) ?? 'ID') : 'ID',
          `steht schon in ${findings.met.get(before.id)}`,
        );
        continue;
      }
      findings.met.set(before.id, row.place);
      row.meets(kind.cells(before, book));
    }
    const fields = kind.draft(row, before ?? undefined, book);
    const after: Drafted<T>['after'] = { ...fields, id: before?.id ?? newId() };
    drafts.push({ row, before: before ?? undefined, after });
  }
  if (findings.complaints.length === 0) findRivals(kind, drafts, stored);
  return drafts;
}

/** What the row's id names; complains if that is nothing. */
function named<T>(row: RowReader, stored: ReadonlyMap<string, T>): T | undefined {
  const id = row.text('ID');
  const found = isUuid(id) ? stored.get(id.toUpperCase()) : undefined;
  if (found === undefined) row.complain('ID', `„${shown(id)}“ gibt es nicht; bei Neuem bleibt die Zelle leer`);
  return found;
}

/** Complains of rows that make something like what there is already, in the file or stored. */
function findRivals<T extends { id: string }>(
  kind: Kind<T>,
  drafts: readonly Drafted<T>[],
  stored: ReadonlyMap<string, T>,
): void {
  const { key = () => undefined, needed } = kind;
  const heading = needed.at(-1) ?? 'ID';
  const holders = new Map<string, string>();
  for (const one of stored.values()) {
    const own = key(one);
    if (own !== undefined) holders.set(own, one.id);
  }
  const places = new Map<string, string>();
  for (const { row, before, after } of drafts) {
    const fields: Fields<T> = definedOf<T>(after);
    const own = key(before === undefined ? fields : { ...before, ...fields });
    if (own === undefined || (before !== undefined && own === key(before))) continue;
    const holder = holders.get(own);
    const place = places.get(own);
    if (place !== undefined) row.complain(heading, `steht schon in ${place}`);
    else if (holder !== undefined && holder !== after.id) row.complain(heading, 'gibt es schon');
    places.set(own, row.place);
  }
}

function definedOf<T>(fields: Fields<T>): Fields<T> {
  const defined: Fields<T> = { ...fields };
  for (const name in defined) if (defined[name] === undefined) delete defined[name];
  return defined;
}

/** Fields under the names of the database's columns, without those that stay. */
function asRow(table: string, fields: Readonly<Record<string, unknown>>): Row {
  const columns: Readonly<Record<string, { name: string }>> = getTableColumns(tableOf(table).table);
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) => {
      const name = columns[key]?.name;
      return name === undefined || value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Remarks in the order of files and lines. */
function linesOf(files: readonly SheetFile[], remarks: readonly Remark[]): string[] {
  const order = new Map(files.map(({ name }, index) => [name, index]));
  return remarks
    .toSorted((one, other) => (order.get(one.file) ?? 0) - (order.get(other.file) ?? 0) || one.line - other.line)
    .map(
      ({ file, line, heading, text }) =>
        `${file}:${line}${heading === undefined ? ':' : ` Spalte ${heading}:`} ${text}`,
    );
}

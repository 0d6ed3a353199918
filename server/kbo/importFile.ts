import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Store } from '../store';
import { tagsOfChanges } from './changeTags';
import { VERSION } from './exportFile';
import { mergeRows } from './merge';
import type { Change } from './merge';
import { TABLES } from './tables';
import type { Row, Table } from './tables';

/**
 * Merges a file of `exportFile` into the database, all of it or nothing: rows are matched by their keys and the file
 * wins. Answers that show a changed row are outdated in every process.
 * @throws Error naming the line that makes no sense
 */
export async function importFile(store: Store, file: string): Promise<Change[]> {
  const rows = await readRows(file);
  return store.write(async (tx, outdate) => {
    const changes: Change[] = [];
    for (const table of TABLES) {
      for (const alike of groupByColumns(rows.get(table.name) ?? [])) {
        changes.push(...(await mergeRows(tx, table, alike)));
      }
    }
    outdate(...(await tagsOfChanges(tx, changes)));
    return changes;
  });
}

async function readRows(file: string): Promise<Map<string, Row[]>> {
  const rows = new Map<string, Row[]>();
  const tables = new Map(TABLES.map((table) => [table.name, table]));
  let number = 0;
  for await (const text of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    number += 1;
    const at = `${file}:${number}`;
    const content = parse(text, at);
    if (number === 1) {
      checkHead(content, at);
      continue;
    }
    const { table: name, row } = content;
    const table = tables.get(String(name));
    if (table === undefined) throw new Error(`${at}: unknown table ${String(name)}`);
    append(rows, table.name, checkedRow(table, row, at));
  }
  if (number === 0) throw new Error(`${file}: is empty`);
  return rows;
}

function parse(text: string, at: string): Record<string, unknown> {
  try {
    const content: unknown = JSON.parse(text);
    if (isObject(content)) return content;
  } catch {
    // Told below, with its place.
  }
  throw new Error(`${at}: expected a JSON object, got ${text.slice(0, 60)}`);
}

function checkHead({ format, version }: Record<string, unknown>, at: string): void {
  if (format !== 'kbo' || typeof version !== 'number') throw new Error(`${at}: this is no export of kbo`);
  if (version > VERSION) throw new Error(`${at}: version ${version} is newer than this program reads (${VERSION})`);
}

function checkedRow(table: Table, row: unknown, at: string): Row {
  if (!isObject(row)) throw new Error(`${at}: expected a row, got ${JSON.stringify(row)}`);
  const unknown = Object.keys(row).find((name) => !table.columns.has(name));
  if (unknown !== undefined) throw new Error(`${at}: ${table.name} has no column ${unknown}`);
  const missing = table.key.find((name) => row[name] === undefined || row[name] === null);
  if (missing !== undefined) throw new Error(`${at}: ${missing} is missing`);
  return row;
}

/** Rows that name the same columns, together: files of earlier versions know fewer. */
function groupByColumns(rows: readonly Row[]): Row[][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) append(groups, Object.keys(row).join(' '), row);
  return [...groups.values()];
}

function append<T>(lists: Map<string, T[]>, key: string, item: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

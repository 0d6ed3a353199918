import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { getTableName } from 'drizzle-orm';
import type { Db } from '../db/database';
import { demoMark } from '../db/schema/office';
import { originOf } from '../demo/mark';
import type { Store } from '../store';
import { tagsOfChanges } from '../merging/changeTags';
import { VERSION } from './exportFile';
import { mergeRows } from '../merging/merge';
import type { Change } from '../merging/merge';
import { TABLES } from '../merging/tables';
import type { Row, Table } from '../merging/tables';

/** Why data from elsewhere are not imported into the demo's database. */
export const DEMO_DATABASE = 'this database is the demo’s; give other data one of their own';

/**
 * Merges a file of `exportFile` into the database, all of it or nothing: rows are matched by their keys and the file
 * wins. Answers that show a changed row are outdated in every process.
 * @throws Error naming the line that makes no sense
 */
export async function importFile(store: Store, file: string): Promise<Change[]> {
  const rows = await readRows(file);
  return store.write(async (tx, outdate) => {
    await refuseMixing(tx, rows.has(getTableName(demoMark)));
    const changes: Change[] = [];
    for (const table of TABLES) {
      changes.push(...(await mergeRows(tx, table, rows.get(table.name) ?? [])));
    }
    outdate(...(await tagsOfChanges(tx, changes)));
    return changes;
  });
}

/** The demo's matches go on by themselves: its data and those of others never share a database. */
async function refuseMixing(db: Db, fileIsDemo: boolean): Promise<void> {
  const origin = await originOf(db);
  if (origin === 'demo' && !fileIsDemo) throw new Error(DEMO_DATABASE);
  if (origin === 'others' && fileIsDemo) throw new Error('the file holds the demo; this database holds other data');
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
    // Reported below, with its place.
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

function append<T>(lists: Map<string, T[]>, key: string, item: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

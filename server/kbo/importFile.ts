import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { getTableName } from 'drizzle-orm';
import type { Db } from '../db/database';
import { demoMark } from '../db/schema/office';
import { originOf } from '../db/provenance';
import type { Store } from '../store';
import { EVERYTHING } from '../cache/tags';
import { tagsOfChanges } from '../merging/changeTags';
import { replayErasures } from '../merging/erasures';
import { isWhole, VERSION } from '../merging/exportFile';
import { mergeRows } from '../merging/merge';
import type { Change } from '../merging/merge';
import type { Reject } from '../merging/merge';
import { correctedPoints } from '../merging/runningPoints';
import { TABLES, keyOf, tableOf } from '../merging/tables';
import type { Row, Table } from '../merging/tables';

/** Why data from elsewhere are not imported into the demo's database. */
export const DEMO_DATABASE = 'this database is the demo’s; give other data one of their own';
/** So many wrong lines are named at once. */
const MOST_MISFITS = 20;

type Warn = (line: string) => void;

/**
 * Merges a file of `exportFile` into the database, all of it or nothing: rows are matched by their keys and the file
 * wins, in the columns that it names. Answers that show a changed row are outdated in every process.
 * @throws Error naming the lines that make no sense or do not fit
 */
export async function importFile(store: Store, file: string, warn: Warn = () => {}): Promise<Change[]> {
  const { rows, places } = await readRows(file, warn);
  return store.write(async (tx, invalidate) => {
    await refuseMixing(tx, rows.has(getTableName(demoMark)));
    const misfits: string[] = [];
    const reject: Reject = (table, row, why) => misfits.push(`${places.get(placeKey(table, row)) ?? file}: ${why}`);
    const merge = (table: Table, some: readonly Row[]) => mergeRows(tx, table, some, { reject });
    const changes: Change[] = [];
    for (const table of TABLES) changes.push(...(await merge(table, [...(rows.get(table.name)?.values() ?? [])])));
    const named = (club: string) => rows.get('clubs')?.get(club)?.['points'] !== undefined;
    changes.push(...(await merge(tableOf('clubs'), await correctedPoints(tx, changes, named))));
    if (misfits.length > 0) throw new Error(misfits.slice(0, MOST_MISFITS).join('\n'));
    if ((await replayErasures(tx)).length > 0) invalidate(EVERYTHING);
    invalidate(...(await tagsOfChanges(tx, changes)));
    return changes;
  });
}

/** The demo's matches go on by themselves: its data and those of others never share a database. */
async function refuseMixing(db: Db, fileIsDemo: boolean): Promise<void> {
  const origin = await originOf(db);
  if (origin === 'demo' && !fileIsDemo) throw new Error(DEMO_DATABASE);
  if (origin === 'others' && fileIsDemo) throw new Error('the file holds the demo; this database holds other data');
}

/** The rows of a file by table and key, and their lines. */
async function readRows(
  file: string,
  warn: Warn,
): Promise<{ rows: Map<string, Map<string, Row>>; places: Map<string, string> }> {
  const rows = new Map<string, Map<string, Row>>();
  const places = new Map<string, string>();
  const tables = new Map(TABLES.map((table) => [table.name, table]));
  const whole = await isWhole(file);
  let number = 0;
  for await (const text of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    number += 1;
    const at = `${file}:${number}`;
    const content = parse(text, at);
    if (number === 1) {
      checkHead(content, at, whole, warn);
      continue;
    }
    if (whole && content['end'] !== undefined) continue;
    const { table: name, row: read } = content;
    const table = tables.get(String(name));
    if (table === undefined) throw new Error(`${at}: unknown table ${String(name)}`);
    const row = checkedRow(table, read, at);
    const key = keyOf(table, row);
    const own = rows.get(table.name) ?? new Map<string, Row>();
    rows.set(table.name, own.set(key, { ...own.get(key), ...row }));
    places.set(placeKey(table, row), at);
  }
  if (number === 0) throw new Error(`${file}: is empty`);
  return { rows, places };
}

function placeKey(table: Table, row: Row): string {
  return `${table.name} ${keyOf(table, row)}`;
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

function checkHead({ format, version }: Record<string, unknown>, at: string, whole: boolean, warn: Warn): void {
  if (format !== 'kbo' || typeof version !== 'number') throw new Error(`${at}: this is no export of kbo`);
  if (version > VERSION) throw new Error(`${at}: version ${version} is newer than this program reads (${VERSION})`);
  if (whole) return;
  if (version >= VERSION) throw new Error(`${at}: the file is not whole: its last line is missing`);
  warn(`${at}: version ${version}: whether the file is whole cannot be told`);
}

function checkedRow(table: Table, row: unknown, at: string): Row {
  if (!isObject(row)) throw new Error(`${at}: expected a row, got ${JSON.stringify(row)}`);
  const unknown = Object.keys(row).find((name) => !table.columns.has(name));
  if (unknown !== undefined) throw new Error(`${at}: ${table.name} has no column ${unknown}`);
  const missing = table.key.find((name) => row[name] === undefined || row[name] === null);
  if (missing !== undefined) throw new Error(`${at}: ${missing} is missing`);
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const isId = table.columns.get(name)?.getSQLType() === 'uuid' && typeof value === 'string';
      return [name, isId ? value.toUpperCase() : value];
    }),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

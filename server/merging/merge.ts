import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database';
import { redact } from '../domain/errors';
import { keyOf, rowsWhere, storedRows, tableOf } from './tables';
import type { Row, Table, Unique } from './tables';

const ROWS_PER_STATEMENT = 2_000;
/** One `jsonb` may have 256 MB, and a row may be a season's archive of one. */
const CHARACTERS_PER_STATEMENT = 4_000_000;
/** A table goes on counting from the highest number that it is told, up to twice this. */
const HIGHEST_COUNT = 2 ** 30;

/** Receives a row that does not fit into its table, or of which something does not, and why. */
export type Reject = (table: Table, row: Row, why: string) => void;

/** How rows from outside are fitted into a table. */
export interface Fitting {
  reject: Reject;
  /** The value of a required column that neither the row nor its stored form has; without it such a row is rejected. */
  emptyValue?: (column: PgColumn) => unknown;
}

/** A stored row that has to give up what another row claims, before that one is written. */
interface Yielding {
  claimant: string;
  holder: Row;
  after: Row;
}

/** A change of one row: without `before` it is new, without `after` it was deleted. */
export interface Change {
  table: string;
  before?: Row;
  after?: Row;
}

/**
 * Inserts or updates rows by their keys and returns the changes; columns that a row does not name keep their value.
 * A row that does not fit into the table is rejected, and all others are written.
 */
export async function mergeRows(tx: Db, table: Table, told: readonly Row[], fitting: Fitting): Promise<Change[]> {
  const stored = await storedRows(tx, table, told);
  const complete = await completeRows(tx, table, told, stored, fitting);
  const { rows, yieldings } = await withoutRivals(tx, table, complete, stored, fitting);
  const isChanged = (row: Row) => {
    const before = stored.get(keyOf(table, row));
    return !Object.entries(row).every(
      ([name, value]) => before !== undefined && isDeepStrictEqual(value, before[name]),
    );
  };
  const changed = await checkedRows(tx, table, rows.filter(isChanged), fitting);
  const written = await writeRows(tx, table, changed, yieldings, fitting);
  const own = new Set(written.map((row) => keyOf(table, row)));
  return [
    ...yieldings.flatMap(({ claimant, holder, after }): Change[] =>
      own.has(claimant) && !own.has(keyOf(table, holder))
        ? [{ table: table.name, before: holder, after: { ...holder, ...after } }]
        : [],
    ),
    ...written.map((row): Change => {
      const before = stored.get(keyOf(table, row));
      return { table: table.name, ...(before !== undefined && { before }), after: { ...before, ...row } };
    }),
  ];
}

/** Writes rows and returns them, without those that the database refuses. */
function writeRows(
  tx: Db,
  table: Table,
  rows: readonly Row[],
  yieldings: readonly Yielding[],
  { reject }: Fitting,
): Promise<readonly Row[]> {
  const write = async (inner: Db, some: readonly Row[]) => {
    const own = new Set(some.map((row) => keyOf(table, row)));
    for (const yielding of yieldings) if (own.has(yielding.claimant)) await yieldTo(inner, table, yielding);
    const alike = new Map<string, Row[]>();
    for (const row of some) {
      const columns = Object.keys(row).join(' ');
      const group = alike.get(columns);
      if (group === undefined) alike.set(columns, [row]);
      else group.push(row);
    }
    for (const group of alike.values()) await upsert(inner, table, group);
    return some;
  };
  return eachInSavepoint(tx, rows, write, (row, fault) => reject(table, row, `${fault} refuses it`));
}

/** Works on rows in a savepoint; of rows that the database refuses it finds the ones at fault by halving. */
export async function eachInSavepoint<T>(
  tx: Db,
  rows: readonly Row[],
  work: (inner: Db, some: readonly Row[]) => Promise<readonly T[]>,
  reject: (row: Row, fault: string) => void,
): Promise<readonly T[]> {
  const [first] = rows;
  if (first === undefined) return [];
  try {
    return await tx.transaction((inner) => work(inner, rows));
  } catch (error) {
    const fault = dataFault(error);
    if (fault === undefined) throw error;
    if (rows.length === 1) {
      reject(first, fault);
      return [];
    }
    const middle = Math.ceil(rows.length / 2);
    return [
      ...(await eachInSavepoint(tx, rows.slice(0, middle), work, reject)),
      ...(await eachInSavepoint(tx, rows.slice(middle), work, reject)),
    ];
  }
}

async function yieldTo(tx: Db, { table, key, columns }: Table, { holder, after }: Yielding): Promise<void> {
  const holds = key.map((name) => eq(sql`${columns.get(name)}`, holder[name]));
  const values = Object.entries(after).map(([name, value]) => sql`${sql.identifier(name)} = ${value}`);
  await tx.execute(sql`update ${table} set ${sql.join(values, sql`, `)} where ${and(...holds)}`);
}

/** Deletes rows by their keys. */
export async function removeRows(tx: Db, table: Table, rows: readonly Row[]): Promise<Change[]> {
  for (const row of rows) {
    await tx.delete(table.table).where(and(...table.key.map((name) => eq(sql`${table.columns.get(name)}`, row[name]))));
  }
  return rows.map((before) => ({ table: table.name, before }));
}

/** Writes rows that name the same columns as JSON, thousands per statement: many times faster than one parameter per value. */
async function upsert(tx: Db, table: Table, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const { counter } = table;
  const counted = counter !== undefined && columns.includes(counter);
  // The insertion counter cannot be updated: such a row is deleted and inserted again.
  if (counted) await removeRows(tx, table, [...(await storedRows(tx, table, rows)).values()]);
  const list = (names: readonly string[], shape: (name: string) => ReturnType<typeof sql>) =>
    sql.join(names.map(shape), sql`, `);
  const names = list(columns, (name) => sql`${sql.identifier(name)}`);
  const others = columns.filter((name) => !table.key.includes(name) && name !== counter);
  const onConflict =
    others.length === 0
      ? sql`nothing`
      : sql`update set ${list(others, (name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`)}`;
  for (const some of listsOf(rows)) {
    await tx.execute(sql`
      insert into ${table.table} (${names}) ${counted ? sql`overriding system value` : sql``}
      select ${names} from jsonb_populate_recordset(null::${table.table}, ${some}::jsonb)
      on conflict (${list(table.key, (name) => sql`${sql.identifier(name)}`)}) do ${onConflict}`);
  }
  if (counted && rows.length > 0) {
    await tx.execute(sql`
      select setval(pg_get_serial_sequence(${table.name}, ${counter}), max(${sql.identifier(counter)}))
      from ${table.table}`);
  }
}

/** Rows as JSON lists that one statement can carry. */
function* listsOf(rows: readonly Row[]): Generator<string> {
  let list: string[] = [];
  let length = 0;
  for (const row of rows) {
    const text = JSON.stringify(row);
    if (list.length === ROWS_PER_STATEMENT || (list.length > 0 && length + text.length > CHARACTERS_PER_STATEMENT)) {
      yield `[${list.join()}]`;
      [list, length] = [[], 0];
    }
    list.push(text);
    length += text.length;
  }
  if (list.length > 0) yield `[${list.join()}]`;
}

/** The rows with every required column, whose references exist. Optional references to nothing are cleared. */
async function completeRows(
  tx: Db,
  table: Table,
  rows: readonly Row[],
  stored: ReadonlyMap<string, Row>,
  { reject, emptyValue }: Fitting,
): Promise<Row[]> {
  const known = new Map<string, ReadonlySet<unknown>>();
  for (const { column, table: parent, foreign } of table.parents) {
    const named = rows.flatMap((row) => (typeof row[column] === 'string' ? [row[column]] : []));
    const there = await rowsWhere(tx, tableOf(parent), foreign, named);
    known.set(column, new Set(there.map((row) => row[foreign])));
  }
  return rows.flatMap((told) => {
    const row: Record<string, unknown> = { ...told };
    for (const [name, column] of table.columns) {
      if (typeof row[name] === 'string' && known.get(name)?.has(row[name]) === false) {
        reject(table, told, `${name}: nothing is known of ${row[name]}`);
        if (column.notNull) return [];
        row[name] = null;
      }
      if (name === table.counter && Number(row[name]) > HIGHEST_COUNT) {
        reject(table, told, `${name}: leaves no numbers for further rows`);
        return [];
      }
      if (!column.notNull || column.hasDefault || name === table.counter) continue;
      row[name] ??= stored.get(keyOf(table, told))?.[name] ?? emptyValue?.(column);
      if (row[name] !== undefined) continue;
      reject(table, told, `${name}: is missing`);
      return [];
    }
    return [row];
  });
}

/**
 * Of rows that claim the same, only the first keeps it. Stored rows that hold what a row claims yield it: the season
 * under way to the next one, a code to the league that was made anew.
 */
async function withoutRivals(
  tx: Db,
  table: Table,
  rows: readonly Row[],
  stored: ReadonlyMap<string, Row>,
  { reject }: Fitting,
): Promise<{ rows: Row[]; yieldings: Yielding[] }> {
  let left = [...rows];
  const yieldings: Yielding[] = [];
  for (const unique of table.uniques) {
    const [first = ''] = unique.columns;
    const column = unique.flag ?? first;
    const value = unique.flag === undefined ? null : false;
    const canYield = table.columns.get(column)?.notNull === false;
    const whole = (row: Row) => ({ ...stored.get(keyOf(table, row)), ...row });
    const values = left.flatMap((row) => (typeof whole(row)[first] === 'string' ? [String(whole(row)[first])] : []));
    const holders = new Map<string, Row>();
    for (const holder of await rowsWhere(tx, table, first, values)) {
      const claim = claimOf(unique, holder);
      if (claim !== undefined) holders.set(claim, holder);
    }
    const told = new Set(left.map((row) => keyOf(table, row)));
    const taken = new Set<string>();
    left = left.flatMap((row) => {
      const claim = claimOf(unique, whole(row));
      if (claim === undefined) return [row];
      const holder = holders.get(claim);
      const held = holder !== undefined && keyOf(table, holder) !== keyOf(table, row);
      if (taken.has(claim) || (held && !canYield && !told.has(keyOf(table, holder)))) {
        reject(table, row, `${column}: another row has it already`);
        return canYield ? [{ ...row, [column]: value }] : [];
      }
      taken.add(claim);
      if (held && canYield) {
        const gone = told.has(keyOf(table, holder)) ? {} : table.replaced;
        yieldings.push({ claimant: keyOf(table, row), holder, after: { ...gone, [column]: value } });
      }
      return [row];
    });
  }
  return { rows: left, yieldings };
}

/** The rows that meet the table's checks, as the database itself judges them. */
async function checkedRows(tx: Db, table: Table, rows: readonly Row[], { reject }: Fitting): Promise<Row[]> {
  if (table.checks.length === 0 || rows.length === 0) return [...rows];
  const broken = new Map<string, string>();
  const keys = [...table.columns].filter(([name]) => table.key.includes(name));
  const key = Object.fromEntries(keys.map(([name, column]) => [name, sql`${column}`.mapWith(column)]));
  const told = sql`jsonb_populate_recordset(null::${table.table}, ${JSON.stringify(rows)}::jsonb) as ${table.table}`;
  for (const { name, value } of table.checks) {
    try {
      const found = await tx.transaction((inner) =>
        inner
          .select(key)
          .from(told)
          .where(sql`(${value}) is false`),
      );
      for (const row of found) broken.set(keyOf(table, row), name);
    } catch (error) {
      // A value of another kind than its column's: found when the rows are written.
      if (dataFault(error) === undefined) throw error;
    }
  }
  return rows.filter((row) => {
    const name = broken.get(keyOf(table, row));
    if (name !== undefined) reject(table, row, `${name} refuses it`);
    return name === undefined;
  });
}

/** What a row broke when the database refused it, without the row; undefined for every other failure. */
function dataFault(error: unknown): string | undefined {
  const { code, constraint } = redact(error);
  // Cardinality, data, integrity, program limits (PostgreSQL, appendix A).
  return code !== undefined && /^(?:21|22|23|54)\w{3}$/.test(code) ? (constraint ?? code) : undefined;
}

function claimOf({ columns, flag }: Unique, row: Row): string | undefined {
  if (flag !== undefined && row[flag] !== true) return undefined;
  const values = columns.map((name) => row[name]);
  return values.every((value) => value !== null && value !== undefined) ? JSON.stringify(values) : undefined;
}

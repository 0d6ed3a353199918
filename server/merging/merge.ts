import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { checkedRows, completeRows, dataFault, withoutRivals } from './fit';
import type { Fitting, Yielding } from './fit';
import { storedRows } from './rows';
import { keyOf } from './tables';
import type { Row, Table } from './tables';

const ROWS_PER_STATEMENT = 2_000;
/** One `jsonb` may have 256 MB, and a row may be a season's archive of one. */
const CHARACTERS_PER_STATEMENT = 4_000_000;

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

/** Writes rows and returns them; of rows that the database refuses it finds the ones at fault by halving and rejects them. */
async function writeRows(
  tx: Db,
  table: Table,
  rows: readonly Row[],
  yieldings: readonly Yielding[],
  fitting: Fitting,
): Promise<readonly Row[]> {
  const [first] = rows;
  if (first === undefined) return [];
  try {
    await tx.transaction(async (inner) => {
      const own = new Set(rows.map((row) => keyOf(table, row)));
      for (const yielding of yieldings) if (own.has(yielding.claimant)) await yieldTo(inner, table, yielding);
      const alike = new Map<string, Row[]>();
      for (const row of rows) {
        const columns = Object.keys(row).join(' ');
        const group = alike.get(columns);
        if (group === undefined) alike.set(columns, [row]);
        else group.push(row);
      }
      for (const group of alike.values()) await upsert(inner, table, group);
    });
    return rows;
  } catch (error) {
    const fault = dataFault(error);
    if (fault === undefined) throw error;
    if (rows.length === 1) {
      fitting.reject(table, first, `${fault} refuses it`);
      return [];
    }
    const middle = Math.ceil(rows.length / 2);
    return [
      ...(await writeRows(tx, table, rows.slice(0, middle), yieldings, fitting)),
      ...(await writeRows(tx, table, rows.slice(middle), yieldings, fitting)),
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

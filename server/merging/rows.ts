import { asc, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { keyOf } from './tables';
import type { Row, Table } from './tables';

/** One row may be a season's archive of a megabyte, another one a goal: rows are fetched by their bytes. */
const CHUNK_BYTES = 1_000_000;
const MOST_ROWS = 2_048;

/**
 * All rows of a table, some at a time, in an order that does not depend on the engine: as inserted where that counts,
 * else by key. Only in a transaction.
 */
export async function* streamRows(tx: Db, table: Table): AsyncGenerator<Row[]> {
  const order = [...(table.counter === undefined ? [] : [table.counter]), ...table.key];
  const all = selectRows(tx, table).orderBy(
    ...order.map((name) => {
      const column = table.columns.get(name);
      // Texts in byte order, because the order of a locale differs between the engines.
      return column?.getSQLType() === 'text' ? sql`${column} collate "C"` : asc(sql`${column}`);
    }),
  );
  await tx.execute(sql`declare every_row no scroll cursor for ${all.getSQL()}`);
  for (let count = 1; ;) {
    const rows = fetched(await tx.execute(sql`fetch ${sql.raw(String(count))} from every_row`), table);
    if (rows.length === 0) break;
    yield rows;
    const bytes = JSON.stringify(rows).length;
    count = Math.max(1, bytes < CHUNK_BYTES ? Math.min(2 * count, MOST_ROWS) : count >> 1);
  }
  await tx.execute(sql`close every_row`);
}

/** What a statement of our own returned, read as the schema reads it. */
function fetched(result: unknown, { columns }: Table): Row[] {
  if (typeof result !== 'object' || result === null || !('rows' in result) || !Array.isArray(result.rows)) return [];
  const rows: readonly Row[] = result.rows;
  return rows.map((row) =>
    Object.fromEntries(
      Array.from(columns, ([name, column]) => {
        const value = row[name] ?? null;
        return [name, value === null ? null : column.mapFromDriverValue(value)];
      }),
    ),
  );
}

/** The stored rows with the keys of these rows, by key. */
export async function storedRows(db: Db, table: Table, rows: readonly Row[]): Promise<Map<string, Row>> {
  const [first = ''] = table.key;
  const values = rows.map((row) => String(row[first]));
  return new Map((await rowsWhere(db, table, first, values)).map((row) => [keyOf(table, row), row]));
}

/** The rows whose column has one of these values. */
export async function rowsWhere(db: Db, table: Table, name: string, values: readonly string[]): Promise<Row[]> {
  const column = table.columns.get(name);
  if (column === undefined) throw new Error(`${table.name} has no column ${name}`);
  if (values.length === 0) return [];
  // As one list: any number of values is one statement with one parameter.
  const list = sql`jsonb_array_elements_text(${JSON.stringify([...new Set(values)])}::jsonb)`;
  const typed = sql.raw(column.getSQLType());
  return selectRows(db, table).where(sql`${column} = any(array(select ${list}::${typed}))`);
}

function selectRows(db: Db, { table, columns }: Table) {
  return db.select(Object.fromEntries(columns)).from(table).$dynamic();
}

import { asc, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { keyOf } from './tables';
import type { Row, Table } from './tables';

/** All rows of a table in an order that does not depend on the engine: as inserted where that counts, else by key. */
export function allRows(db: Db, table: Table): Promise<Row[]> {
  const order = [...(table.counter === undefined ? [] : [table.counter]), ...table.key];
  return selectRows(db, table).orderBy(
    ...order.map((name) => {
      const column = table.columns.get(name);
      // Texts in byte order, because the order of a locale differs between the engines.
      return column?.getSQLType() === 'text' ? sql`${column} collate "C"` : asc(sql`${column}`);
    }),
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

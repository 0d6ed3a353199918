import { asc, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { keyOf } from './tables';
import type { Row, Table } from './tables';

const VALUES_PER_STATEMENT = 2_000;

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
  const unique = [...new Set(values)];
  const found: Row[] = [];
  for (let start = 0; start < unique.length; start += VALUES_PER_STATEMENT) {
    const some = unique.slice(start, start + VALUES_PER_STATEMENT);
    found.push(...(await selectRows(db, table).where(inArray(column, some))));
  }
  return found;
}

function selectRows(db: Db, { table, columns }: Table) {
  return db.select(Object.fromEntries(columns)).from(table).$dynamic();
}

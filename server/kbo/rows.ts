import { asc, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { keyOf } from './tables';
import type { Row, Table } from './tables';

const IDS_PER_STATEMENT = 2_000;

/** All rows of a table in an order that does not depend on the engine: as inserted where that counts, else by key. */
export function allRows(db: Db, table: Table): Promise<Row[]> {
  const order = [...(table.counter === undefined ? [] : [table.counter]), ...table.key];
  return selectRows(db, table).orderBy(
    ...order.map((name) => {
      const column = table.columns.get(name);
      // Texts in the order of their bytes: what a locale makes of them differs between the engines.
      return column?.getSQLType() === 'text' ? sql`${column} collate "C"` : asc(sql`${column}`);
    }),
  );
}

/** The rows that the database holds under the keys of these, by key. */
export async function storedRows(db: Db, table: Table, rows: readonly Row[]): Promise<Map<string, Row>> {
  const [first = ''] = table.key;
  const column = table.columns.get(first);
  if (column === undefined) throw new Error(`${table.name} has no key`);
  const values = [...new Set(rows.map((row) => row[first]))];
  const stored = new Map<string, Row>();
  for (let start = 0; start < values.length; start += IDS_PER_STATEMENT) {
    const some = await selectRows(db, table).where(inArray(column, values.slice(start, start + IDS_PER_STATEMENT)));
    for (const row of some) stored.set(keyOf(table, row), row);
  }
  return stored;
}

function selectRows(db: Db, { table, columns }: Table) {
  return db.select(Object.fromEntries(columns)).from(table).$dynamic();
}

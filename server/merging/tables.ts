import { asc, getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { PgColumn, PgTable, getTableConfig } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database';
import { schema } from '../db/rows';

/** One row may be a season's archive of a megabyte, another one a goal: rows are fetched by their bytes. */
const CHUNK_BYTES = 1_000_000;
const MOST_ROWS = 2_048;

/** A row under the database's own column names: texts, numbers, flags, null and JSON, as `columns.ts` spells them. */
export type Row = Readonly<Record<string, unknown>>;

/** A table as the `kbo` command sees it: only names. */
export interface Table {
  name: string;
  table: PgTable;
  columns: ReadonlyMap<string, PgColumn>;
  /** Columns of the primary key. */
  key: readonly string[];
  /** The column that counts insertions, where there is one. */
  counter: string | undefined;
  /** Tables whose rows must be inserted first, by the column that refers to them. */
  parents: readonly { column: string; table: string; foreign: string }[];
  /** Conditions that every row meets. */
  checks: readonly { name: string; value: SQL }[];
  /** Columns that no two rows share; with a flag, no two rows that have it. */
  uniques: readonly Unique[];
  /** What else holds of a row that another one replaced by claiming what it had. */
  replaced: Row;
}

/** Beside the primary key. */
export interface Unique {
  columns: readonly string[];
  flag: string | undefined;
}

/** A league without its code leads nowhere: no list shows it. */
const REPLACED: Readonly<Record<string, Row>> = { leagues: { visibility: false } };

/** Every table of the schema, parents before children. */
export const TABLES: readonly Table[] = parentsFirst(
  Object.values(schema)
    .filter((value) => is(value, PgTable))
    .map(describe),
);

/**
 * The table of this name.
 * @throws Error when there is none
 */
export function tableOf(name: string): Table {
  const table = TABLES.find((one) => one.name === name);
  if (table === undefined) throw new Error(`no table is called ${name}`);
  return table;
}

/** A text that identifies a row in its table. */
export function keyOf({ key }: Table, row: Row): string {
  return key.map((column) => String(row[column])).join(' ');
}

function describe(table: PgTable): Table {
  const config = getTableConfig(table);
  const columns = Object.values(getTableColumns(table));
  return {
    name: getTableName(table),
    table,
    columns: new Map(columns.map((column) => [column.name, column])),
    key: [
      ...columns.filter((column) => column.primary).map((column) => column.name),
      ...config.primaryKeys.flatMap((key) => key.columns.map((column) => column.name)),
    ],
    counter: columns.find((column) => column.generatedIdentity !== undefined)?.name,
    parents: config.foreignKeys.flatMap((foreignKey) => {
      const { columns: own, foreignTable, foreignColumns } = foreignKey.reference();
      const [column] = own;
      const [foreign] = foreignColumns;
      if (column === undefined || foreign === undefined) return [];
      return [{ column: column.name, table: getTableName(foreignTable), foreign: foreign.name }];
    }),
    checks: config.checks,
    replaced: REPLACED[getTableName(table)] ?? {},
    uniques: [
      ...columns.filter((column) => column.isUnique).map((column) => ({ columns: [column.name], flag: undefined })),
      ...config.indexes.flatMap(({ config: index }): Unique[] => {
        if (!index.unique) return [];
        const names = index.columns.flatMap((column) =>
          'name' in column && column.name !== undefined ? [column.name] : [],
        );
        return [{ columns: names, flag: index.where?.queryChunks.find((chunk) => is(chunk, PgColumn))?.name }];
      }),
    ],
  };
}

function parentsFirst(tables: readonly Table[]): Table[] {
  const sorted: Table[] = [];
  const visit = (table: Table) => {
    if (sorted.includes(table)) return;
    for (const parent of table.parents) {
      const other = tables.find((one) => one.name === parent.table);
      if (other !== undefined && other !== table) visit(other);
    }
    sorted.push(table);
  };
  tables.toSorted((a, b) => (a.name < b.name ? -1 : 1)).forEach(visit);
  return sorted;
}

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

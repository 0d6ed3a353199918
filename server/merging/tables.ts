import { getTableColumns, getTableName, is } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { PgColumn, PgTable, getTableConfig } from 'drizzle-orm/pg-core';
import { schema } from '../db/schema/all';

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

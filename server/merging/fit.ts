import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database';
import { harmless } from '../domain/harmless';
import { rowsWhere } from './rows';
import { keyOf, tableOf } from './tables';
import type { Row, Table, Unique } from './tables';

/** Receives a row that does not fit into its table, or of which something does not, and why. */
export type Reject = (table: Table, row: Row, why: string) => void;

/** How rows from outside are fitted into a table. */
export interface Fitting {
  reject: Reject;
  /** The value of a required column that neither the row nor its stored form has; without it such a row is rejected. */
  emptyValue?: (column: PgColumn) => unknown;
}

/** A stored row that has to give up what another row claims, before that one is written. */
export interface Yielding {
  claimant: string;
  holder: Row;
  after: Row;
}

/** A table goes on counting from the highest number that it is told, up to twice this. */
const HIGHEST_COUNT = 2 ** 30;

/** The rows with every required column, whose references exist. Optional references to nothing are cleared. */
export async function completeRows(
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
export async function withoutRivals(
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
export async function checkedRows(tx: Db, table: Table, rows: readonly Row[], { reject }: Fitting): Promise<Row[]> {
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
export function dataFault(error: unknown): string | undefined {
  const { code, constraint } = harmless(error);
  // Cardinality, data, integrity, program limits (PostgreSQL, appendix A).
  return code !== undefined && /^(?:21|22|23|54)\w{3}$/.test(code) ? (constraint ?? code) : undefined;
}

function claimOf({ columns, flag }: Unique, row: Row): string | undefined {
  if (flag !== undefined && row[flag] !== true) return undefined;
  const values = columns.map((name) => row[name]);
  return values.every((value) => value !== null && value !== undefined) ? JSON.stringify(values) : undefined;
}

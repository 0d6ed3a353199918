import type { Store } from '../store';
import type { Db } from '../db/database';
import { tagsOfChanges } from '../merging/changeTags';
import { mergeRows, removeRows } from '../merging/merge';
import type { Change } from '../merging/merge';
import { rowsWhere, storedRows } from '../merging/rows';
import { TABLES, keyOf, tableOf } from '../merging/tables';
import type { Row, Table } from '../merging/tables';
import { emptyValue } from './facts';
import type { Facts, Whole } from './facts';

/** Tables whose rows are not deleted when they leave a league or club: the column is cleared instead. */
const STAY: readonly string[] = ['clubs', 'players'];

/**
 * Writes what a source returned into the database in one transaction, touching only what differs. Rows without a required
 * value are reported and left out. Answers that show a change are outdated in every process.
 */
export function saveFacts(store: Store, facts: Facts): Promise<Change[]> {
  return store.write(async (tx, outdate) => {
    const changes: Change[] = [];
    const kept = new Map<string, ReadonlySet<string>>();
    for (const table of TABLES.filter(({ name }) => facts.rows.has(name))) {
      const rows = await soundRows(tx, facts, table, kept);
      kept.set(table.name, new Set(rows.map((row) => keyOf(table, row))));
      changes.push(...(await mergeRows(tx, table, inOrder(table, rows, facts))));
    }
    changes.push(...(await removeLeftovers(tx, facts)));
    outdate(...(await tagsOfChanges(tx, changes)));
    return changes;
  });
}

/** Articles are counted in the order in which they were written. */
function inOrder({ name }: Table, rows: readonly Row[], facts: Facts): readonly Row[] {
  if (name !== 'news') return rows;
  const written = ({ id }: Row) => facts.written.get(String(id)) ?? 0;
  return rows.toSorted((a, b) => written(a) - written(b));
}

async function soundRows(
  tx: Db,
  facts: Facts,
  table: Table,
  kept: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<Row[]> {
  const rows = facts.all(table.name);
  const stored = await storedRows(tx, table, rows);
  const there = new Map<string, ReadonlySet<string>>();
  for (const { column, table: parent, foreign } of table.parents) {
    const named = rows.flatMap((row) => (typeof row[column] === 'string' ? [row[column]] : []));
    const before = await rowsWhere(tx, tableOf(parent), foreign, named);
    there.set(column, new Set([...(kept.get(parent) ?? []), ...before.map((row) => String(row[foreign]))]));
  }
  return rows.flatMap((told) => {
    const row: Record<string, unknown> = { ...told };
    const key = keyOf(table, told);
    for (const [name, column] of table.columns) {
      const parents = there.get(name);
      const orphaned = typeof row[name] === 'string' && parents?.has(row[name]) === false;
      if (orphaned && !column.notNull) row[name] = null;
      if (!column.notNull || column.hasDefault || name === table.counter) continue;
      row[name] ??= stored.get(key)?.[name] ?? emptyValue(column);
      if (row[name] !== undefined && !orphaned) continue;
      facts.complain(
        `${table.name} ${key} – ${name}: ${orphaned ? `nothing is known of ${String(told[name])}` : 'is missing'}`,
      );
      return [];
    }
    return [row];
  });
}

async function removeLeftovers(tx: Db, facts: Facts): Promise<Change[]> {
  const changes: Change[] = [];
  for (const { table: name, column, values } of grouped(facts.wholes)) {
    const table = tableOf(name);
    const left = (await rowsWhere(tx, table, column, values)).filter(
      (row) => facts.row(name, keyOf(table, row))?.[column] === undefined,
    );
    if (STAY.includes(name))
      changes.push(
        ...(await mergeRows(
          tx,
          table,
          left.map((row) => ({ ...row, [column]: null })),
        )),
      );
    else changes.push(...(await removeWithChildren(tx, table, left)));
  }
  return changes;
}

async function removeWithChildren(tx: Db, table: Table, rows: readonly Row[]): Promise<Change[]> {
  const changes: Change[] = [];
  for (const child of TABLES) {
    for (const { column, foreign } of child.parents.filter((parent) => parent.table === table.name)) {
      if (child.columns.get(column)?.notNull !== true) continue;
      const orphans = await rowsWhere(
        tx,
        child,
        column,
        rows.map((row) => String(row[foreign])),
      );
      changes.push(...(await removeWithChildren(tx, child, orphans)));
    }
  }
  return [...changes, ...(await removeRows(tx, table, rows))];
}

function grouped(wholes: readonly Whole[]): { table: string; column: string; values: string[] }[] {
  const groups = new Map<string, { table: string; column: string; values: string[] }>();
  for (const { table, column, value } of wholes) {
    const key = `${table} ${column}`;
    const group = groups.get(key) ?? { table, column, values: [] };
    group.values.push(value);
    groups.set(key, group);
  }
  return [...groups.values()];
}

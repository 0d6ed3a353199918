import type { Store } from '../store';
import type { Db } from '../db/database';
import { tagsOfChanges } from '../merging/changeTags';
import type { Fitting } from '../merging/fit';
import { mergeRows, removeRows } from '../merging/merge';
import type { Change } from '../merging/merge';
import { rowsWhere } from '../merging/rows';
import { TABLES, keyOf, tableOf } from '../merging/tables';
import type { Row, Table } from '../merging/tables';
import { emptyValue } from './facts';
import type { Facts, Whole } from './facts';

/** Tables whose rows are not deleted when they leave a league or club: the column is cleared instead. */
const STAY: readonly string[] = ['clubs', 'players'];

/**
 * Writes what a source returned into the database in one transaction, touching only what differs. Rows that do not fit
 * are reported under their paths and left out. Answers that show a change are outdated in every process.
 */
export async function saveFacts(store: Store, facts: Facts): Promise<Change[]> {
  const { changes, rejected } = await store.write(async (tx, outdate) => {
    const rejected: string[] = [];
    const fitting: Fitting = {
      emptyValue,
      reject: (table, row, why) => rejected.push(`${facts.placeOf(table.name, keyOf(table, row))} – ${why}`),
    };
    const changes: Change[] = [];
    for (const table of TABLES.filter(({ name }) => facts.rows.has(name))) {
      changes.push(...(await mergeRows(tx, table, inOrder(table, facts.all(table.name), facts), fitting)));
    }
    changes.push(...(await removeLeftovers(tx, facts, fitting)));
    outdate(...(await tagsOfChanges(tx, changes)));
    return { changes, rejected };
  });
  // Only now: a transaction may run twice.
  rejected.forEach(facts.complain);
  return changes;
}

/** Articles are counted in the order in which they were written. */
function inOrder({ name }: Table, rows: readonly Row[], facts: Facts): readonly Row[] {
  if (name !== 'news') return rows;
  const written = ({ id }: Row) => facts.written.get(String(id)) ?? 0;
  return rows.toSorted((a, b) => written(a) - written(b));
}

async function removeLeftovers(tx: Db, facts: Facts, fitting: Fitting): Promise<Change[]> {
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
          fitting,
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

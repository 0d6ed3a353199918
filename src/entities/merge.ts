import type { Grouping } from './groups';
import { groupsIn, hasGroup, mergeRow } from './mergeRow';
import type { AnswerSource } from './mergeRow';
import type { Table } from './tables';
import type { Origin, Origins } from './told';

/** A table of facts and their origins. */
export interface TableWithOrigins<Entity> {
  readonly rows: Table<Entity>;
  readonly origins: Table<Origins>;
}

/** Each table's ids in order, cached because listing them takes longer than copying the rows. */
const listed = new WeakMap<object, readonly string[]>();

function idsOf(table: Table<unknown>): readonly string[] {
  const ids = listed.get(table) ?? Object.keys(table);
  listed.set(table, ids);
  return ids;
}

/** A table with some rows added or replaced. A loop, because spreading a thousand rows takes four times as long. */
export function withRows<Row>(known: Table<Row>, changed: Table<Row> | undefined): Table<Row> {
  if (changed === undefined) return known;
  const rows: Record<string, Row> = {};
  const ids = idsOf(known);
  for (const id of ids) {
    const row = known[id];
    if (row !== undefined) rows[id] = row;
  }
  let isLonger = false;
  for (const [id, row] of Object.entries(changed)) {
    isLonger ||= !Object.hasOwn(known, id);
    rows[id] = row;
  }
  if (!isLonger) listed.set(rows, ids);
  return rows;
}

/** Origins of new rows; rows with the same groups share one object. */
function firstOrigins({ names }: Grouping, { by, origins }: AnswerSource): (groups: number) => Origins {
  const made = new Map<number, Origins>();
  return (groups) => {
    const known = made.get(groups);
    if (known !== undefined) return known;
    const first: Record<string, Origin> = {};
    names.forEach((name, place) => {
      if (hasGroup(groups, place)) first[name] = origins[by];
    });
    made.set(groups, first);
    return first;
  };
}

/**
 * Merges updates into a table; a table in which nothing changes stays the same object.
 * @param onlyKnown skips rows that are not in the table yet, because no request would own them
 */
export function mergeTable<Entity extends object>(
  known: TableWithOrigins<Entity>,
  updates: Table<Entity>,
  grouping: Grouping,
  source: AnswerSource,
  onlyKnown: boolean,
): TableWithOrigins<Entity> {
  const first = firstOrigins(grouping, source);
  let rows: Record<string, Entity> | undefined;
  let origins: Record<string, Origins> | undefined;
  for (const [id, update] of Object.entries(updates)) {
    const row = known.rows[id];
    const before = known.origins[id];
    if (row === undefined && onlyKnown) continue;
    const after =
      row === undefined
        ? { row: update, origins: first(groupsIn(update, grouping, source.by)) }
        : mergeRow(row, before, update, grouping, source);
    if (after.row !== row) (rows ??= {})[id] = after.row;
    if (after.origins !== before) (origins ??= {})[id] = after.origins;
  }
  return { rows: withRows(known.rows, rows), origins: withRows(known.origins, origins) };
}

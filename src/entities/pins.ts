import type { Answer } from './answers';
import { groupingOf } from './groups';
import type { Grouping } from './groups';
import { withRows } from './merge';
import { groupsIn, hasGroup } from './mergeRow';
import { TABLE_NAMES } from './tables';
import type { TableName } from './tables';
import { AUTHORITIES } from './told';
import type { Age, Origin, Origins, OriginTables, Told } from './told';

/** The groups of an entity that an answer contains, by any authority. */
function groupsOf(told: Told, name: TableName, id: string, grouping: Grouping): number {
  let groups = 0;
  for (const by of AUTHORITIES) {
    const update = told[by]?.[name]?.[id];
    if (update !== undefined) groups |= groupsIn(update, grouping, by);
  }
  return groups;
}

/** An entity's origins, in which groups that a request contained last time but not now keep their age. */
function pinned(row: Origins, { names }: Grouping, groups: number, request: string, age: Age): Origins {
  let changed: Record<string, Origin> | undefined;
  names.forEach((name, place) => {
    const origin = row[name];
    if (origin === undefined || !('in' in origin) || origin.in !== request || hasGroup(groups, place)) return;
    (changed ??= {})[name] = { by: origin.by, ...age };
  });
  return changed === undefined ? row : { ...row, ...changed };
}

/**
 * Facts in a request's last answer but not in its new one keep the age of the last one.
 * @param last the answer being replaced or forgotten
 * @param told the new answer; empty if the request is forgotten
 */
export function pinAges(origins: OriginTables, request: string, last: Answer, told: Told): OriginTables {
  const { at, kept, ids } = last;
  if (at === null) return origins;
  let changed: { -readonly [Name in TableName]?: OriginTables[Name] } | undefined;
  for (const name of TABLE_NAMES) {
    const known = origins[name];
    if (known === undefined) continue;
    const grouping = groupingOf(name);
    let rows: Record<string, Origins> | undefined;
    for (const id of ids[name] ?? []) {
      const row = known[id];
      if (row === undefined) continue;
      const after = pinned(row, grouping, groupsOf(told, name, id, grouping), request, { at, kept });
      if (after !== row) (rows ??= {})[id] = after;
    }
    if (rows !== undefined) (changed ??= {})[name] = withRows(known, rows);
  }
  return changed === undefined ? origins : { ...origins, ...changed };
}

import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import type { Grouping, Authority, Origin, Origins, Age, ProvenanceTables, EntityPatches } from './provenance';
import type { Table, TableName } from './tables';
import type { LedgerEntry } from './queryLedger';
import { groupingOf, AUTHORITIES } from './provenance';
import { TABLE_NAMES } from './tables';

/** A row's facts by key. */
type Facts = Readonly<Record<string, unknown>>;

/** What the merge needs to know about an answer. */
export interface AnswerSource {
  readonly authority: Authority;
  /** When the server sent it, see `Age`. */
  readonly fetchedAt: number;
  /** The origin of this answer's facts, by authority. */
  readonly origins: Readonly<Record<Authority, Origin>>;
  /** When the server sent the facts of an origin, ms. */
  readonly ageOf: (origin: Origin) => number;
}

function isObject(value: unknown): value is Facts {
  return typeof value === 'object' && value !== null;
}

/** Whether two model values are deeply equal. Most of an answer is already known, so this runs before anything is copied. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => same(a[key], b[key]));
}

/** What happens to a group: its keys replace the known ones, only fill gaps, or are ignored. */
type Verdict = 'take' | 'fill' | 'skip';

/** @param isWhole whether an entity's own answer completes the group, which leaves no gaps to fill */
function judge(known: Origin | undefined, isWhole: boolean, { authority, fetchedAt, ageOf }: AnswerSource): Verdict {
  if (known === undefined) return 'take';
  const isLate = fetchedAt < ageOf(known);
  const isWeaker = authority === 'embedded' && known.authority !== 'embedded';
  if (!isWeaker && ((known.authority === 'embedded' && authority !== 'embedded') || !isLate)) return 'take';
  return known.authority === 'detail' && isWhole ? 'skip' : 'fill';
}

/** The new origin of a group. A list row and the entity's own answer together, in either order, count as the own answer. */
function originAfter(
  known: Origin | undefined,
  verdict: Verdict,
  { authority, origins }: AnswerSource,
): Origin | undefined {
  if (verdict !== 'take')
    return authority === 'detail' && known?.authority === 'list' ? { ...known, authority } : known;
  const next = origins[authority === 'list' && known?.authority === 'detail' ? 'detail' : authority];
  const isSame =
    known?.authority === next.authority && 'request' in known && 'request' in next && known.request === next.request;
  return isSame ? known : next;
}

/** Bit mask of the groups in an update: those of its keys and, for an entity's own answer, all that such an answer completes. */
function groupsIn(update: object, { indexOf, complete }: Grouping, by: Authority): number {
  let groups = by === 'detail' ? complete : 0;
  for (const key of Object.keys(update)) {
    const index = indexOf(key);
    if (index >= 0) groups |= 1 << index;
  }
  return groups;
}

/** Whether a bit mask contains the group at this index. */
const hasGroup = (groups: number, index: number): boolean => (groups & (1 << index)) !== 0;

/** A row and its origins. */
export interface Known<Entity> {
  readonly row: Entity;
  readonly origins: Origins;
}

const nobody: Origins = {};

/**
 * The one merge rule (docs/architecture.md 1): within a group newer facts win, a mention replaces nothing but mentions,
 * and what an entity's own answer omits is removed. Equal values keep their identity.
 * @returns the same row object, and the same origins object, where the update changes nothing in it
 */
function mergeRow<Entity extends object>(
  known: Entity,
  before: Origins | undefined,
  update: Entity,
  grouping: Grouping,
  source: AnswerSource,
): Known<Entity> {
  const { names, indexOf, complete } = grouping;
  const groups = groupsIn(update, grouping, source.authority);
  const verdicts = names.map((name, index) =>
    hasGroup(groups, index) ? judge(before?.[name], hasGroup(complete, index), source) : 'skip',
  );
  if (!isObject(known) || !isObject(update)) return { row: update, origins: before ?? nobody };
  let changed: Record<string, unknown> | undefined;
  for (const key of Object.keys(update)) {
    const verdict = verdicts[indexOf(key)];
    const value = known[key];
    if (verdict === 'take' ? same(value, update[key]) : verdict !== 'fill' || value !== undefined) continue;
    (changed ??= {})[key] = copyWithStructuralSharing(value, update[key]);
  }
  const isWithdrawn = (key: string): boolean => {
    const index = indexOf(key);
    return verdicts[index] === 'take' && hasGroup(complete, index) && !Object.hasOwn(update, key);
  };
  const gone = source.authority === 'detail' ? Object.keys(known).filter(isWithdrawn) : [];
  const row = changed === undefined && gone.length === 0 ? known : { ...known, ...changed };
  for (const key of gone) Reflect.deleteProperty(row, key);
  return { row, origins: originsAfter(before, grouping, groups, verdicts, source) };
}

function originsAfter(
  before: Origins | undefined,
  { names }: Grouping,
  groups: number,
  verdicts: readonly Verdict[],
  source: AnswerSource,
): Origins {
  let changed: Record<string, Origin> | undefined;
  names.forEach((name, index) => {
    if (!hasGroup(groups, index)) return;
    const known = before?.[name];
    const next = originAfter(known, verdicts[index] ?? 'skip', source);
    if (next !== known && next !== undefined) (changed ??= {})[name] = next;
  });
  return changed === undefined ? (before ?? nobody) : { ...before, ...changed };
}

/** A table of facts and their origins. */
export interface TableWithOrigins<Entity> {
  readonly rows: Table<Entity>;
  readonly origins: Table<Origins>;
}

/** Each table's ids in order, cached because listing them takes longer than copying the rows. */
const idsByTable = new WeakMap<object, readonly string[]>();

function idsOf(table: Table<unknown>): readonly string[] {
  const ids = idsByTable.get(table) ?? Object.keys(table);
  idsByTable.set(table, ids);
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
  if (!isLonger) idsByTable.set(rows, ids);
  return rows;
}

/** Origins of new rows; rows with the same groups share one object. */
function firstOrigins({ names }: Grouping, { authority, origins }: AnswerSource): (groups: number) => Origins {
  const made = new Map<number, Origins>();
  return (groups) => {
    const known = made.get(groups);
    if (known !== undefined) return known;
    const first: Record<string, Origin> = {};
    names.forEach((name, index) => {
      if (hasGroup(groups, index)) first[name] = origins[authority];
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
        ? { row: update, origins: first(groupsIn(update, grouping, source.authority)) }
        : mergeRow(row, before, update, grouping, source);
    if (after.row !== row) (rows ??= {})[id] = after.row;
    if (after.origins !== before) (origins ??= {})[id] = after.origins;
  }
  return { rows: withRows(known.rows, rows), origins: withRows(known.origins, origins) };
}

/** The groups of an entity that an answer contains, by any authority. */
function groupsOf(patches: EntityPatches, name: TableName, id: string, grouping: Grouping): number {
  let groups = 0;
  for (const by of AUTHORITIES) {
    const update = patches[by]?.[name]?.[id];
    if (update !== undefined) groups |= groupsIn(update, grouping, by);
  }
  return groups;
}

/** An entity's origins, in which groups that a request contained last time but not now keep their age. */
function withFetchedAt(row: Origins, { names }: Grouping, groups: number, request: string, age: Age): Origins {
  let changed: Record<string, Origin> | undefined;
  names.forEach((name, index) => {
    const origin = row[name];
    if (origin === undefined || !('request' in origin) || origin.request !== request || hasGroup(groups, index)) return;
    (changed ??= {})[name] = { authority: origin.authority, ...age };
  });
  return changed === undefined ? row : { ...row, ...changed };
}

/**
 * Facts in a request's last answer but not in its new one keep the age of the last one.
 * @param last the answer being replaced or forgotten
 * @param patches the new answer; empty if the request is forgotten
 */
export function preserveFetchedAt(
  origins: ProvenanceTables,
  request: string,
  last: LedgerEntry,
  patches: EntityPatches,
): ProvenanceTables {
  const { fetchedAt, fromOfflineCache, ids } = last;
  if (fetchedAt === null) return origins;
  let changed: { -readonly [Name in TableName]?: ProvenanceTables[Name] } | undefined;
  for (const name of TABLE_NAMES) {
    const known = origins[name];
    if (known === undefined) continue;
    const grouping = groupingOf(name);
    let rows: Record<string, Origins> | undefined;
    for (const id of ids[name] ?? []) {
      const row = known[id];
      if (row === undefined) continue;
      const after = withFetchedAt(row, grouping, groupsOf(patches, name, id, grouping), request, {
        fetchedAt,
        fromOfflineCache,
      });
      if (after !== row) (rows ??= {})[id] = after;
    }
    if (rows !== undefined) (changed ??= {})[name] = withRows(known, rows);
  }
  return changed === undefined ? origins : { ...origins, ...changed };
}

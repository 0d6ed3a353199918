import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import type { Grouping } from './groups';
import type { Authority, Origin, Origins } from './told';

/** A row's facts by key. */
type Facts = Readonly<Record<string, unknown>>;

/** What the merge needs to know about an answer. */
export interface AnswerSource {
  readonly by: Authority;
  /** When the server sent it, see `Age`. */
  readonly at: number;
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
function judge(known: Origin | undefined, isWhole: boolean, { by, at, ageOf }: AnswerSource): Verdict {
  if (known === undefined) return 'take';
  const isLate = at < ageOf(known);
  const isWeaker = by === 'mentioned' && known.by !== 'mentioned';
  if (!isWeaker && ((known.by === 'mentioned' && by !== 'mentioned') || !isLate)) return 'take';
  return known.by === 'own' && isWhole ? 'skip' : 'fill';
}

/** The new origin of a group. A list row and the entity's own answer together, in either order, count as the own answer. */
function originAfter(known: Origin | undefined, verdict: Verdict, { by, origins }: AnswerSource): Origin | undefined {
  if (verdict !== 'take') return by === 'own' && known?.by === 'listed' ? { ...known, by } : known;
  const next = origins[by === 'listed' && known?.by === 'own' ? 'own' : by];
  const isSame = known?.by === next.by && 'in' in known && 'in' in next && known.in === next.in;
  return isSame ? known : next;
}

/** Bit mask of the groups in an update: those of its keys and, for an entity's own answer, all that such an answer completes. */
export function groupsIn(update: object, { placeOf, complete }: Grouping, by: Authority): number {
  let groups = by === 'own' ? complete : 0;
  for (const key of Object.keys(update)) {
    const place = placeOf(key);
    if (place >= 0) groups |= 1 << place;
  }
  return groups;
}

/** Whether a bit mask contains the group at this index. */
export const hasGroup = (groups: number, place: number): boolean => (groups & (1 << place)) !== 0;

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
export function mergeRow<Entity extends object>(
  known: Entity,
  before: Origins | undefined,
  update: Entity,
  grouping: Grouping,
  source: AnswerSource,
): Known<Entity> {
  const { names, placeOf, complete } = grouping;
  const groups = groupsIn(update, grouping, source.by);
  const verdicts = names.map((name, place) =>
    hasGroup(groups, place) ? judge(before?.[name], hasGroup(complete, place), source) : 'skip',
  );
  if (!isObject(known) || !isObject(update)) return { row: update, origins: before ?? nobody };
  let changed: Record<string, unknown> | undefined;
  for (const key of Object.keys(update)) {
    const verdict = verdicts[placeOf(key)];
    const value = known[key];
    if (verdict === 'take' ? same(value, update[key]) : verdict !== 'fill' || value !== undefined) continue;
    (changed ??= {})[key] = copyWithStructuralSharing(value, update[key]);
  }
  const isWithdrawn = (key: string): boolean => {
    const place = placeOf(key);
    return verdicts[place] === 'take' && hasGroup(complete, place) && !Object.hasOwn(update, key);
  };
  const gone = source.by === 'own' ? Object.keys(known).filter(isWithdrawn) : [];
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
  names.forEach((name, place) => {
    if (!hasGroup(groups, place)) return;
    const known = before?.[name];
    const next = originAfter(known, verdicts[place] ?? 'skip', source);
    if (next !== known && next !== undefined) (changed ??= {})[name] = next;
  });
  return changed === undefined ? (before ?? nobody) : { ...before, ...changed };
}

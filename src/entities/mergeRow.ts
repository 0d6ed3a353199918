import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import type { Grouping } from './groups';
import type { Authority, Origin, Origins } from './told';

/** A row as the merge sees it: its facts by key. */
type Facts = Readonly<Record<string, unknown>>;

/** The origins for the rows of one answer. */
export interface AnswerSource {
  readonly by: Authority;
  /** When the server said it, see `Age`. */
  readonly at: number;
  /** The origin of this answer's facts, by authority. */
  readonly origins: Readonly<Record<Authority, Origin>>;
  /** When the server said what is known. */
  readonly ageOf: (origin: Origin) => number;
}

function isObject(value: unknown): value is Facts {
  return typeof value === 'object' && value !== null;
}

/** Whether two values of a model say the same, however deep. It allocates nothing, because most of an answer is already known. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => same(a[key], b[key]));
}

/** What becomes of a group: its keys replace those known, only fill what is missing, or are passed over. */
type Verdict = 'take' | 'fill' | 'skip';

/** @param isWhole whether a thing's own answer completes the group, so that nothing is left to fill */
function judge(known: Origin | undefined, isWhole: boolean, { by, at, ageOf }: AnswerSource): Verdict {
  if (known === undefined) return 'take';
  const isLate = at < ageOf(known);
  const isWeaker = by === 'mentioned' && known.by !== 'mentioned';
  if (!isWeaker && ((known.by === 'mentioned' && by !== 'mentioned') || !isLate)) return 'take';
  return known.by === 'own' && isWhole ? 'skip' : 'fill';
}

/** The new origin of a group; a list's row on top of a thing's own answer leaves it complete. */
function originAfter(known: Origin | undefined, verdict: Verdict, { by, origins }: AnswerSource): Origin | undefined {
  if (verdict !== 'take') return by === 'own' && known?.by === 'listed' ? { ...known, by } : known;
  const next = origins[by === 'listed' && known?.by === 'own' ? 'own' : by];
  const isSame = known?.by === next.by && 'in' in known && 'in' in next && known.in === next.in;
  return isSame ? known : next;
}

/** Which groups an update contains, one bit for each: those of its keys, and for a thing's own answer all that such an answer completes. */
export function groupsIn(update: object, { placeOf, complete }: Grouping, by: Authority): number {
  let groups = by === 'own' ? complete : 0;
  for (const key of Object.keys(update)) {
    const place = placeOf(key);
    if (place >= 0) groups |= 1 << place;
  }
  return groups;
}

/** Whether a group is among them. */
export const hasGroup = (groups: number, place: number): boolean => (groups & (1 << place)) !== 0;

/** A row and its origins. */
export interface Known<Entity> {
  readonly row: Entity;
  readonly origins: Origins;
}

const nobody: Origins = {};

/**
 * The one merge rule (docs/architecture.md 1): within a group of facts newer ones win, mentions only fill, and what a
 * thing's own answer leaves out is none; whatever is equal keeps its identity.
 * @returns the very same row, and the very same origins, where the update changes nothing of them
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

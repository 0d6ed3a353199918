import { parseInstant, parseWallClock } from '../../lib/dates';
import type { Instant, WallClock } from '../../lib/dates';
import { toId } from '../../entities/ids';
import type { Id } from '../../entities/ids';
import type { OtherFigure } from '../../entities/standing/figures';

/** Unknown keys that are longer, or further ones, are not shown as figures. */
const MOST_OTHERS = 12;
const LONGEST_KEY = 40;

/** A JSON object with unchecked fields. */
export type Row = Readonly<Record<string, unknown>>;

/** Receives one line per broken record: place, expectation, actual value. */
export type Complain = (problem: string) => void;

export function isRow(raw: unknown): raw is Row {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

/** `Array.isArray` narrows unknown to any[]. */
function isArray(raw: unknown): raw is readonly unknown[] {
  return Array.isArray(raw);
}

/** The first of several spellings that the row has; undefined: none. */
export function field(row: Row, ...names: readonly string[]): unknown {
  for (const name of names) {
    if (Object.hasOwn(row, name) && row[name] !== undefined) return row[name];
  }
  return undefined;
}

/** A value for error messages: JSON, at most 60 characters. */
export function preview(raw: unknown): string {
  let text: string | undefined;
  try {
    text = JSON.stringify(raw);
  } catch {
    text = undefined;
  }
  return (text ?? String(typeof raw)).slice(0, 60);
}

/** Text; null for null or blank, undefined for anything that is neither text nor number. */
export function readText(raw: unknown): string | null | undefined {
  if (raw === null) return null;
  if (typeof raw === 'number' && Number.isFinite(raw)) return String(raw);
  if (typeof raw !== 'string') return undefined;
  const text = raw.trim();
  return text === '' ? null : text;
}

/** Text, or an empty string where something is always shown. */
export function readTextOrEmpty(raw: unknown): string {
  return readText(raw) ?? '';
}

/** A number in any form of docs/api.md 1; undefined if it is none. */
export function readNumber(raw: unknown): number | undefined {
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : undefined;
  if (typeof raw === 'string') {
    const text = raw.trim().replace(',', '.');
    const value = text === '' ? Number.NaN : Number(text);
    return Number.isFinite(value) ? value : undefined;
  }
  return isRow(raw)
    ? readNumber(field(raw, '$numberLong', '$numberInt', '$numberDouble', '$numberDecimal'))
    : undefined;
}

/** A count; 0 if it is missing or unusable. */
export function readCount(raw: unknown): number {
  return readNumber(raw) ?? 0;
}

/** Figures under unknown keys, in API order; underscores become spaces (docs/behaviour.md 3). */
export function readOthers(row: Row, known: ReadonlySet<string>): readonly OtherFigure[] {
  return Object.entries(row)
    .flatMap(([key, raw]) => {
      const value = readNumber(raw);
      return value === undefined || known.has(key) || key.length > LONGEST_KEY
        ? []
        : { label: key.replaceAll('_', ' ').trim(), value };
    })
    .slice(0, MOST_OTHERS);
}

/** true or false, also as words or as 0 and 1; undefined if it is neither. */
export function readFlag(raw: unknown): boolean | undefined {
  if (typeof raw === 'boolean') return raw;
  if (raw === 1 || raw === 'true' || raw === '1') return true;
  if (raw === 0 || raw === 'false' || raw === '0') return false;
  return undefined;
}

/** An id: text, a number, or an object wrapping one; null: none. */
export function readId<I extends Id<string>>(raw: unknown): I | null {
  return toId<I>(idText(raw, 0));
}

/** A row's mandatory id; null, with a complaint, if it is missing. */
export function ownId<I extends Id<string>>(row: Row, at: string, complain: Complain): I | null {
  const id = readId<I>(row);
  if (id === null) complain(`${at}.id – expected an id, got ${preview(field(row, 'id', '_id'))}`);
  return id;
}

function idText(raw: unknown, depth: number): string {
  if (typeof raw === 'string') return raw;
  if (typeof raw === 'number' && Number.isSafeInteger(raw)) return String(raw);
  if (!isRow(raw) || depth > 2) return '';
  return idText(field(raw, 'id', '_id', '$oid', '$uuid'), depth + 1);
}

/** ms or text of a date in any wrapping; undefined: absent, null: none. */
function dateSource(raw: unknown): string | number | null | undefined {
  if (raw === undefined || raw === null) return raw;
  if (typeof raw === 'string') return raw.trim() === '' ? null : raw;
  if (typeof raw === 'number') return raw;
  if (!isRow(raw)) return 'no date';
  if (Object.hasOwn(raw, '$date')) return dateSource(raw['$date']);
  return readNumber(raw) ?? 'no date';
}

/** A wall clock: kick-off, start of a half, end of a ban. */
export function readWallClock(raw: unknown): WallClock | null | undefined {
  const source = dateSource(raw);
  return source == null ? source : parseWallClock(source);
}

/** An instant: `created`. */
export function readInstant(raw: unknown): Instant | null | undefined {
  const source = dateSource(raw);
  return source == null ? source : parseInstant(source);
}

/** The rows of a list: a bare array, or in an envelope's `items` or `data`; null has none. Null if the answer is not a list. */
export function readList(raw: unknown): readonly unknown[] | null {
  if (isArray(raw)) return raw;
  if (raw === null) return [];
  if (!isRow(raw)) return null;
  return [raw['items'], raw['data']].find(isArray) ?? null;
}

/**
 * Decodes one row; null, with a complaint, if it is unusable.
 * @param at its place in the answer
 */
export type Decode<Decoded> = (row: Row, at: string, complain: Complain) => Decoded | null;

/** Decodes the usable rows; the others are dropped with a complaint. */
export function eachRow<Decoded>(
  rows: readonly unknown[],
  at: string,
  complain: Complain,
  decode: Decode<Decoded>,
): Decoded[] {
  const good: Decoded[] = [];
  rows.forEach((raw, index) => {
    const path = `${at}[${index}]`;
    if (!isRow(raw)) complain(`${path} – expected an object, got ${preview(raw)}`);
    else {
      const decoded = decode(raw, path, complain);
      if (decoded !== null) good.push(decoded);
    }
  });
  return good;
}

type Empty = null | undefined;
/** The same object without fields that are undefined or null. */
export type Filled<T> = { [K in keyof T as Extract<T[K], Empty> extends never ? K : never]: T[K] } & {
  [K in keyof T as Extract<T[K], Empty> extends never ? never : K]?: Exclude<T[K], Empty>;
};

/** Removes empty fields: null, blank and missing all mean absent (docs/api.md 1). */
export function filled<T extends object>(fields: T): Filled<T>;
export function filled(fields: Row): object {
  const kept: Record<string, unknown> = {};
  for (const name in fields) if (fields[name] != null) kept[name] = fields[name];
  return kept;
}

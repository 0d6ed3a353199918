/**
 * The API has two kinds of time (docs/api.md 1), which are separate types: a wall clock is Vienna local time labelled
 * Z, an instant is true UTC. Both are milliseconds since 1970; text that is not a date is `'invalid'`.
 */
declare const kind: unique symbol;
export type WallClock = (number & { readonly [kind]: 'wallClock' }) | 'invalid';
export type Instant = (number & { readonly [kind]: 'instant' }) | 'invalid';

const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?\s*(Z|[+-]\d{2}:?\d{2})?$/i;

/** Parses a wall clock: the digits as written, whatever zone follows them. */
export function parseWallClock(raw: string | number): WallClock {
  const time = typeof raw === 'number' ? raw : isoTime(raw, false);
  return isWallClock(time) ? time : 'invalid';
}

/** Parses an instant; text without a zone counts as UTC. */
export function parseInstant(raw: string | number): Instant {
  const time = typeof raw === 'number' ? raw : isoTime(raw, true);
  return isInstant(time) ? time : 'invalid';
}

function isoTime(text: string, withZone: boolean): number {
  const found = ISO.exec(text.trim());
  if (!found) return Number.NaN;
  const [, day = '', clock = '00:00', zone = 'Z'] = found;
  const offset = withZone ? zone.toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, '$1:$2') : 'Z';
  return Date.parse(`${day}T${clock}${offset}`);
}

/** Values that a Date can hold and that print as four-digit years. */
function isPlausible(time: number): boolean {
  return Number.isFinite(time) && Math.abs(time) < 2.5e14;
}
function isWallClock(time: number): time is Exclude<WallClock, 'invalid'> {
  return isPlausible(time);
}
function isInstant(time: number): time is Exclude<Instant, 'invalid'> {
  return isPlausible(time);
}

// Formatted by hand, because creating an `Intl.DateTimeFormat` would delay the first paint on a phone.
const WEEKDAYS = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'] as const;
const MONTHS = [
  'Jänner',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
] as const;

const two = (value: number): string => String(value).padStart(2, '0');
const weekdayOf = (time: number): string => WEEKDAYS[new Date(time).getUTCDay()] ?? '';
const dayMonth = (time: number): string => {
  const date = new Date(time);
  return `${two(date.getUTCDate())}.${two(date.getUTCMonth() + 1)}.`;
};
const longDayMonth = (time: number): string => {
  const date = new Date(time);
  return `${date.getUTCDate()}. ${MONTHS[date.getUTCMonth()] ?? ''}`;
};
const yearOf = (time: number): number => new Date(time).getUTCFullYear();
const clock = (time: number): string => {
  const date = new Date(time);
  return `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`;
};

const HOUR = 3_600_000;

/** 01:00 UTC on the last Sunday of a month (0: January). */
function lastSunday(year: number, month: number): number {
  const end = Date.UTC(year, month + 1, 0, 1);
  return end - new Date(end).getUTCDay() * 24 * HOUR;
}

/** Wall clock in Vienna at an instant, by the European Union's rule since 1996. */
function inVienna(instant: number): number {
  const year = yearOf(instant);
  const summer = instant >= lastSunday(year, 2) && instant < lastSunday(year, 9);
  return instant + (summer ? 2 : 1) * HOUR;
}

export const NO_DATE = 'Datum nicht Zugewiesen';
export const INVALID_DATE = 'Ungültiges Datum';

type MaybeTime<Time> = Time | null | undefined;

function worded<Time extends number>(time: MaybeTime<Time | 'invalid'>, format: (time: number) => string): string {
  if (time == null) return NO_DATE;
  return time === 'invalid' ? INVALID_DATE : format(time);
}

const weekday = (time: number): string => `${weekdayOf(time).slice(0, 2)}.`;
const wallDate = (time: number): string => dayMonth(time) + String(yearOf(time));

/** `16.11.2025`, or the prescribed text for a missing or invalid date. */
export const formatDate = (time: MaybeTime<WallClock>): string => worded(time, wallDate);
/** `So., 16.11.2025`. */
export const formatDay = (time: MaybeTime<WallClock>): string =>
  worded(time, (at) => `${weekday(at)}, ${wallDate(at)}`);
/** `So., 16.11.`. */
export const formatShortDay = (time: MaybeTime<WallClock>): string =>
  worded(time, (at) => `${weekday(at)}, ${dayMonth(at)}`);
/** `16.11.`. */
export const formatDayMonth = (time: MaybeTime<WallClock>): string => worded(time, dayMonth);
/** `Sonntag, 16. November`. */
export const formatLongDay = (time: MaybeTime<WallClock>): string =>
  worded(time, (at) => `${weekdayOf(at)}, ${longDayMonth(at)}`);
const DAY = 24 * HOUR;

/** Whether a kick-off has a time: nobody plays at midnight, which is how the API writes a day without one. */
export const hasTime = (kickoff: Exclude<WallClock, 'invalid'>): boolean => kickoff % DAY !== 0;
/** When a match begins at the latest: on a day without a time at its end. */
export const latestKickoff = (kickoff: Exclude<WallClock, 'invalid'>): number =>
  hasTime(kickoff) ? kickoff : kickoff + DAY;
/** `11:00`; empty without a valid date, and for a day without a time. */
export const formatKickoff = (kickoff: MaybeTime<WallClock>): string =>
  typeof kickoff === 'number' && hasTime(kickoff) ? clock(kickoff) : '';
/** `11:00`; empty without a valid date. */
export const formatTime = (time: MaybeTime<WallClock>): string => (typeof time === 'number' ? clock(time) : '');
/** `16. November 2025` in Vienna. */
export const formatInstant = (time: MaybeTime<Instant>): string =>
  worded(time, (at) => `${longDayMonth(inVienna(at))} ${yearOf(inVienna(at))}`);
/** `14:32` in Vienna. */
export const formatInstantTime = (time: number): string => clock(inVienna(time));

/** Wall clock in Vienna at an instant, to the minute; comparable with every wall clock from the API. */
export const viennaWallClock = (now: number): number => Math.floor(inVienna(now) / 60_000) * 60_000;

/** For `<time dateTime>`: `2025-11-16T11:00`, or `2025-11-16` for a day without a time; undefined without a valid date. */
export function machineKickoff(kickoff: MaybeTime<WallClock>): string | undefined {
  return machineDate(kickoff)?.slice(0, typeof kickoff === 'number' && hasTime(kickoff) ? 16 : 10);
}

/** For `<time dateTime>`: `2025-11-16T11:00`; undefined without a valid date. */
export function machineDate(time: MaybeTime<WallClock | Instant>): string | undefined {
  return typeof time === 'number' ? new Date(time).toISOString().slice(0, 16) : undefined;
}

/** Sorts by time; missing and invalid dates last. */
export function byTime(a: MaybeTime<WallClock | Instant>, b: MaybeTime<WallClock | Instant>): number {
  const left = typeof a === 'number' ? a : Number.MAX_VALUE;
  const right = typeof b === 'number' ? b : Number.MAX_VALUE;
  return left - right;
}

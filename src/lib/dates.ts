/**
 * Two kinds of time are on the wire (docs/api.md 1) and they stay apart in the types:
 * a wall clock is Vienna local time labelled Z, an instant is true UTC. Both are milliseconds
 * since 1970; text that was sent but is no date is `'invalid'`.
 */
declare const kind: unique symbol;
export type WallClock = (number & { readonly [kind]: 'wallClock' }) | 'invalid';
export type Instant = (number & { readonly [kind]: 'instant' }) | 'invalid';

const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?\s*(Z|[+-]\d{2}:?\d{2})?$/i;

/** Reads a wall clock: the digits as written, whatever zone is written behind them. */
export function parseWallClock(raw: string | number): WallClock {
  const time = typeof raw === 'number' ? raw : isoTime(raw, false);
  return isWallClock(time) ? time : 'invalid';
}

/** Reads an instant; text without a zone counts as UTC. */
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

/** Ranges that a Date can hold and four-digit years can print. */
function isPlausible(time: number): boolean {
  return Number.isFinite(time) && Math.abs(time) < 2.5e14;
}
function isWallClock(time: number): time is Exclude<WallClock, 'invalid'> {
  return isPlausible(time);
}
function isInstant(time: number): time is Exclude<Instant, 'invalid'> {
  return isPlausible(time);
}

function formatter(options: Intl.DateTimeFormatOptions): (time: number) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (time) => (format ??= new Intl.DateTimeFormat('de-AT', options)).format(time);
}

const wallDate = formatter({ timeZone: 'UTC', day: '2-digit', month: '2-digit', year: 'numeric' });
const wallShort = formatter({ timeZone: 'UTC', day: '2-digit', month: '2-digit' });
const wallWeekday = formatter({ timeZone: 'UTC', weekday: 'short' });
const wallLong = formatter({ timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' });
const wallTime = formatter({ timeZone: 'UTC', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const instantLong = formatter({ timeZone: 'Europe/Vienna', day: 'numeric', month: 'long', year: 'numeric' });
const instantTime = formatter({ timeZone: 'Europe/Vienna', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

export const NO_DATE = 'Datum nicht Zugewiesen';
export const INVALID_DATE = 'Ungültiges Datum';

type Told<Time> = Time | null | undefined;

function worded<Time extends number>(time: Told<Time | 'invalid'>, format: (time: number) => string): string {
  if (time == null) return NO_DATE;
  return time === 'invalid' ? INVALID_DATE : format(time);
}

const weekday = (time: number): string => `${wallWeekday(time).replace('.', '')}.`;

/** `16.11.2025`, or the spec's words for a missing or invalid date. */
export const formatDate = (time: Told<WallClock>): string => worded(time, wallDate);
/** `So., 16.11.2025`. */
export const formatDay = (time: Told<WallClock>): string => worded(time, (at) => `${weekday(at)}, ${wallDate(at)}`);
/** `So., 16.11.`. */
export const formatShortDay = (time: Told<WallClock>): string =>
  worded(time, (at) => `${weekday(at)}, ${wallShort(at)}`);
/** `16.11.`. */
export const formatDayMonth = (time: Told<WallClock>): string => worded(time, wallShort);
/** `Sonntag, 16. November`. */
export const formatLongDay = (time: Told<WallClock>): string => worded(time, wallLong);
/** `11:00`; empty if there is no valid date. */
export const formatTime = (time: Told<WallClock>): string => (typeof time === 'number' ? wallTime(time) : '');
/** `16. November 2025` in Vienna. */
export const formatInstant = (time: Told<Instant>): string => worded(time, instantLong);
/** `14:32` in Vienna. */
export const formatInstantTime = (time: number): string => instantTime(time);

const viennaParts = formatter({
  timeZone: 'Europe/Vienna',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The clock on the wall in Vienna at an instant: comparable with every wall clock on the wire, to the minute. */
export function viennaWallClock(now: number): number {
  const [day = 1, month = 1, year = 1970, hour = 0, minute = 0] = (viennaParts(now).match(/\d+/g) ?? []).map(Number);
  return Date.UTC(year, month - 1, day, hour, minute);
}

/** For `<time dateTime>`: `2025-11-16T11:00`, undefined if there is no valid date. */
export function machineDate(time: Told<WallClock | Instant>): string | undefined {
  return typeof time === 'number' ? new Date(time).toISOString().slice(0, 16) : undefined;
}

/** Sorts by time; missing and invalid dates last. */
export function byTime(a: Told<WallClock | Instant>, b: Told<WallClock | Instant>): number {
  const left = typeof a === 'number' ? a : Number.MAX_VALUE;
  const right = typeof b === 'number' ? b : Number.MAX_VALUE;
  return left - right;
}

import { viennaWallClock } from '../domain/clock';

const DAY = 86_400_000;

/** Days are numbers of whole days since 1970 in Vienna's calendar, so that no time zone can shift them. */
export type Day = number;

/** The day a wall clock (`2026-11-22T11:00:00Z`, meaning Vienna) falls on. */
export function dayOf(wallClock: string): Day {
  return Math.floor(Date.parse(`${wallClock.slice(0, 10)}T00:00:00Z`) / DAY);
}

/** A wall clock on a day, `minutes` after midnight; values beyond a day run into the next. */
export function wallClockAt(day: Day, minutes: number): string {
  return `${new Date(day * DAY + minutes * 60_000).toISOString().slice(0, 19)}Z`;
}

/** A wall clock moved by minutes. */
export function minutesLater(wallClock: string, minutes: number): string {
  return `${new Date(Date.parse(wallClock) + minutes * 60_000).toISOString().slice(0, 19)}Z`;
}

/** A wall clock cut down to full five minutes, as kick-offs are set. */
export function fiveMinutes(wallClock: string): string {
  return `${wallClock.slice(0, 14)}${String(Math.floor(Number(wallClock.slice(14, 16)) / 5) * 5).padStart(2, '0')}:00Z`;
}

/** 0 is Sunday. */
export function weekday(day: Day): number {
  return (((day + 4) % 7) + 7) % 7;
}

function isPlayingTime(day: Day): boolean {
  const date = new Date(day * DAY);
  const monthDay = (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
  return (monthDay >= 301 && monthDay <= 620) || (monthDay >= 825 && monthDay <= 1213);
}

/** The next `count` Sundays from `from` in one direction, outside the winter and summer breaks. */
function sundays(from: Day, step: 7 | -7, count: number): Day[] {
  const found: Day[] = [];
  for (let day = from; found.length < count; day += step) if (isPlayingTime(day)) found.push(day);
  return found;
}

/** Days on which a league's matchdays fall: the season under way and the one before. */
export interface Calendar {
  readonly current: number;
  readonly primary: readonly Day[];
  readonly previous: readonly Day[];
}

const WEEKS_BETWEEN_SEASONS = 9;

/** Lays out both seasons of `rounds` matchdays so that the middle one falls on this Sunday or the next. */
export function layOut(now: Date, rounds: number): Calendar {
  const today = dayOf(viennaWallClock(now));
  const sunday = today + ((7 - weekday(today)) % 7);
  const current = Math.ceil(rounds / 2);
  const before = sundays(sunday - 7, -7, current - 1).reverse();
  const first = before[0] ?? sunday;
  const previous = sundays(first - 7 * WEEKS_BETWEEN_SEASONS, -7, rounds).reverse();
  return { current, primary: [...before, sunday, ...sundays(sunday + 7, 7, rounds - current)], previous };
}

/** How a season is named: by the year its autumn lies in. */
export function seasonName(first: Day): string {
  const date = new Date(first * DAY);
  const year = date.getUTCMonth() >= 6 ? date.getUTCFullYear() : date.getUTCFullYear() - 1;
  return `${year}-${year + 1}`;
}

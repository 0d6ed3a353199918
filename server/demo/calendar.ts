import { viennaWallClock } from '../domain/clock';
import type { MatchStatus } from '../domain/types';
import { FLAGSHIP_CODE } from './leagues';
import type { Random } from './random';

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

/** A pairing by positions in the list of clubs. */
export interface Pairing {
  readonly home: number;
  readonly away: number;
}

/**
 * A double round robin of an even number of clubs by the circle method.
 * In matchday `current` (from 1) of the first half the first club meets the last, the second the last but one, and so on.
 */
export function roundRobin(size: number, current: number): Pairing[][] {
  const rounds = size - 1;
  const firstHalf = Array.from({ length: rounds }, (_, index) => circle(size, (index + 1 - current + rounds) % rounds));
  return [...firstHalf, ...firstHalf.map((round) => round.map(({ home, away }) => ({ home: away, away: home })))];
}

function circle(size: number, round: number): Pairing[] {
  const place = (index: number) => (index === 0 ? 0 : 1 + ((index - 1 + round) % (size - 1)));
  return Array.from({ length: size / 2 }, (_, index) => {
    const [first, second] = [place(index), place(size - 1 - index)];
    const swapped = index === 0 ? round % 2 === 1 : (round + index) % 2 === 1 && round !== 0;
    return swapped ? { home: second, away: first } : { home: first, away: second };
  });
}

/** When a match is played and how far it has come; `minute` is the elapsed playing time, 50 for a whole match. */
export interface Fate {
  readonly status: MatchStatus;
  readonly kickoff: string | null;
  readonly minute: number;
}

/** A match's place in its season. */
export interface Slot {
  readonly code: string;
  readonly day: Day;
  readonly index: number;
  readonly distance: number;
}

const SLOTS = [9 * 60, 10 * 60 + 30, 12 * 60, 13 * 60 + 30, 15 * 60, 16 * 60 + 30, 18 * 60];
const MATCH_LENGTH = 60;
const LATEST_KICKOFF = 19 * 60;

const minuteOfDay = (now: string) => Number(now.slice(11, 13)) * 60 + Number(now.slice(14, 16));

function kickoffOf({ code, day, index }: Slot): string {
  const shift = code.charCodeAt(0) + code.charCodeAt(1) + code.charCodeAt(2);
  return wallClockAt(day, SLOTS[(index + shift) % SLOTS.length] ?? 600);
}

/** A match of the past: nearly always played to the end. */
export function pastFate(slot: Slot, random: Random): Fate {
  const kickoff = kickoffOf(slot);
  const luck = random.next();
  if (luck < 0.014) return { status: 'cancelled', kickoff, minute: 0 };
  if (luck < 0.026) return { status: 'abgebrochen', kickoff, minute: random.int(18, 47) };
  if (slot.distance === -1)
    return { status: random.pick(['completed', 'submitted', 'done', 'done']), kickoff, minute: 50 };
  return { status: 'done', kickoff, minute: 50 };
}

/** A match of the season under way that was postponed and has no new date yet, or is still to be set. */
export function futureFate(slot: Slot, random: Random): Fate {
  const undated = slot.distance > 1 && random.chance(0.05);
  return { status: 'pending', kickoff: undated ? null : kickoffOf(slot), minute: 0 };
}

function liveFate(minute: number, now: string): Fate {
  const status = minute < 25 ? 'first' : minute === 25 ? 'halftime' : 'second';
  return {
    status,
    minute,
    kickoff: fiveMinutes(minutesLater(now, minute < 25 ? -minute : minute === 25 ? -29 : -minute - 6)),
  };
}

/** What the showcase of the current matchday looks like, by position in the list of matches. */
const showcase: ReadonlyMap<string, readonly (number | 'later' | 'over' | 'off')[]> = new Map([
  [FLAGSHIP_CODE, [41, 25, 12, 'later', 'over', 'off']],
  ['N1A', [19]],
  ['O1A', [33]],
]);

/** A match of the matchday under way: on this Sunday or the next, one per league already today. */
export function currentFate(slot: Slot, now: string): Fate {
  const today = dayOf(now);
  const clock = minuteOfDay(now);
  const shown = showcase.get(slot.code)?.[slot.index];
  if (typeof shown === 'number') return liveFate(shown, now);
  if (shown === 'over')
    return {
      status: 'submitted',
      minute: 50,
      kickoff: fiveMinutes(wallClockAt(today, clock >= 11 * 60 ? 9 * 60 + 30 : clock - 150)),
    };
  if (shown === 'off')
    return {
      status: 'cancelled',
      minute: 0,
      kickoff: wallClockAt(today, clock < LATEST_KICKOFF ? LATEST_KICKOFF : LATEST_KICKOFF - 90),
    };
  if (shown === 'later' && clock < LATEST_KICKOFF)
    return {
      status: 'pending',
      minute: 0,
      kickoff: wallClockAt(today, Math.max(8 * 60, Math.ceil((clock + 45) / 30) * 30)),
    };
  const early = slot.index === 4 && slot.day !== today;
  const kickoff = early ? wallClockAt(today, 9 * 60 + 30) : kickoffOf(slot);
  if (minutesLater(kickoff, MATCH_LENGTH) <= now)
    return { status: early ? 'completed' : 'submitted', kickoff, minute: 50 };
  if (kickoff > now) return { status: 'pending', kickoff, minute: 0 };
  return { status: 'pending', minute: 0, kickoff: wallClockAt(today, Math.ceil((clock + 30) / 30) * 30) };
}

import type { MatchStatus } from '../domain/types';
import type { Day } from './calendar';
import { dayOf, fiveMinutes, minutesLater, wallClockAt } from './calendar';
import { FLAGSHIP_CODE } from './leagues';
import type { Random } from './random';

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

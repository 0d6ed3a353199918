import { wallClockDaysLater } from './clock';
import type { Eligibility, EventType } from './types';

const BAN_DAYS = 8;
const BAN_ENDS_AT_HOUR = 7;
const YELLOWS_PER_BAN = 4;

/** Whether a card suspends: a red or yellow-red always, every fourth yellow of the primary season. */
export function cardSuspends(type: EventType, yellowsInSeason: number): boolean {
  if (type === 'redCard' || type === 'yellowRedCard') return true;
  return type === 'yellowCard' && yellowsInSeason > 0 && yellowsInSeason % YELLOWS_PER_BAN === 0;
}

/** The wall-clock end of the suspension for a card shown on the given day: eight days later, 07:00. */
export function suspensionEnd(cardWallClock: string): string {
  return wallClockDaysLater(cardWallClock, BAN_DAYS, BAN_ENDS_AT_HOUR);
}

/** Whether a player belongs in the suspension list: suspended, with an end in the future. */
export function isBlocked(
  player: { eligibility: Eligibility; blockDate: string | null },
  nowWallClock: string,
): boolean {
  return player.eligibility === 'Gesperrt' && player.blockDate !== null && player.blockDate > nowWallClock;
}

/** Suspensions that have run out are lifted on Tuesdays at 08:00 and once more on Wednesdays at 13:30, Vienna time. */
const LIFTS = [
  { weekday: 2, time: '08:00:00' },
  { weekday: 3, time: '13:30:00' },
];
const WEEK = [0, 1, 2, 3, 4, 5, 6, 7];

/** The latest moment, up to now, at which suspensions were to be lifted; both as wall clocks. */
export function latestLift(nowWallClock: string): string {
  const past = WEEK.flatMap((days) => {
    const day = wallClockDaysLater(nowWallClock, -days, 0);
    const weekday = new Date(day).getUTCDay();
    return LIFTS.filter((lift) => lift.weekday === weekday).map((lift) => `${day.slice(0, 10)}T${lift.time}Z`);
  });
  return (
    past
      .filter((moment) => moment <= nowWallClock)
      .sort()
      .at(-1) ?? nowWallClock
  );
}

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

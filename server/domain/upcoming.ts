import { wallClockDaysLater } from './clock';

const DAYS = 7;

/** The wall-clock span whose matches a home page announces: today 00:00 up to and including 00:00 a week later. */
export function upcomingSpan(nowWallClock: string): { from: string; to: string } {
  return { from: wallClockDaysLater(nowWallClock, 0, 0), to: wallClockDaysLater(nowWallClock, DAYS, 0) };
}

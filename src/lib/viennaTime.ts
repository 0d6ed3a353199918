import moment from 'moment-timezone/moment-timezone';
import zone from './viennaZone.json';
import type { WallClock } from './dates';

moment.tz.load(zone);

const ZONE = 'Europe/Vienna';

/** A wall clock as a moment in Vienna. */
export const viennaMoment = (at: Exclude<WallClock, 'invalid'>): moment.Moment =>
  moment.tz(new Date(at).toISOString().slice(0, 19), ZONE);

/**
 * Whole minutes since a wall clock in Vienna, correct across daylight saving changes.
 * @param start start of a half, wall clock
 * @param now the current instant in ms
 */
export function minutesSince(start: Exclude<WallClock, 'invalid'>, now: number): number {
  const written = new Date(start).toISOString().slice(0, 19);
  const begun = viennaMoment(start);
  // An hour that occurs twice is parsed as the earlier one; if that is too long ago, the later one is meant.
  const passed = Math.floor((now - begun.valueOf()) / 60_000);
  const repeated = moment.tz(begun.valueOf() + 3_600_000, ZONE).format('YYYY-MM-DDTHH:mm:ss') === written;
  return repeated && passed >= 60 ? passed - 60 : passed;
}

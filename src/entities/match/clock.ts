import type { WallClock } from '../../lib/dates';
import type { Match } from './model';

/** Minute at which the second half starts (docs/behaviour.md 9). */
const SECOND_HALF_OFFSET = 25;

/**
 * Elapsed minute of a live match, never negative; null if it is not running or its start is unknown.
 * @param since whole minutes from a wall clock until now (`lib/viennaTime`)
 */
export function elapsedMinute(
  { status, firstHalf, secondHalf }: Pick<Match, 'status' | 'firstHalf' | 'secondHalf'>,
  since: (start: Exclude<WallClock, 'invalid'>) => number,
): number | null {
  if (status === 'firstHalf' && typeof firstHalf === 'number') return Math.max(0, since(firstHalf));
  if (status === 'secondHalf' && typeof secondHalf === 'number')
    return Math.max(0, since(secondHalf) + SECOND_HALF_OFFSET);
  return null;
}

import type { WallClock } from '../../lib/dates';
import type { Match } from './model';

/** Minutes that the second half starts with (docs/behaviour.md 9). */
const SECOND_HALF_OFFSET = 25;

/**
 * Elapsed minute of a live match, never below 0; null if the match is not running or its start is not known.
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

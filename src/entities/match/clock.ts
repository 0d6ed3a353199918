import type { WallClock } from '../../lib/dates';
import type { Match } from './model';
import { phaseOf } from './status';

/** Minutes that the second half starts with (docs/behaviour.md 9). */
const SECOND_HALF_OFFSET = 25;

/**
 * Elapsed minute of a live match, never below 0; null if the match is not running or its start is not known.
 * @param since whole minutes from a wall clock until now (`lib/viennaTime`)
 */
export function elapsedMinute(
  match: Pick<Match, 'status' | 'firstHalf' | 'secondHalf'>,
  since: (start: Exclude<WallClock, 'invalid'>) => number,
): number | null {
  const phase = phaseOf(match.status);
  if (phase === 'first' && typeof match.firstHalf === 'number') return Math.max(0, since(match.firstHalf));
  if (phase === 'second' && typeof match.secondHalf === 'number')
    return Math.max(0, since(match.secondHalf) + SECOND_HALF_OFFSET);
  return null;
}

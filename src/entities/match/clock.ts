import { latestKickoff } from '../../lib/dates';
import type { WallClock } from '../../lib/dates';
import type { Match } from './model';
import { isLive } from './status';

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

const HALF_MS = 3_600_000;
const MATCH_MS = 3 * HALF_MS;

/**
 * Whether a match that is said to be live must be over, and nobody ended it: a half lasts 60 minutes at most, a match
 * three hours (docs/behaviour.md 4).
 * @param now wall clock in Vienna, ms
 */
export function isOverdue(
  { status, firstHalf, secondHalf, kickoff }: Pick<Match, 'status' | 'firstHalf' | 'secondHalf' | 'kickoff'>,
  now: number,
): boolean {
  if (!isLive(status)) return false;
  const half = status === 'firstHalf' ? firstHalf : status === 'secondHalf' ? secondHalf : null;
  if (typeof half === 'number') return now - half > HALF_MS;
  if (typeof firstHalf === 'number') return now - firstHalf > MATCH_MS;
  return typeof kickoff === 'number' && now - latestKickoff(kickoff) > MATCH_MS;
}

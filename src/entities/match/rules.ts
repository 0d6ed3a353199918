import { latestKickoff, byTime } from '../../lib/dates';
import type { WallClock } from '../../lib/dates';
import type { Match, SideName, Score } from './model';
import { isLive } from './model';
import type { ClubId } from '../ids';

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

const AHEAD_MS = 3_600_000;
/** Kick-off may be delayed by this much. */
const LATE_MS = 3_600_000;

/**
 * Whether a match is live or may start within the hour (docs/behaviour.md 12).
 * @param now wall clock in Vienna, ms
 */
export function mayRun({ status, kickoff }: Match, now: number): boolean {
  if (isLive(status)) return true;
  if (status !== 'upcoming' || typeof kickoff !== 'number') return false;
  return kickoff - AHEAD_MS <= now && now < latestKickoff(kickoff) + LATE_MS;
}

/** Won, drawn or lost. */
export type MatchResult = 'W' | 'D' | 'L';

/** The side a club plays on; null: not in this match. */
export function sideOf({ home, away }: Pick<Match, 'home' | 'away'>, club: ClubId | null): SideName | null {
  if (club === null) return null;
  return club === home ? 'home' : club === away ? 'away' : null;
}

/** How a finished match ended for a club; null: no result. */
export function resultOf(match: Match, club: ClubId | null): MatchResult | null {
  const { score, status } = match;
  const side = sideOf(match, club);
  if (side === null || score === undefined || status !== 'finished') return null;
  const difference = side === 'home' ? score.home - score.away : score.away - score.home;
  if (difference === 0) return 'D';
  return difference > 0 ? 'W' : 'L';
}

/** A match's goals from a club's point of view, its own first; null: no score yet. */
export function ownFirst(match: Match, club: ClubId): readonly [number | null, number | null] {
  const { score, status } = match;
  if (score === undefined || status === 'upcoming') return [null, null];
  return sideOf(match, club) === 'away' ? [score.away, score.home] : [score.home, score.away];
}

/** A score between two known clubs. */
export interface Result {
  readonly home: ClubId;
  readonly away: ClubId;
  readonly score: Score;
}

/** The score of a match, whatever its status; null if the score or one of the clubs is unknown. */
export function scoreOf({ home, away, score }: Match): Result | null {
  return home === undefined || away === undefined || score === undefined ? null : { home, away, score };
}

/**
 * A result that counts for the table (docs/api.md 5.1): of a finished or abandoned match, or of a cancelled one with an
 * awarded score (0:0 means none was awarded).
 */
export function countedResult(match: Match): Result | null {
  const { status } = match;
  const result = scoreOf(match);
  if (result === null) return null;
  const awarded = result.score.home !== 0 || result.score.away !== 0;
  return status === 'finished' || status === 'abandoned' || (status === 'cancelled' && awarded) ? result : null;
}

/** Whether a match was called off and counts nowhere; one that was moved may be kept a second time, as this. */
export const isVoid = (match: Match): boolean => match.status === 'cancelled' && countedResult(match) === null;

/** Whether a match is still undecided: upcoming or live (docs/behaviour.md 13). */
export function isOpen({ status }: Match): boolean {
  return status !== 'finished' && status !== 'abandoned' && status !== 'cancelled';
}

/** Counted matches between two clubs, newest first. */
export function meetings(matches: readonly Match[], a: ClubId, b: ClubId): readonly Match[] {
  return matches
    .filter((match) => {
      const result = countedResult(match);
      return result !== null && ((result.home === a && result.away === b) || (result.home === b && result.away === a));
    })
    .sort((one, other) => byTime(other.kickoff, one.kickoff));
}

import { byTime } from '../../lib/dates';
import type { ClubId } from '../ids';
import type { Match, Score } from './model';

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

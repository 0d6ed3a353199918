import type { Match, Score } from './model';
import { isLive } from './status';
import type { MatchStatus } from './status';

/** What became of a match: its new status, or that it left every list, so it is not live any more. */
export type Turn = Exclude<MatchStatus, 'upcoming' | 'unknown'> | 'gone';

/** Something that happened in a live match between two looks at it: goals, and turns; never minutes. */
export interface MatchNews {
  readonly goal: 'scored' | 'takenBack' | null;
  readonly turn: Turn | null;
  readonly score: Score;
}

function turnOf(before: Match, after: Match | undefined): Turn | null {
  if (after === undefined) return isLive(before.status) ? 'gone' : null;
  const { status = 'unknown' } = after;
  return status === before.status || status === 'upcoming' || status === 'unknown' ? null : status;
}

function goalOf(before: Match, after: Match | undefined): MatchNews['goal'] {
  if (before.score === undefined || after?.score === undefined) return null;
  const difference = after.score.home + after.score.away - before.score.home - before.score.away;
  if (difference === 0) return null;
  return difference > 0 ? 'scored' : 'takenBack';
}

/**
 * What is worth announcing about a live match; null: nothing.
 * @param after undefined: the match has left every list
 */
export function matchNews(before: Match | undefined, after: Match | undefined): MatchNews | null {
  if (before === undefined || (!isLive(before.status) && !isLive(after?.status))) return null;
  const { score } = after ?? before;
  const goal = goalOf(before, after);
  const turn = turnOf(before, after);
  return score === undefined || (goal === null && turn === null) ? null : { goal, turn, score };
}

import type { Match, Score, MatchStatus } from './model';
import { isLive } from './model';

/** A match's new status, or `gone`: it has left every list and is therefore no longer live. */
export type Turn = Exclude<MatchStatus, 'upcoming' | 'unconfirmed' | 'unknown'> | 'gone';

/** What happened in a live match between two snapshots: goals and changes of status, never minutes. */
export interface MatchNews {
  readonly goal: 'scored' | 'takenBack' | null;
  readonly turn: Turn | null;
  readonly score: Score;
}

function turnOf(before: Match, after: Match | undefined): Turn | null {
  if (after === undefined) return isLive(before.status) ? 'gone' : null;
  const { status = 'unknown' } = after;
  if (status === before.status || status === 'upcoming') return null;
  return status === 'unconfirmed' || status === 'unknown' ? null : status;
}

function goalOf(before: Match, after: Match | undefined): MatchNews['goal'] {
  if (before.score === undefined || after?.score === undefined) return null;
  const difference = after.score.home + after.score.away - before.score.home - before.score.away;
  if (difference === 0) return null;
  return difference > 0 ? 'scored' : 'takenBack';
}

/**
 * What is worth announcing about a live match; null: nothing.
 * @param after undefined: the match is no longer in any list
 */
export function matchNews(before: Match | undefined, after: Match | undefined): MatchNews | null {
  if (before === undefined || (!isLive(before.status) && !isLive(after?.status))) return null;
  const { score } = after ?? before;
  const goal = goalOf(before, after);
  const turn = turnOf(before, after);
  return score === undefined || (goal === null && turn === null) ? null : { goal, turn, score };
}

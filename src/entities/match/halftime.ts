import type { Match, Score } from './model';
import type { TimelineEntry } from './runningScore';
import { isLive } from './status';

/** Last minute of the first half; the second starts with it (docs/behaviour.md 9). */
const HALF_MINUTE = 25;

/** Where half-time falls in a timeline. */
export interface Halftime {
  /** How many entries come before it. */
  readonly after: number;
  readonly score: Score;
}

function isReached({ status, secondHalf }: Match): boolean {
  return (
    status === 'halftime' ||
    status === 'secondHalf' ||
    status === 'finished' ||
    (status === 'abandoned' && typeof secondHalf === 'number')
  );
}

/**
 * Half-time of a match; null before it, and where the events do not lead up to the score (an
 * awarded 6:0 has none), so that no wrong half-time score is shown.
 */
export function halftimeOf(match: Match, entries: readonly TimelineEntry[]): Halftime | null {
  const final = scoreAfter(entries);
  const missing = match.score === undefined ? 0 : match.score.home - final.home + match.score.away - final.away;
  // While a match is live the events may lag behind the score; once it is over they are complete or useless.
  const agrees = missing === 0 || (missing > 0 && isLive(match.status));
  if (!agrees || !isReached(match)) return null;
  const later = entries.findIndex(({ event }) => event.minute === null || event.minute > HALF_MINUTE);
  const after = later < 0 || match.status === 'halftime' ? entries.length : later;
  return { after, score: scoreAfter(entries.slice(0, after)) };
}

function scoreAfter(entries: readonly TimelineEntry[]): Score {
  return entries.findLast(({ score }) => score !== null)?.score ?? { home: 0, away: 0 };
}

import type { Match, Score } from './model';
import type { TimelineEntry } from './runningScore';
import { isLive } from './status';

/** Last minute of the first half and first of the second (docs/behaviour.md 9). */
const HALF_MINUTE = 25;

/** Position of half-time in a timeline. */
export interface Halftime {
  /** Number of entries before it. */
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
 * Half-time of a match: what was seen or told then, else what the minutes say; null before it, and whenever the events do not add up to the score (an awarded 6:0 has none),
 * so that no wrong half-time score is shown.
 */
export function halftimeOf(match: Match, entries: readonly TimelineEntry[]): Halftime | null {
  const final = scoreAfter(entries);
  const missing = match.score === undefined ? 0 : match.score.home - final.home + match.score.away - final.away;
  // In a live match events may lag behind the score; after the final whistle they are complete or useless.
  const agrees = missing === 0 || (missing > 0 && isLive(match.status));
  if (!agrees || !isReached(match)) return null;
  const later = entries.findIndex(({ event }) => event.minute === null || event.minute > HALF_MINUTE);
  const byMinute = later < 0 || match.status === 'halftime' ? entries.length : later;
  const stood = (after: number): boolean => isSame(scoreAfter(entries.slice(0, after)), match.halftime);
  // A goal in stoppage time has a minute of the second half.
  const places = [byMinute, ...entries.map((_, index) => index), entries.length];
  const after = match.status === 'halftime' ? byMinute : (places.find(stood) ?? byMinute);
  return { after, score: scoreAfter(entries.slice(0, after)) };
}

const isSame = (a: Score, b: Score | null | undefined): boolean => a.home === b?.home && a.away === b.away;

function scoreAfter(entries: readonly TimelineEntry[]): Score {
  return entries.findLast(({ score }) => score !== null)?.score ?? { home: 0, away: 0 };
}

import { hasTime } from './clock';
import type { MatchStatus } from './types';

/** Statuses under which a match is being played. */
export const LIVE: readonly MatchStatus[] = ['first', 'halftime', 'second'];

/** Statuses of a match that is over. */
export const FINISHED: readonly MatchStatus[] = ['completed', 'submitted', 'done', 'abgebrochen', 'cancelled'];

/** True while the match is being played, half-time included. */
export function isLive(status: MatchStatus | 'unconfirmed'): boolean {
  return LIVE.some((live) => live === status);
}

const HALF_MS = 3_600_000;
const MATCH_MS = 3 * HALF_MS;

/** The times of a match, Vienna's clock labelled `Z`. */
interface Timed {
  status: MatchStatus;
  kickoff: string | null;
  firstHalfStart: string | null;
  secondHalfStart: string | null;
}

/**
 * Whether a match that is said to be live must be over, and nobody ended it: a half lasts 60 minutes at most, a match
 * three hours (docs/behaviour.md 4).
 * @param now Vienna's clock labelled `Z`
 */
export function isOverdue({ status, kickoff, firstHalfStart, secondHalfStart }: Timed, now: string): boolean {
  if (!isLive(status)) return false;
  const half = status === 'first' ? firstHalfStart : status === 'second' ? secondHalfStart : null;
  const since = (moment: string) => Date.parse(now) - Date.parse(moment);
  if (half !== null) return since(half) > HALF_MS;
  const begun = firstHalfStart ?? kickoff;
  if (begun === null) return false;
  return since(begun) > MATCH_MS + (hasTime(begun) ? 0 : 24 * HALF_MS);
}

/** True when the match is over: everything but pending and live ones. Whether it counts: `counts` in `points.ts`. */
export function isFinished(status: MatchStatus): boolean {
  return FINISHED.includes(status);
}

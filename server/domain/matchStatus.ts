import type { MatchStatus } from './types';

/** Statuses under which a match is being played. */
export const LIVE: readonly MatchStatus[] = ['first', 'halftime', 'second'];

/** Statuses of a match that is over. */
export const FINISHED: readonly MatchStatus[] = ['completed', 'submitted', 'done', 'abgebrochen', 'cancelled'];

/** True while the match is being played, half-time included. */
export function isLive(status: MatchStatus): boolean {
  return LIVE.includes(status);
}

/** True when the match is over: everything but pending and live ones. Whether it counts: `counts` in `points.ts`. */
export function isFinished(status: MatchStatus): boolean {
  return FINISHED.includes(status);
}

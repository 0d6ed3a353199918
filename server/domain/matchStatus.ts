import type { MatchStatus } from './types';

/** Statuses under which a match is being played. */
export const LIVE: readonly MatchStatus[] = ['first', 'halftime', 'second'];

/** Statuses whose result counts in lifetime statistics. */
export const FINISHED: readonly MatchStatus[] = ['completed', 'submitted', 'done', 'abgebrochen', 'cancelled'];

/** True while the match is being played, half-time included. */
export function isLive(status: MatchStatus): boolean {
  return LIVE.includes(status);
}

/** True when the result counts in tables and statistics: everything but pending and live matches. */
export function isFinished(status: MatchStatus): boolean {
  return FINISHED.includes(status);
}

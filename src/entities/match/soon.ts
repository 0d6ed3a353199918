import { latestKickoff } from '../../lib/dates';
import type { Match } from './model';
import { isLive } from './status';

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

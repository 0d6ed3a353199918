import { byTime } from '../../lib/dates';
import type { ClubId } from '../ids';
import type { Match } from './model';
import { resultFor } from './outcome';
import { isLive } from './status';

/** What a follower of a team wants to know at once. */
export interface Glance {
  /** Runs right now. */
  readonly live: Match | null;
  /** Ended last. */
  readonly last: Match | null;
  /** Comes next. */
  readonly next: Match | null;
}

/** A match that has not begun this long after its kick-off is not the next one any more. */
const LATE_MS = 3 * 3_600_000;

/**
 * A team's running, last and next match (docs/behaviour.md 11); undated ones are neither last nor next.
 * @param now wall clock in Vienna, ms
 */
export function glanceAt(matches: readonly Match[], club: ClubId, now: number): Glance {
  const dated = matches
    .filter(({ kickoff }) => typeof kickoff === 'number')
    .sort((a, b) => byTime(a.kickoff, b.kickoff));
  const comes = ({ status, kickoff }: Match): boolean =>
    status === 'upcoming' && typeof kickoff === 'number' && kickoff > now - LATE_MS;
  return {
    live: matches.find(({ status }) => isLive(status)) ?? null,
    last: dated.findLast((match) => resultFor(match, club) !== null) ?? null,
    next: dated.find(comes) ?? null,
  };
}

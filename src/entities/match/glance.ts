import { byTime, latestKickoff } from '../../lib/dates';
import type { ClubId } from '../ids';
import type { Match } from './model';
import { resultFor } from './outcome';
import { isLive } from './status';

/** What a follower of a team wants to see first. */
export interface Glance {
  /** Being played now. */
  readonly live: Match | null;
  /** The last one finished. */
  readonly last: Match | null;
  /** The next one. */
  readonly next: Match | null;
}

/** A match that has not started this long after kick-off no longer counts as the next one. */
const LATE_MS = 3 * 3_600_000;

/**
 * A team's current, last and next match (docs/behaviour.md 11); undated matches are neither last nor next.
 * @param now wall clock in Vienna, ms
 */
export function glanceAt(matches: readonly Match[], club: ClubId, now: number): Glance {
  const dated = matches
    .filter(({ kickoff }) => typeof kickoff === 'number')
    .sort((a, b) => byTime(a.kickoff, b.kickoff));
  const comes = ({ status, kickoff }: Match): boolean =>
    status === 'upcoming' && typeof kickoff === 'number' && latestKickoff(kickoff) > now - LATE_MS;
  return {
    live: matches.find(({ status }) => isLive(status)) ?? null,
    last: dated.findLast((match) => resultFor(match, club) !== null) ?? null,
    next: dated.find(comes) ?? null,
  };
}

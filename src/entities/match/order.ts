import { byTime, latestKickoff } from '../../lib/dates';
import type { Match, MatchStatus } from './model';
import type { ClubId } from '../ids';
import { resultOf } from './rules';
import { isLive } from './model';

const ORDER: Readonly<Record<MatchStatus, number>> = {
  firstHalf: 0,
  halftime: 0,
  secondHalf: 0,
  upcoming: 1,
  unknown: 1,
  unconfirmed: 2,
  finished: 2,
  abandoned: 3,
  cancelled: 3,
};

const rankOf = ({ status }: Match): number => ORDER[status ?? 'unknown'];

/** Matches on a league's page: live, upcoming, finished, abandoned or cancelled; each group by kick-off. */
export function inMatchupOrder(matches: readonly Match[]): readonly Match[] {
  return [...matches].sort((a, b) => rankOf(a) - rankOf(b) || byTime(a.kickoff, b.kickoff) || (a.id < b.id ? -1 : 1));
}

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
    last: dated.findLast((match) => resultOf(match, club) !== null) ?? null,
    next: dated.find(comes) ?? null,
  };
}

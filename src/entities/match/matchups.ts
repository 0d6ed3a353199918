import { byTime } from '../../lib/dates';
import type { Match } from './model';
import type { MatchStatus } from './status';

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

const place = ({ status }: Match): number => ORDER[status ?? 'unknown'];

/** Matches on a league's page: live, upcoming, finished, abandoned or cancelled; each group by kick-off. */
export function inMatchupOrder(matches: readonly Match[]): readonly Match[] {
  return [...matches].sort((a, b) => place(a) - place(b) || byTime(a.kickoff, b.kickoff) || (a.id < b.id ? -1 : 1));
}

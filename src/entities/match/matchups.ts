import { byTime } from '../../lib/dates';
import type { Match } from './model';
import { matchupOrder } from './status';

/** Matches of a league's page: live, to come, finished, abandoned or cancelled; each by kick-off. */
export function inMatchupOrder(matches: readonly Match[]): readonly Match[] {
  return [...matches].sort(
    (a, b) => matchupOrder(a.status) - matchupOrder(b.status) || byTime(a.kickoff, b.kickoff) || (a.id < b.id ? -1 : 1),
  );
}

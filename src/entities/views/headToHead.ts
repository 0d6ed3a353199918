import { byTime } from '../../lib/dates';
import type { Match } from '../match/model';
import { meetings } from '../match/result';
import { resultFor } from '../standing/figures';
import type { FormResult } from '../standing/model';

/** At most this many meetings are listed. */
const MOST = 10;

/** An earlier meeting, from the point of view of the current match's home club. */
export interface Meeting {
  readonly match: Match;
  readonly result: FormResult;
}

/** Earlier meetings of two clubs, and the home club's record in them. */
export interface HeadToHead {
  readonly meetings: readonly Meeting[];
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

/**
 * Earlier meetings of a match's two clubs, newest first, at most ten (docs/behaviour.md 13).
 * @param known matches of the home club's loaded seasons, in any order
 */
export function headToHead(match: Match, known: readonly Match[]): HeadToHead {
  const { home, away } = match;
  const earlier =
    home === undefined || away === undefined
      ? []
      : meetings(known, home, away)
          .filter(({ id, kickoff }) => id !== match.id && (match.kickoff == null || byTime(kickoff, match.kickoff) < 0))
          .slice(0, MOST);
  const listed = earlier.map((meeting) => ({ match: meeting, result: seenFrom(meeting, home) }));
  const count = (result: FormResult): number => listed.filter((meeting) => meeting.result === result).length;
  return { meetings: listed, wins: count('W'), draws: count('D'), losses: count('L') };
}

function seenFrom({ home, score }: Match, club: Match['home']): FormResult {
  const { home: first, away: second } = score ?? { home: 0, away: 0 };
  return home === club ? resultFor(first, second) : resultFor(second, first);
}

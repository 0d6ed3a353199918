import { byTime } from '../../lib/dates';
import type { Match, SideName } from '../match/model';
import { meetings } from '../match/rules';
import { resultFor } from '../standing/figures';
import type { FormResult } from '../standing/model';
import type { ClubId } from '../ids';
import type { WithEntities } from '../reducer';
import { selectClub } from '../select';

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

/** The club on one side of a match. */
export interface SideClub {
  /** Null: the answer does not identify the club, so there is no page to link to. */
  readonly id: ClubId | null;
  /** Null: neither the club's row nor the match has a name. */
  readonly name: string | null;
  readonly logo: string | null;
  readonly color: string | null;
}

/**
 * The club of a side: from its own row, else from the name sent with the match. A new object each time: use with
 * `shallowEqual`.
 */
export function selectSideClub(state: WithEntities, match: Match | undefined, side: SideName): SideClub {
  const id = match?.[side] ?? null;
  const club = selectClub(state, id);
  const unlinked = side === 'home' ? match?.homeUnlinked : match?.awayUnlinked;
  return {
    id,
    name: club?.name ?? unlinked?.name ?? null,
    logo: club?.logo ?? unlinked?.logo ?? null,
    color: club?.color ?? null,
  };
}

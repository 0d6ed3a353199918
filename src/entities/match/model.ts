import type { WallClock } from '../../lib/dates';
import type { ClubId, LeagueId, MatchId, PlayerId } from '../ids';

/**
 * Where a match stands (docs/behaviour.md 4); `unconfirmed`: said to be live, but it must be over (`clock.ts`);
 * `unknown`: a status the site does not know.
 */
export type MatchStatus =
  | 'upcoming'
  | 'firstHalf'
  | 'halftime'
  | 'secondHalf'
  | 'finished'
  | 'abandoned'
  | 'cancelled'
  | 'unconfirmed'
  | 'unknown';

/** First half, second half and half-time count as live. */
export const isLive = (status: MatchStatus | undefined): boolean =>
  status === 'firstHalf' || status === 'halftime' || status === 'secondHalf';

export type SideName = 'home' | 'away';

/** What can happen in a match; `unknown` is shown neutrally and does not change the score. */
export type EventKind = 'goal' | 'yellow' | 'red' | 'yellowRed' | 'penalty' | 'freeKick' | 'unknown';

export interface Score {
  readonly home: number;
  readonly away: number;
}

/** Name and logo of a side whose club has no id. */
export interface UnlinkedClub {
  readonly name: string;
  readonly logo: string | null;
}

/** A player in a line-up; name and picture are in the player's own row. */
export interface LineupEntry {
  /** Absent if the API sends no id. */
  readonly player?: PlayerId;
  /** As sent, for entries without a player id. */
  readonly name: string;
  readonly number: string;
}

/** A goal, a booking or another event, in the API's order. */
export interface MatchEvent {
  readonly id: string;
  readonly kind: EventKind;
  /** Null: the API gives none. */
  readonly minute: number | null;
  /** Null if the player was deleted. */
  readonly player: PlayerId | null;
  readonly name: string | null;
  readonly number: string | null;
  /** The side credited with a goal; null for cards, and for goals of an unknown side. */
  readonly assign: SideName | null;
  readonly ownGoal: boolean;
}

/** A match. A key is absent until an answer contains it. */
export interface Match {
  readonly id: MatchId;
  readonly status?: MatchStatus;
  readonly score?: Score;
  /** Score at half-time, seen then or told; null: not reached. */
  readonly halftime?: Score | null;
  /** Kick-off, wall clock; null: no date yet. */
  readonly kickoff?: WallClock | null;
  readonly location?: string | null;
  readonly gameday?: number | null;
  readonly league?: LeagueId;
  readonly leagueName?: string;
  readonly home?: ClubId;
  readonly away?: ClubId;
  readonly homeUnlinked?: UnlinkedClub;
  readonly awayUnlinked?: UnlinkedClub;
  /** Picture of the shirt worn in this match. */
  readonly homeKit?: string | null;
  readonly awayKit?: string | null;
  readonly homeLineup?: readonly LineupEntry[];
  readonly awayLineup?: readonly LineupEntry[];
  /** Start of each half, wall clock; null: not started. */
  readonly firstHalf?: WallClock | null;
  readonly secondHalf?: WallClock | null;
  readonly events?: readonly MatchEvent[];
}

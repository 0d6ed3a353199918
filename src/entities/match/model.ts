import type { WallClock } from '../../lib/dates';
import type { ClubId, LeagueId, MatchId, PlayerId } from '../ids';
import type { MatchStatus } from './status';

export type SideName = 'home' | 'away';

/** What can happen in a match; `unknown` is shown neutrally and changes no score. */
export type EventKind = 'goal' | 'yellow' | 'red' | 'yellowRed' | 'penalty' | 'freeKick' | 'unknown';

export interface Score {
  readonly home: number;
  readonly away: number;
}

/** Name and logo of a side whose club has no id in the answer. */
export interface UnlinkedClub {
  readonly name: string;
  readonly logo: string | null;
}

/** One player of a line-up; name and picture are in the player's own entry. */
export interface LineupEntry {
  /** Absent if it has no id on the wire. */
  readonly player?: PlayerId;
  /** As sent, for entries without a player id. */
  readonly name: string;
  readonly number: string;
}

/** A goal, a booking or anything else that happened, in the order of the wire. */
export interface MatchEvent {
  readonly id: string;
  readonly kind: EventKind;
  /** Null if there is none on the wire. */
  readonly minute: number | null;
  /** Null once the player's record was deleted. */
  readonly player: PlayerId | null;
  readonly name: string | null;
  readonly number: string | null;
  /** Side whose score a goal raised; null for cards and for goals of unknown side. */
  readonly assign: SideName | null;
  readonly ownGoal: boolean;
}

/** One match. A key is absent until an answer brings it. */
export interface Match {
  readonly id: MatchId;
  readonly status?: MatchStatus;
  readonly score?: Score;
  /** Kick-off, wall clock. Null: undated. */
  readonly kickoff?: WallClock | null;
  readonly location?: string | null;
  readonly gameday?: number | null;
  readonly league?: LeagueId;
  readonly leagueName?: string;
  readonly home?: ClubId;
  readonly away?: ClubId;
  readonly homeUnlinked?: UnlinkedClub;
  readonly awayUnlinked?: UnlinkedClub;
  /** Shirt picture worn in this match. */
  readonly homeKit?: string | null;
  readonly awayKit?: string | null;
  readonly homeLineup?: readonly LineupEntry[];
  readonly awayLineup?: readonly LineupEntry[];
  /** Start of each half, wall clock; null: not started. */
  readonly firstHalf?: WallClock | null;
  readonly secondHalf?: WallClock | null;
  readonly events?: readonly MatchEvent[];
}

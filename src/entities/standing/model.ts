import type { ClubId, MatchId, StandingId } from '../ids';

export type FormResult = 'W' | 'D' | 'L';

/** One of a team's last matches, for the form column. */
export interface FormEntry {
  readonly result: FormResult;
  readonly match: MatchId | null;
  readonly gameday: number | null;
}

/** Points that a ruling took from a club (negative) or gave to it. */
export interface Adjustment {
  readonly points: number;
  /** May be empty. */
  readonly reason: string;
}

/** A row of the table of a league's primary season. */
export interface Standing {
  readonly id: StandingId;
  /** The league the table belongs to. */
  readonly leagueCode: string;
  readonly club: ClubId;
  readonly ranking: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly scored: number;
  readonly against: number;
  readonly difference: number;
  /** May be decimal. */
  readonly points: number;
  /** Oldest first; empty: none sent. */
  readonly form: readonly FormEntry[];
  /** Included in `points`. */
  readonly adjustments: readonly Adjustment[];
}

/** Which matches a table counts; `overall` is the official table. */
export const TABLE_VIEWS = ['overall', 'home', 'away', 'form', 'firstLeg', 'secondLeg'] as const;
export type TableView = (typeof TABLE_VIEWS)[number];
/** Views computed from a season's matches. */
export type ComputedView = Exclude<TableView, 'overall'>;

import type { ClubId, MatchId, StandingId } from '../ids';

export type FormResult = 'W' | 'D' | 'L';

/** One of a team's last matches, as the table's form column shows it. */
export interface FormEntry {
  readonly result: FormResult;
  readonly match: MatchId | null;
  readonly gameday: number | null;
}

/** One row of a league's table of the primary season. */
export interface Standing {
  readonly id: StandingId;
  /** Of the league whose table it belongs to. */
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
  /** Oldest first; empty: the API has none. */
  readonly form: readonly FormEntry[];
}

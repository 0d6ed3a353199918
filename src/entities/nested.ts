import type { Club } from './club/model';
import type { LeaderboardEntry } from './leaderboard/model';
import type { LineupEntry, Match } from './match/model';
import type { Player } from './player/model';
import type { Postponement } from './postponement/model';
import type { Season } from './season/model';
import type { Standing } from './standing/model';
import type { Suspension } from './suspension/model';
import type { Transfer } from './transfer/model';

/** A model with whole entities where the table holds their ids. */
type With<Model, Nested> = Omit<Model, keyof Nested> & Nested;

/** Entities as the decoders make them, before they are taken apart into tables. */
export type NestedPlayer = With<Player, { readonly club?: Club | null }>;
export type NestedClub = With<Club, { readonly squad?: readonly Player[] }>;
export type NestedLineupEntry = With<LineupEntry, { readonly player?: Player }>;
export type NestedMatch = With<
  Match,
  {
    readonly home?: Club;
    readonly away?: Club;
    readonly homeLineup?: readonly NestedLineupEntry[];
    readonly awayLineup?: readonly NestedLineupEntry[];
  }
>;
export type NestedStanding = With<Standing, { readonly club: Club }>;
interface Subjects {
  readonly player: Player | null;
  readonly club: Club | null;
}
export type NestedSuspension = With<Suspension, Subjects>;
export type NestedLeaderboardEntry = With<LeaderboardEntry, Subjects>;
export type NestedTransfer = With<Transfer, Subjects & { readonly origin: Club | null }>;
export type NestedPostponement = With<
  Postponement,
  { readonly requester: Club | null; readonly requestee: Club | null }
>;

/** One season and those of its matches that an answer is about. */
export interface NestedSeasonMatches {
  readonly season: Season;
  readonly matches: readonly NestedMatch[];
}

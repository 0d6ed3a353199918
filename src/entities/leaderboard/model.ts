import type { ClubId, LeaderboardEntryId, PlayerId } from '../ids';
import type { Snapshot } from '../transfer/model';

export const LEADERBOARD_TABS = ['goals', 'yellow', 'red', 'yellowRed'] as const;

/** What a list of players is ranked by (docs/behaviour.md 4). */
export type LeaderboardTab = (typeof LEADERBOARD_TABS)[number];

/** One player's count in one league and tab. */
export interface LeaderboardEntry {
  readonly id: LeaderboardEntryId;
  readonly count: number;
  readonly player: PlayerId | null;
  readonly playerAs: Snapshot;
  readonly number: string | null;
  readonly club: ClubId | null;
  readonly clubAs: Snapshot;
}

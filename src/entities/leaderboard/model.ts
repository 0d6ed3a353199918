import type { ClubId, LeaderboardEntryId, PlayerId } from '../ids';
import type { ClubSnapshot } from '../transfer/model';
import { byText } from '../../lib/text';

export const LEADERBOARD_TABS = ['goals', 'yellow', 'red', 'yellowRed'] as const;

/** What a list of players is ranked by (docs/behaviour.md 4). */
export type LeaderboardTab = (typeof LEADERBOARD_TABS)[number];

/** One player's count in one league and tab. */
export interface LeaderboardEntry {
  readonly id: LeaderboardEntryId;
  readonly count: number;
  readonly player: PlayerId | null;
  readonly playerAs: ClubSnapshot;
  readonly number: string | null;
  readonly club: ClubId | null;
  readonly clubAs: ClubSnapshot;
}

/**
 * Highest count first, ties by name, because the API returns ties in arbitrary order (docs/api.md 5.3).
 * @param nameOf the displayed name
 */
export function leaderboardOrder(
  entries: readonly LeaderboardEntry[],
  nameOf: (entry: LeaderboardEntry) => string,
): readonly LeaderboardEntry[] {
  return entries.toSorted((a, b) => b.count - a.count || byText(nameOf(a), nameOf(b)));
}

/** Places of ordered entries: equal counts share one (1, 2, 2, 4). */
export function sharedRanks(entries: readonly LeaderboardEntry[]): readonly number[] {
  const ranks: number[] = [];
  entries.forEach(({ count }, index) => {
    ranks.push(count === entries[index - 1]?.count ? (ranks[index - 1] ?? 1) : index + 1);
  });
  return ranks;
}

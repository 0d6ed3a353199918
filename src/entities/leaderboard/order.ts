import { byText } from '../../lib/collator';
import type { LeaderboardEntry } from './model';

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

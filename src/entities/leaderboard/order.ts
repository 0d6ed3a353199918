import { byText } from '../../lib/collator';
import type { LeaderboardEntry } from './model';

/**
 * Highest count first, equal ones by name: the wire's order of equals is arbitrary (docs/api.md 5.3).
 * @param nameOf the name that is shown
 */
export function leaderboardOrder(
  entries: readonly LeaderboardEntry[],
  nameOf: (entry: LeaderboardEntry) => string,
): readonly LeaderboardEntry[] {
  return entries.toSorted((a, b) => b.count - a.count || byText(nameOf(a), nameOf(b)));
}

import { byText } from '../../lib/collator';
import type { LeaderboardEntry } from './model';

const sentName = ({ playerAs }: LeaderboardEntry): string => playerAs.name;

/**
 * Highest count first, equal ones by name: the wire's order of equals is arbitrary (docs/api.md 5.3).
 * @param nameOf the name that is shown; without it the one that was sent
 */
export function leaderboardOrder(
  entries: readonly LeaderboardEntry[],
  nameOf: (entry: LeaderboardEntry) => string = sentName,
): readonly LeaderboardEntry[] {
  return entries.toSorted((a, b) => b.count - a.count || byText(nameOf(a), nameOf(b)));
}

import { byText } from '../../lib/collator';
import type { LeaderboardEntry } from './model';

/** Highest count first, equal ones by name: the wire's order of equals is arbitrary (docs/api.md 5.3). */
export function leaderboardOrder(entries: readonly LeaderboardEntry[]): readonly LeaderboardEntry[] {
  return entries.toSorted((a, b) => b.count - a.count || byText(a.playerAs.name, b.playerAs.name));
}

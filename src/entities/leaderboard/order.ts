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

/** Places of ordered entries: equal counts share one (1, 2, 2, 4). */
export function sharedPlaces(entries: readonly LeaderboardEntry[]): readonly number[] {
  const places: number[] = [];
  entries.forEach(({ count }, index) => {
    places.push(count === entries[index - 1]?.count ? (places[index - 1] ?? 1) : index + 1);
  });
  return places;
}

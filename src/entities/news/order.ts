import type { NewsItem } from './model';

/**
 * Newest first (docs/api.md 4.12): by the day of creation; what has no valid one comes last, in reversed order of the wire.
 * @param items in the order of the wire, oldest first
 */
export function newestFirst(items: readonly NewsItem[]): readonly NewsItem[] {
  const created = (item: NewsItem): number => (typeof item.created === 'number' ? item.created : -Infinity);
  return [...items].reverse().sort((a, b) => (created(a) === created(b) ? 0 : created(b) - created(a)));
}

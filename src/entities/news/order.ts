import type { NewsItem } from './model';

/**
 * Newest first by creation date (docs/api.md 4.12); items without a valid date come last, in reverse API order.
 * @param items in API order, oldest first
 */
export function newestFirst(items: readonly NewsItem[]): readonly NewsItem[] {
  const created = (item: NewsItem): number => (typeof item.created === 'number' ? item.created : -Infinity);
  return [...items].reverse().sort((a, b) => (created(a) === created(b) ? 0 : created(b) - created(a)));
}

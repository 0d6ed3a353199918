import type { Instant } from '../../lib/dates';
import type { NewsId, SlideId } from '../ids';

/** An article or a ruling. */
export interface NewsItem {
  readonly id: NewsId;
  readonly title?: string | null;
  readonly image?: string | null;
  /** Raw HTML from the editors: untrusted, rendered only through `lib/html`. */
  readonly html?: string | null;
  readonly tag?: string | null;
  /** Link to a video; null: none. */
  readonly video?: string | null;
  /** True UTC. */
  readonly created?: Instant | null;
}

/** A slide of the start page or of a league page. */
export interface Slide {
  readonly id: SlideId;
  readonly title: string;
  readonly description: string;
  readonly image: string | null;
  readonly news: NewsId | null;
}

/**
 * Newest first by creation date (docs/api.md 4.12); items without a valid date come last, in reverse API order.
 * @param items in API order, oldest first
 */
export function newestFirst(items: readonly NewsItem[]): readonly NewsItem[] {
  const created = (item: NewsItem): number => (typeof item.created === 'number' ? item.created : -Infinity);
  return [...items].reverse().sort((a, b) => (created(a) === created(b) ? 0 : created(b) - created(a)));
}

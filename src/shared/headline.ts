import type { NewsItem } from '../entities/news/model';
import { formatInstant } from '../lib/dates';

/** The date of an article in German; null: none. */
export function newsDate({ created }: NewsItem): string | null {
  return typeof created === 'number' ? formatInstant(created) : null;
}

/** The headline, or the prescribed text for a missing one. */
export function newsTitle({ title }: NewsItem): string {
  return title ?? 'Untitled';
}

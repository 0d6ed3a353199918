import { attempt } from './attempt';

/** Whether a media query matches now; where the browser can't say, none does. */
export const matches = (query: string): boolean => attempt(() => matchMedia(query).matches, false);

/** Whether the visitor wants less motion. */
export const wantsCalm = (): boolean => matches('(prefers-reduced-motion: reduce)');

/**
 * Calls back whenever a media query begins or ceases to match.
 * @returns stops it
 */
export function watchMedia(query: string, changed: () => void): () => void {
  const media = attempt(() => matchMedia(query), undefined);
  media?.addEventListener('change', changed);
  return () => media?.removeEventListener('change', changed);
}

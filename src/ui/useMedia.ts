import { useCallback, useSyncExternalStore } from 'react';
import { matches, watchMedia } from '../lib/media';

/**
 * Whether a media query currently matches.
 * @param query e.g. `(min-width: 900px)`
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback((changed: () => void) => watchMedia(query, changed), [query]);
  return useSyncExternalStore(subscribe, () => matches(query));
}

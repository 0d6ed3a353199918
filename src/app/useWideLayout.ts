import { useCallback, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { matches, watchMedia } from '../lib/media';

/** Desktop navigation from 900 px, on the league page already above 800 px (docs/behaviour.md 2 and 9). */
const WIDE = '(min-width: 56.25em)';
const WIDE_ON_LEAGUE_PAGE = '(min-width: 50.0625em)';

/** Whether the page has the desktop navigation rather than the bar with the drawer. */
export function useWideLayout(): boolean {
  const query = useLocation().pathname === '/liga' ? WIDE_ON_LEAGUE_PAGE : WIDE;
  const watch = useCallback((changed: () => void) => watchMedia(query, changed), [query]);
  return useSyncExternalStore(watch, () => matches(query));
}

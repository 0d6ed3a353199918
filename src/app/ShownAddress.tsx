import { use, useDeferredValue, useEffect } from 'react';
import { UNSAFE_LocationContext as LocationContext, useLocation, useNavigate } from 'react-router-dom';
import { findRoute } from './routes';
import type { Elements } from '../ui/elements';
import { linkAt } from './linkAt';

/**
 * The address to render. A page whose chunk is loaded is rendered at once, within the click; otherwise the current page
 * stays, with its own address, until the chunk has arrived.
 */
export function ShownAddress({ children }: { readonly children: Elements }) {
  const asked = use(LocationContext);
  const later = useDeferredValue(asked);
  const there = findRoute(asked.location.pathname)?.route.loaded() !== undefined;
  return <LocationContext value={there ? asked : later}>{children}</LocationContext>;
}

/** Whether a click opens a tab, a window or a menu. */
const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * Routes clicks on the site's links, including those in articles. One listener for all: links subscribed to the router
 * would each rerender on every navigation. A link to the current page, or to the one on its way, adds no history entry.
 */
export function useFollowedLinks(): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const asked = pathname + search;
  useEffect(() => {
    const follow = (press: MouseEvent): void => {
      const link = linkAt(press);
      if (link === null || link.target !== '' || press.defaultPrevented || opensElsewhere(press)) return;
      press.preventDefault();
      const address = link.getAttribute('href')?.slice(1) ?? '/';
      void navigate(address, { replace: address === asked });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, asked]);
}

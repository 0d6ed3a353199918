import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRequestedLocation } from './deferredLocation';

/** The link to a page of the site that an event occurred in. */
export function linkAt({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#/"]') : null;
}

/** Whether a click opens a tab, a window or a menu. */
const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * Routes clicks on the site's links, including those in articles. One listener for all: links subscribed to the router
 * would each rerender on every navigation. A link to the current page, or to the one on its way, adds no history entry.
 */
export function FollowedLinks() {
  const navigate = useNavigate();
  const { pathname, search } = useRequestedLocation();
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
  return null;
}

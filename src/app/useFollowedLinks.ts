import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { linkAt } from './linkAt';

/** A tab or window of its own, or a menu. */
const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * Lets the router follow the links of the site, those in an article too. One listener for all of them: links that knew
 * the router would each be drawn anew with every page. The page that is shown already gets no second entry of the history.
 */
export function useFollowedLinks(): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const shown = pathname + search;
  useEffect(() => {
    const follow = (press: MouseEvent): void => {
      const link = linkAt(press);
      if (link === null || link.target !== '' || press.defaultPrevented || opensElsewhere(press)) return;
      press.preventDefault();
      const address = link.getAttribute('href')?.slice(1) ?? '/';
      void navigate(address, { replace: address === shown });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, shown]);
}

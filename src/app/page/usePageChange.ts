import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { afterPaint } from '../../lib/schedule';
import { attempt } from '../../lib/trouble';
import { isUnnamedEntry } from '../../router/addressQuery';
import { focusHeading } from './focusHeading';
import { restoreScroll, createScrollMemory } from './restoreScroll';

/**
 * What browsers do when they load a page: a new one starts at the top, Back and Forward restore the scroll position,
 * and the focus moves into the page (not on the first load).
 */
export function usePageChange(main: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation();
  const returning = useNavigationType() === NavigationType.Pop;
  const [memory] = useState(() => createScrollMemory(() => sessionStorage));
  // A typed address also has the key `default`, hence the path.
  const entryKey = `${key} ${pathname}`;
  const visit = useRef({ entryKey, restoring: false });
  const shown = useRef(pathname);
  const loaded = useRef(false);

  useEffect(() => {
    const note = (): void => {
      if (!visit.current.restoring) memory.remember(visit.current.entryKey, window.scrollY);
    };
    attempt(() => (history.scrollRestoration = 'manual'), undefined);
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', memory.save);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', memory.save);
    };
  }, [memory]);

  useLayoutEffect(() => {
    const arrived = loaded.current && isUnnamedEntry();
    const position = returning && !arrived ? (memory.recall(entryKey) ?? 0) : 0;
    const atTopAnyway = !loaded.current && position === 0;
    loaded.current = true;
    // Scrolling would force another layout before the first paint.
    if (atTopAnyway) return undefined;
    const current = { entryKey, restoring: true };
    visit.current = current;
    return restoreScroll(position, () => {
      current.restoring = false;
    });
  }, [memory, entryKey, returning]);

  useLayoutEffect(() => {
    const page = main.current;
    if (shown.current === pathname || page === null) return undefined;
    shown.current = pathname;
    const left = new AbortController();
    // Focusing forces another layout, so the page's first frame comes before it.
    const cancel = afterPaint(() => focusHeading(page, left.signal));
    left.signal.addEventListener('abort', cancel);
    return () => left.abort();
  }, [main, pathname]);
}

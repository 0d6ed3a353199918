import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppStore } from '../store/hooks';
import { whenIdle } from '../lib/idle';
import { whenQuiet } from '../loading/quiet';
import { savesData } from '../lib/saveData';

/**
 * Preloads once the first content is there: data and chunk behind a hovered link, and on each page the chunks of the
 * likeliest next screens, as far as the connection allows.
 * @returns whether the first content is there, so that less urgent parts can start
 */
export function usePreloading(): boolean {
  const store = useAppStore();
  const { pathname } = useLocation();
  const [quiet, setQuiet] = useState(false);
  useEffect(() => whenQuiet(store, () => startTransition(() => setQuiet(true))), [store]);
  useEffect(() => {
    const stop = new AbortController();
    const stopWaiting = whenIdle(() => {
      import(/* webpackChunkName: "intent" */ './watchPage').then(
        ({ watchPage }) => stop.signal.aborted || watchPage(store, stop.signal),
        () => undefined,
      );
    });
    return () => {
      stop.abort();
      stopWaiting();
    };
  }, [store]);
  useEffect(() => {
    if (!quiet || savesData()) return undefined;
    const stop = new AbortController();
    const stopWaiting = whenQuiet(store, () => {
      import(/* webpackChunkName: "ahead" */ './ahead').then(
        ({ loadAhead }) => loadAhead(pathname, stop.signal),
        () => undefined,
      );
    });
    return () => {
      stop.abort();
      stopWaiting();
    };
  }, [store, quiet, pathname]);
  return quiet;
}

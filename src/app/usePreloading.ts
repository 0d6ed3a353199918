import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppStore } from '../store/hooks';
import { whenQuiet } from '../loading/quiet';
import type * as Ahead from './ahead';
import { savesData } from './saveData';

/**
 * Loads ahead once the first content is there: data and chunk behind a link that is pointed at, and on each page the
 * chunks of the screens that visitors mostly go to from there, as far as the line bears it.
 * @returns whether the first content is there, so that what may come later can start
 */
export function usePreloading(): boolean {
  const store = useAppStore();
  const { pathname } = useLocation();
  const [quiet, setQuiet] = useState(false);
  const [ahead, setAhead] = useState<typeof Ahead | null>(null);
  useEffect(
    () =>
      whenQuiet(store, () => {
        startTransition(() => setQuiet(true));
        if (!savesData()) import(/* webpackChunkName: "ahead" */ './ahead').then(setAhead, () => undefined);
      }),
    [store],
  );
  useEffect(() => ahead?.watchIntent(store), [ahead, store]);
  useEffect(() => {
    if (ahead === null) return undefined;
    const stop = new AbortController();
    const stopWaiting = whenQuiet(store, () => void ahead.loadAhead(pathname, stop.signal));
    return () => {
      stop.abort();
      stopWaiting();
    };
  }, [ahead, store, pathname]);
  return quiet;
}

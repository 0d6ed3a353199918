import { startTransition, useEffect, useState } from 'react';
import { useAppStore } from '../store/hooks';
import { whenIdle } from '../lib/idle';
import { whenQuiet } from '../loading/quiet';

/**
 * Preloads data and chunk behind a hovered link once the first page is drawn.
 * @returns whether all of the first page is there, so that less urgent parts can start
 */
export function usePreloading(): boolean {
  const store = useAppStore();
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
  return quiet;
}

import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppStore } from '../store/hooks';
import { whenIdle } from '../lib/schedule';
import { whenQuiet } from '../loading/quiet';
import type { watchIntent } from './intent';

/**
 * Preloads data and chunk behind a hovered link once the first page is drawn.
 * @returns whether all of the first page is there, so that less urgent parts can start
 */
export function usePreloading(): boolean {
  const store = useAppStore();
  const page = useLocation();
  const [quiet, setQuiet] = useState(false);
  const [watch, setWatch] = useState<typeof watchIntent | null>(null);
  useEffect(() => whenQuiet(store, () => startTransition(() => setQuiet(true))), [store]);
  const lacking = watch === null;
  useEffect(() => {
    if (!lacking) return undefined;
    return whenIdle(() => {
      import(/* webpackChunkName: "intent" */ './intent').then(
        (module) => setWatch(() => module.watchIntent),
        () => undefined,
      );
    });
    // What did not come is asked for again with the next page.
  }, [lacking, page]);
  useEffect(() => {
    if (watch === null) return undefined;
    const stop = new AbortController();
    watch(store, stop.signal);
    return () => stop.abort();
  }, [store, watch]);
  return quiet;
}

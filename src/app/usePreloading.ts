import { startTransition, useEffect, useState } from 'react';
import { useAppStore } from '../store/hooks';
import { lazyModule } from '../lib/lazyModule';
import { whenPageSettled } from '../lib/schedule';
import { useLazyModule } from '../loading/lazyPart';
import { pageSettled } from '../store/listeners';

const intent = lazyModule(() => import(/* webpackChunkName: "shell" */ './intent'));

/**
 * Preloads data and chunk behind a hovered link once the first page is drawn.
 * @returns whether all of the first page is there, so that less urgent parts can start
 */
export function usePreloading(): boolean {
  const store = useAppStore();
  const [quiet, setQuiet] = useState(false);
  const { module } = useLazyModule(intent, 'idle');
  useEffect(() => {
    const settle = (): void => {
      startTransition(() => setQuiet(true));
      store.dispatch(pageSettled());
    };
    return whenPageSettled(store, settle);
  }, [store]);
  useEffect(() => {
    const stop = new AbortController();
    module?.watchIntent(store, stop.signal);
    return () => stop.abort();
  }, [store, module]);
  return quiet;
}

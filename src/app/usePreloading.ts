import { startTransition, useEffect, useState } from 'react';
import { useAppStore } from '../store/hooks';
import { watchIntent } from './intent';
import { whenQuiet } from '../loading/quiet';
import { routes } from './routes';
import { savesData } from './saveData';

/** Loads the chunks of all screens one after the other; a failed one is asked for again when it is needed. */
async function preloadScreens(stopped: () => boolean): Promise<void> {
  for (const route of routes) {
    if (stopped()) return;
    await route.load().catch(route.forget);
  }
}

/**
 * Loads ahead: data and chunk behind a link that is pointed at, and every screen's chunk once the page is quiet.
 * @returns whether the first content is there, so that what may come later can start
 */
export function usePreloading(): boolean {
  const store = useAppStore();
  const [quiet, setQuiet] = useState(false);
  useEffect(() => watchIntent(store), [store]);
  useEffect(() => whenQuiet(store, () => startTransition(() => setQuiet(true))), [store]);
  useEffect(() => {
    if (!quiet || savesData()) return;
    let stopped = false;
    void preloadScreens(() => stopped);
    return () => {
      stopped = true;
    };
  }, [quiet]);
  return quiet;
}

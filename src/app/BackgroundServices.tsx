import { useEffect, useState } from 'react';
import { selectHasCapability } from '../api/capabilities';
import { savesData } from '../lib/media';
import { lazyModule } from '../lib/lazyModule';
import { whenIdle, whenUserIdle } from '../lib/schedule';
import { routeOf, screenIdOf } from './routes';
import type { ScreenId } from './siteMap';
import { startServiceWorker } from '../lib/serviceWorker';
import { useAppStore } from '../store/hooks';
import { Toast } from '../ui/Toast';

/** Where most visits go on; any other screen is loaded when a link to it is pointed at. */
const MAIN: readonly ScreenId[] = ['liga', 'tabelle', 'spielplan'];

/** Loads the code of the three main screens one by one, whenever the page is idle; what can't be had is loaded when needed. */
export function useLoadingAhead(): void {
  useEffect(() => {
    if (savesData()) return undefined;
    let stop = (): void => undefined;
    const load = ([word, ...others]: readonly ScreenId[]): void => {
      if (word === undefined) return;
      stop = whenIdle(() => {
        const route = routeOf(word);
        void route?.load().catch(route.forget);
        load(others);
      });
    };
    load(MAIN);
    return () => stop();
  }, []);
}

/**
 * Starts the service worker and offers a new version, never forcing it on a reader. Both are installed once the page is
 * left alone: the browser fetches the whole shell for it, and compiles it.
 */
function UpdateOffer() {
  const [takeOver, setTakeOver] = useState<(() => void) | null>(null);
  useEffect(
    () =>
      process.env.NODE_ENV === 'production'
        ? whenUserIdle(() => startServiceWorker((next) => setTakeOver(() => next)))
        : undefined,
    [],
  );
  if (takeOver === null) return null;
  return (
    <Toast
      text="Eine neue Version der Seite ist da."
      stay={null}
      action={{ label: 'Neu laden', onPress: takeOver }}
      onClose={() => setTakeOver(null)}
    />
  );
}

const webVitals = lazyModule(() => import(/* webpackChunkName: "webVitals" */ '../api/webVitals'));

/** Sends what real visitors wait for, to a server that wants to know. */
function useWebVitals(): void {
  const store = useAppStore();
  useEffect(() => {
    const route = screenIdOf(location.hash.slice(1));
    return whenUserIdle(() => {
      if (route !== null && selectHasCapability(store.getState(), 'vitals'))
        webVitals.load().then(({ sendVitals }) => sendVitals(route), webVitals.forget);
    });
  }, [store]);
}

/** What starts once the first page is quiet: loading ahead, the service worker with its newer versions, Web Vitals. */
export default function BackgroundServices() {
  useLoadingAhead();
  useWebVitals();
  return <UpdateOffer />;
}

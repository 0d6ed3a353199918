import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { selectHasCapability } from '../api/capabilities';
import { savesData } from '../lib/media';
import { lazyModule } from '../lib/lazyModule';
import { whenIdle, whenPageSettled, whenUserIdle } from '../lib/schedule';
import { findRoute, routeOf, screenIdOf } from './routes';
import type { SiteRoute } from './routes';
import type { ScreenId } from './siteMap';
import { startServiceWorker } from '../lib/serviceWorker';
import { useAppStore } from '../store/hooks';
import { Toast } from '../ui/Toast';

/** Where visits go on from any page. */
const MAIN: readonly ScreenId[] = ['liga', 'tabelle', 'spielplan'];

/** The screens that may be next: the main ones, and those that the page's content leads to. */
function nextScreens(): readonly SiteRoute[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="#/"]')];
  const linked = links.flatMap(({ hash }) => findRoute(hash.slice(1))?.route ?? []);
  return [...new Set([...MAIN.flatMap((word) => routeOf(word) ?? []), ...linked])];
}

/**
 * Loads the code of the screens that may be next once a page has settled, one after the other, so that a slow line stays
 * free for what is pressed meanwhile; what can't be had is loaded when needed.
 */
export function useLoadingAhead(): void {
  const store = useAppStore();
  const { pathname } = useLocation();
  useEffect(() => {
    if (savesData()) return undefined;
    const left = new AbortController();
    const load = async (): Promise<void> => {
      for (const route of nextScreens()) {
        await new Promise<void>(whenIdle);
        if (left.signal.aborted) return;
        await route.load().catch(route.forget);
      }
    };
    const stop = whenPageSettled(store, () => void load());
    return () => {
      left.abort();
      stop();
    };
  }, [store, pathname]);
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

import { useEffect } from 'react';
import { savesData } from '../lib/connection';
import { whenIdle } from '../lib/schedule';
import { routeOf } from './routes';
import type { Word } from './siteMap';

/** Where most visits go on; any other screen is loaded when a link to it is pointed at. */
const MAIN: readonly Word[] = ['liga', 'tabelle', 'spielplan'];

/** Loads the code of the three main screens one by one, whenever the page is idle; what can't be had is loaded when needed. */
export function useLoadingAhead(): void {
  useEffect(() => {
    if (savesData()) return undefined;
    let stop = (): void => undefined;
    const load = ([word, ...others]: readonly Word[]): void => {
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

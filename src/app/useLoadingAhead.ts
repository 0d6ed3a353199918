import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { whenQuiet } from '../loading/quiet';
import { savesData } from '../lib/connection';
import { useAppStore } from '../store/hooks';
import { loadAhead } from './ahead';

/** On each page, once it is quiet, loads the likeliest next screens as far as the connection allows. */
export function useLoadingAhead(): void {
  const store = useAppStore();
  const { pathname } = useLocation();
  useEffect(() => {
    if (savesData()) return undefined;
    const stop = new AbortController();
    const stopWaiting = whenQuiet(store, () => void loadAhead(pathname, stop.signal));
    return () => {
      stop.abort();
      stopWaiting();
    };
  }, [store, pathname]);
}

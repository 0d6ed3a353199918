import { useEffect, useSyncExternalStore } from 'react';
import { byServer, now } from '../lib/clock';
import { formatInstantTime, formatShortDay, parseWallClock, viennaWallClock } from '../lib/dates';
import { useAppSelector, useAppStore } from '../store/hooks';
import { watchReconnect } from '../store/reconnect';
import { selectKeptShown, selectOldestShown } from '../store/shownAge';
import { OfflineBar } from '../ui/OfflineBar';
import styles from './Layout.module.css';

function watch(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** `14:32`, or `Fr., 20.11., 14:32` on another day. */
function moment(at: number): string {
  const day = (instant: number): string => formatShortDay(parseWallClock(viennaWallClock(instant)));
  const time = formatInstantTime(at);
  return day(at) === day(now()) ? time : `${day(at)}, ${time}`;
}

/**
 * While offline, or while a cached answer is on screen: says so, and how old the oldest data on screen is. Failed
 * requests are retried on reconnect.
 */
export function OfflineNotice() {
  const store = useAppStore();
  useEffect(() => watchReconnect(store), [store]);
  const online = useSyncExternalStore(watch, () => navigator.onLine);
  const kept = useAppSelector(selectKeptShown);
  const oldest = useAppSelector(selectOldestShown);
  if (online && kept === null) return null;
  const since = kept ?? oldest;
  return (
    <div className={styles.offline}>
      <OfflineBar weak={online} since={since === null ? null : moment(byServer(since))} />
    </div>
  );
}

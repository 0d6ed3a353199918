import { useSyncExternalStore } from 'react';
import { latestAnswer } from '../lib/clock';
import { formatInstantTime } from '../lib/dates';
import { shownSince, watchReception } from '../lib/reception';
import { OfflineBar } from '../ui/OfflineBar';
import styles from './Layout.module.css';

function watch(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  const stopWatching = watchReception(changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
    stopWatching();
  };
}

/** While there is no connection, or kept answers stand in for new ones: says so, and how old the shown data is. */
export default function OfflineNotice() {
  const online = useSyncExternalStore(watch, () => navigator.onLine);
  const kept = useSyncExternalStore(watch, shownSince);
  if (online && kept === null) return null;
  const since = kept ?? latestAnswer();
  return (
    <div className={styles.offline}>
      <OfflineBar weak={online} since={since === null ? null : formatInstantTime(since)} />
    </div>
  );
}

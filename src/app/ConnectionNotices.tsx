import { useSyncExternalStore } from 'react';
import { byServer, now } from '../lib/clock';
import { formatInstantTime, formatShortDay, parseWallClock, viennaWallClock } from '../lib/dates';
import { useAppSelector, useAppStore } from '../store/hooks';
import { selectOldestCachedAt, selectOldestFetchedAt } from '../store/dataAge';
import { OfflineBar } from '../ui/OfflineBar';
import styles from './Layout.module.css';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { createPortal } from 'react-dom';
import { api } from '../api/api';
import { selectIsSubscribed } from '../api/subscriptions';
import type { RootState } from '../store/rootReducer';
import { SlowNote } from '../ui/SlowNote';
import { useDelayed } from '../ui/hooks';
import slow from './SlowNotice.module.css';

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
function OfflineNotice() {
  const online = useSyncExternalStore(watch, () => navigator.onLine);
  const cachedAt = useAppSelector(selectOldestCachedAt);
  const oldest = useAppSelector(selectOldestFetchedAt);
  if (online && cachedAt === null) return null;
  const since = cachedAt ?? oldest;
  return (
    <div className={styles.offline}>
      <OfflineBar weak={online} since={since === null ? null : moment(byServer(since))} />
    </div>
  );
}

/** `state.api.subscriptions` follows half a second later: 2 s and 8 s from the asking. */
const LONG_MS = 1_500;
const LATE_MS = 7_500;

/** Whether this page still waits for the first answer to a request; nobody waits for a prefetch. */
function isAwaited(state: RootState, request: string): boolean {
  const query = state.api.queries[request];
  return query?.status === QueryStatus.pending && query.data === undefined && selectIsSubscribed(state, request);
}

const isWaiting = (state: RootState): boolean =>
  Object.keys(state.api.queries).some((request) => isAwaited(state, request));

/**
 * After 8 s of waiting for an answer: says so on any screen, and offers a retry. Its place is there from the start, empty:
 * one that came and went with each question would have the browser style the page again just when the answer is to be
 * drawn.
 */
export function SlowNotice() {
  const waiting = useAppSelector(isWaiting);
  return createPortal(<div className={slow.place}>{waiting && <Waiting />}</div>, document.body);
}

function Waiting() {
  const { dispatch, getState } = useAppStore();
  const long = useDelayed(LONG_MS);
  const refetch = (): void => {
    for (const running of dispatch(api.util.getRunningQueriesThunk())) {
      if (!isAwaited(getState(), running.queryCacheKey)) continue;
      // A running query can only be restarted once it has ended.
      void running.then(running.refetch);
      running.abort();
    }
  };
  return long ? <SlowNote after={LATE_MS - LONG_MS} onRetry={refetch} /> : null;
}

/** What the first frame does without: notices about the connection. */
export default function ConnectionNotices() {
  return (
    <>
      <OfflineNotice />
      <SlowNotice />
    </>
  );
}

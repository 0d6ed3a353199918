import { QueryStatus } from '@reduxjs/toolkit/query';
import { api } from '../api/api';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import type { RootState } from '../store/rootReducer';
import { SlowNote } from '../ui/SlowNote';
import { useDelayed } from '../ui/useDelayed';
import styles from './SlowNotice.module.css';

const LONG_MS = 2_000;
const LATE_MS = 8_000;

/** Whether anything that the page needs has not had its first answer yet. */
function isWaiting({ api: { queries } }: RootState): boolean {
  return Object.values(queries).some((query) => query?.status === QueryStatus.pending && query.data === undefined);
}

/** With an answer that takes longer than 8 s: says so, whichever screen waits, and asks anew on request. */
export default function SlowNotice() {
  return useAppSelector(isWaiting) ? <Waiting /> : null;
}

function Waiting() {
  const dispatch = useAppDispatch();
  const long = useDelayed(LONG_MS);
  const askAnew = (): void => {
    for (const running of dispatch(api.util.getRunningQueriesThunk())) {
      // Only once it has ended can it begin anew.
      void running.then(running.refetch);
      running.abort();
    }
  };
  return (
    <div className={styles.place} role="status">
      {long && <SlowNote after={LATE_MS - LONG_MS} onRetry={askAnew} />}
    </div>
  );
}

import { useEffect, useState } from 'react';
import { Link } from '../../ui/Link';
import { livescoreApi } from '../../api/livescore';
import { LIVESCORE_REQUEST } from '../../api/requestName';
import { selectLiveCount } from '../../entities/views/live';
import { useLivescore } from '../../shared/useLivescore';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { LiveChip } from '../../ui/LiveChip';
import { followLive } from '../followLive';
import styles from './LiveCount.module.css';

/** An open page notices within five minutes that a match has kicked off. */
const LOOK_EVERY_MS = 300_000;

export interface LiveCountProps {
  /** Neon disc after a link's text, chip in a row, or a link of its own: `3 LIVE`. */
  readonly look: 'disc' | 'chip' | 'link';
}

/** The number of live matches; renders nothing if there are none. */
export default function LiveCount({ look }: LiveCountProps) {
  // What the page was refused a moment ago is not asked for at once again.
  const { isError } = livescoreApi.endpoints.livescore.useQueryState();
  const [isRefused, setRefused] = useState(isError);
  useEffect(() => {
    const timer = setTimeout(() => setRefused(false), LOOK_EVERY_MS);
    return () => clearTimeout(timer);
  }, []);
  useLivescore({ pollingInterval: LOOK_EVERY_MS, skipPollingIfUnfocused: true, skip: isRefused && isError });
  const count = useAppSelector((state) => selectLiveCount(state, LIVESCORE_REQUEST));
  const store = useAppStore();
  // The drawer's chip repeats the bar's count.
  const isFirst = look !== 'chip';
  useEffect(() => (isFirst ? followLive(store) : undefined), [store, isFirst]);
  if (count === 0) return null;
  if (look === 'link') {
    return (
      <Link to="/livescore" className={styles.link}>
        <LiveChip text={`${count} LIVE`} />
      </Link>
    );
  }
  return (
    <>
      {look === 'chip' ? <LiveChip text={String(count)} /> : <span className={styles.disc}>{count}</span>}
      <span className="visually-hidden"> live</span>
    </>
  );
}

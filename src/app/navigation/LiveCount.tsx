import { LIVESCORE_REQUEST } from '../../api/requestName';
import { selectLiveCount } from '../../entities/views/live';
import { useAppSelector } from '../../store/hooks';
import { Link } from '../../ui/Link';
import { LiveChip } from '../../ui/LiveChip';
import styles from './LiveCount.module.css';

interface LiveCountProps {
  /** Neon disc after a link's text, chip in a row, or a link of its own: `3 LIVE`. */
  readonly variant: 'disc' | 'chip' | 'link';
}

/** The number of live matches, which `live/` keeps; renders nothing if there are none. */
export function LiveCount({ variant }: LiveCountProps) {
  const count = useAppSelector((state) => selectLiveCount(state, LIVESCORE_REQUEST));
  if (count === 0) return null;
  if (variant === 'link') {
    return (
      <Link to="/livescore" className={styles.link}>
        <LiveChip text={`${count} LIVE`} />
      </Link>
    );
  }
  return (
    <>
      {variant === 'chip' ? <LiveChip text={String(count)} /> : <span className={styles.disc}>{count}</span>}
      <span className="visually-hidden"> live</span>
    </>
  );
}

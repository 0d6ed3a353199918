import { Box, Circle, Line, Skeleton } from '../Skeleton';
import styles from './StandingsSkeleton.module.css';

/** Placeholder for a league table. */
export function StandingsSkeleton({ rows = 12 }: { rows?: number | undefined }) {
  return (
    <Skeleton className="card" label="Tabelle wird geladen…">
      <div className={styles.head} />
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row}>
          <Box width={28} height={28} />
          <Circle size={26} />
          <Line width={`${34 + ((index * 17) % 20)}%`} />
          <span className={styles.end} />
          <Line width={20} />
          <Line width={20} />
          <Box width={28} height={20} />
        </div>
      ))}
    </Skeleton>
  );
}

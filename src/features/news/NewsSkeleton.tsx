import { Box, Line, Skeleton } from '../../ui/Skeleton';
import styles from './NewsScreen.module.css';

/** The place of news cards that load. */
export function NewsSkeleton() {
  return (
    <Skeleton label="Laden…" className={styles.grid}>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className={styles.card} aria-hidden>
          <div className={styles.picture}>
            <Box height="100%" />
          </div>
          <Line width={150} />
          <Line height={24} />
          <Line height={24} width="60%" />
          <Line />
          <Line width="85%" />
        </div>
      ))}
    </Skeleton>
  );
}

import { Box, Skeleton } from '../../ui/Skeleton';
import styles from './NewsCarousel.module.css';

/** Placeholder for the carousel. */
export function CarouselSkeleton() {
  return (
    <Skeleton className={styles.frame} label="Schlagzeilen werden geladen…">
      <Box height="100%" style={{ borderRadius: 16 }} />
    </Skeleton>
  );
}

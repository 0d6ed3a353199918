import { Box, Skeleton } from '../../ui/Skeleton';
import styles from './NewsCarousel.module.css';

/** Keeps the carousel's place until headlines and code are there. */
export function CarouselSkeleton() {
  return (
    <Skeleton className={styles.frame} label="Schlagzeilen werden geladen…">
      <Box height="100%" style={{ borderRadius: 16 }} />
    </Skeleton>
  );
}

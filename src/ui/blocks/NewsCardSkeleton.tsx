import { classes } from '../classes';
import { Box, Line, Skeleton } from '../Skeleton';
import styles from './NewsCardView.module.css';

/** The place of a news card that loads, in the shape of its look. */
export function NewsCardSkeleton({ look = 'standard' }: { look?: 'lead' | 'standard' | 'row' | undefined }) {
  return (
    <Skeleton className={classes(styles.card, styles[look])} label="News werden geladen…">
      <Box height="auto" style={{ aspectRatio: '16 / 9' }} />
      <div className={styles.words}>
        <Line width={150} height={14} />
        <Line width="88%" height={look === 'lead' ? 40 : 22} />
        <Line width="62%" height={look === 'lead' ? 40 : 22} />
        {look !== 'row' && (
          <>
            <Line height={15} />
            <Line width="74%" height={15} />
          </>
        )}
      </div>
    </Skeleton>
  );
}

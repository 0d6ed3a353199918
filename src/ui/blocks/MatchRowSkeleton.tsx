import { classes } from '../classes';
import { Box, Circle, Line, Skeleton } from '../Skeleton';
import { MatchList } from './MatchList';
import styles from './MatchRowView.module.css';

/** Placeholder for match rows, as many as usual. */
export function MatchRowsSkeleton({ rows = 4, label }: { rows?: number | undefined; label?: string | undefined }) {
  return (
    <Skeleton label={label}>
      <MatchList>
        {Array.from({ length: rows }, (_, index) => (
          <MatchRowSkeleton key={index} />
        ))}
      </MatchList>
    </Skeleton>
  );
}

function MatchRowSkeleton() {
  const team = (side?: string) => (
    <span className={classes(styles.team, side)}>
      <Circle size={42} />
      <Line width={100} />
    </span>
  );
  return (
    <li className={styles.row} aria-hidden>
      <div className={styles.head}>
        <Box width={86} height={24} />
        <span className={styles.when}>
          <Line width={48} height={17} />
        </span>
      </div>
      <div className={styles.match}>
        {team(styles.home)}
        <Box width={96} height={52} />
        {team()}
      </div>
      <div className={styles.foot}>
        <Line width={130} />
        <Box width={100} height={36} />
      </div>
    </li>
  );
}

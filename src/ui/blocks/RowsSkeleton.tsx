import { classes } from '../classes';
import { Box, Circle, Line, Skeleton } from '../Skeleton';
import { RowList } from './RowList';
import styles from './RowList.module.css';

type RowsSkeletonProps = {
  kind: 'suspension' | 'transfer';
  /** Text for screen readers: "Lade Transfers…". */
  label?: string | undefined;
  rows?: number | undefined;
};

/** Placeholder for suspension or transfer rows. */
export function RowsSkeleton({ kind, label, rows = 8 }: RowsSkeletonProps) {
  const team = (
    <span className={styles.team}>
      <Circle size={28} />
      <Line width={110} />
    </span>
  );
  return (
    <Skeleton label={label}>
      <RowList>
        {Array.from({ length: rows }, (_, index) => (
          <li key={index} className={classes(styles.row, styles[kind])} aria-hidden>
            <span className={styles.person}>
              <Circle size={44} />
              <Line width={150} />
            </span>
            {team}
            {kind === 'transfer' ? <Circle size={36} /> : <Box width={86} height={40} />}
            {kind === 'transfer' && team}
          </li>
        ))}
      </RowList>
    </Skeleton>
  );
}

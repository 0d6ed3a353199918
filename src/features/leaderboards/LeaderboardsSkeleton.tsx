import { Podium } from '../../ui/blocks/PodiumCardView';
import { RowList } from '../../ui/blocks/RowList';
import rows from '../../ui/blocks/RowList.module.css';
import { classes } from '../../ui/elements';
import { Box, Circle, Line, Skeleton } from '../../ui/Skeleton';
import styles from './LeaderboardsScreen.module.css';

/** Placeholder for podium and list. */
export function LeaderboardsSkeleton() {
  return (
    <Skeleton className={styles.list} label="Spielerstatistik wird geladen…">
      <Podium>
        {[1, 2, 3].map((rank) => (
          <li key={rank} className={classes('card', styles.place)} aria-hidden>
            <Box height="100%" style={{ borderRadius: 0 }} />
            <div>
              <Line width="70%" height={30} />
              <Line width="50%" height={16} />
              <Line width="40%" height={16} />
            </div>
          </li>
        ))}
      </Podium>
      <RowList>
        {Array.from({ length: 7 }, (_, index) => (
          <li key={index} className={classes(rows.row, rows.leader)} aria-hidden>
            <span className={rows.rank} />
            <span className={rows.person}>
              <Circle size={44} />
              <Line width={150} />
            </span>
            <span className={rows.team}>
              <Circle size={28} />
              <Line width={110} />
            </span>
            <span className={rows.bar} />
            <Line width={24} height={22} />
          </li>
        ))}
      </RowList>
    </Skeleton>
  );
}

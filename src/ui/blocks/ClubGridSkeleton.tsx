import { Box, Circle, Line, Skeleton } from '../Skeleton';
import { ClubGrid } from './ClubCardView';
import styles from './ClubCardView.module.css';

/** Placeholder for club cards. */
export function ClubGridSkeleton({ clubs = 12 }: { readonly clubs?: number | undefined }) {
  return (
    <Skeleton label="Mannschaften werden geladen…">
      <ClubGrid>
        {Array.from({ length: clubs }, (_, index) => (
          <li key={index} className={styles.card} aria-hidden>
            <span className={styles.crest}>
              <Circle size={52} />
            </span>
            <Line width="70%" height={14} />
            <Box width="40%" height={12} />
          </li>
        ))}
      </ClubGrid>
    </Skeleton>
  );
}

import type { ReactNode } from 'react';
import { Link } from '../Link';
import { Crest } from '../Crest';
import styles from './ClubCardView.module.css';
import { Box, Circle, Line, Skeleton } from '../Skeleton';

/** The hairline grid around club cards: 3, 4 or 6 columns. */
export function ClubGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}

type ClubCardProps = {
  to: string;
  name: string;
  logo: string | null | undefined;
  /** "ID: 1002" or "24 Punkte" */
  line: string;
  /** In the upper right corner, outside the link. */
  corner?: ReactNode | undefined;
};

/** A club in a `ClubGrid`. */
export function ClubCardView({ to, name, logo, line, corner }: ClubCardProps) {
  return (
    <li>
      <Link to={to} className={styles.card}>
        <span className={styles.crest}>
          <Crest src={logo} name={name} />
        </span>
        <span className={styles.name} translate="no">
          {name}
        </span>
        <span className={styles.line}>{line}</span>
      </Link>
      {corner && <span className={styles.corner}>{corner}</span>}
    </li>
  );
}

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

import type { ReactNode } from 'react';
import styles from './MatchList.module.css';

/**
 * The list around match rows. Its own width decides: one line from 920 px, two columns of cards from 660 px, else one.
 */
export function MatchList({ children }: { children: ReactNode }) {
  return (
    <div className={styles.holder}>
      <ul className={styles.list}>{children}</ul>
    </div>
  );
}

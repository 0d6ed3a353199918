import type { ReactNode } from 'react';
import { classes } from '../classes';
import styles from './RowList.module.css';

type RowListProps = {
  /** Numbered rows: an `<ol>` starting at this rank. */
  start?: number | undefined;
  children: ReactNode;
};

/** The card around leader, suspension and transfer rows; its own width decides how they wrap. */
export function RowList({ start, children }: RowListProps) {
  const className = classes('card', styles.list);
  return (
    <div className={styles.holder}>
      {start === undefined ? (
        <ul className={className}>{children}</ul>
      ) : (
        <ol className={className} start={start}>
          {children}
        </ol>
      )}
    </div>
  );
}

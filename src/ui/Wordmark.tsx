import { memo } from 'react';
import { classes } from './elements';
import { Emblem } from './icons/Emblem';
import styles from './Wordmark.module.css';

type WordmarkProps = {
  /** "KBÖ" */
  short: string;
  /** The full name; below 1200 px only the large variant shows it. */
  long: string;
  /** The large variant in the footer. */
  large?: boolean | undefined;
  ground?: 'pitch' | 'dark' | undefined;
};

/** Emblem and name of the federation. */
export const Wordmark = memo(function Wordmark({ short, long, large = false, ground = 'pitch' }: WordmarkProps) {
  return (
    <span className={classes(styles.mark, large && styles.large)}>
      <Emblem size={large ? 56 : 40} ground={ground} />
      <span className={styles.words}>
        <span className={styles.short} translate="no">
          {short}
        </span>
        <span className={styles.long}>{long}</span>
      </span>
    </span>
  );
});

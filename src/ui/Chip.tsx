import type { ReactNode } from 'react';
import { classes } from './elements';
import type { Elements } from './elements';
import styles from './Chip.module.css';

export type ChipTone = 'quiet' | 'ok' | 'err' | 'warn' | 'neon' | 'pitch';

type ChipProps = {
  tone?: ChipTone | undefined;
  /** 28 instead of 24 px high. */
  large?: boolean | undefined;
  /**
   * A 14 px icon before the text; without one only `quiet`, `neon` and `pitch` may be used, since colour must not be
   * the only signal.
   */
  icon?: Elements | undefined;
  children: ReactNode;
};

/** A short fact in a small box: matchday, eligibility, cancellation. */
export function Chip({ tone = 'quiet', large = false, icon, children }: ChipProps) {
  return (
    <span className={classes(styles.chip, styles[tone], large && styles.large)}>
      {icon}
      <span className="contents">{children}</span>
    </span>
  );
}

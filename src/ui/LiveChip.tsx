import { classes } from './elements';
import type { MatchVariant } from './matchVariant';
import styles from './LiveChip.module.css';

type LiveChipProps = {
  /** The text to show: "LIVE 41'", "Halbzeit", "LIVE - 2. HB: 41'", "3 LIVE". */
  text: string;
  /** At half-time two bars replace the pulsing dot. */
  variant?: MatchVariant | undefined;
  /** `large`: 34 px for the match header; `tag`: the small mark in the table (no dot). */
  size?: 'medium' | 'large' | 'tag' | undefined;
};

/** Neon means now: the badge of a live match. The minute is text and never announced. */
export function LiveChip({ text, variant, size = 'medium' }: LiveChipProps) {
  return (
    <span className={classes(styles.chip, styles[size])}>
      {size !== 'tag' && <span className={variant === 'halftime' ? styles.bars : styles.dot} aria-hidden />}
      <span>{text}</span>
    </span>
  );
}

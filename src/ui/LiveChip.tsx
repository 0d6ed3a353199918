import { classes } from './classes';
import styles from './LiveChip.module.css';

type LiveChipProps = {
  /** The finished words: "LIVE 41'", "Halbzeit", "LIVE - 2. HB: 41'", "3 LIVE". */
  text: string;
  /** Half-time: two bars instead of the pulsing dot. */
  paused?: boolean | undefined;
  /** `large` is the 34 px form of the match header, `tag` the small mark in the table (no dot). */
  size?: 'medium' | 'large' | 'tag' | undefined;
};

/** Neon means now: the mark of a running match. The minute is text, never announced. */
export function LiveChip({ text, paused = false, size = 'medium' }: LiveChipProps) {
  return (
    <span className={classes(styles.chip, styles[size])}>
      {size !== 'tag' && <span className={paused ? styles.bars : styles.dot} aria-hidden />}
      {text}
    </span>
  );
}

import { classes } from './elements';
import type { MatchVariant } from './matchVariant';
import { isPlaying, isOff } from './matchVariant';
import { useScoreChanges } from './useScoreChanges';
import styles from './ScoreBox.module.css';

type ScoreBoxProps = {
  variant: MatchVariant;
  /** Null: not played or unknown. */
  home: number | null;
  away: number | null;
  /** Kick-off "13:00", shown instead of a score while the match is upcoming. */
  time?: string | null | undefined;
  /** 52, 44 or 32 px high; `inRow` changes from 52 to 44 with the width of its `MatchList`. */
  size?: 'large' | 'medium' | 'small' | 'inRow' | undefined;
};

/** The score of a match, the largest element in its row; read out as "4 zu 3". A changed score flashes once. */
export function ScoreBox({ variant, home, away, time, size = 'large' }: ScoreBoxProps) {
  const showsTime = variant === 'upcoming' && Boolean(time);
  const known = home !== null && away !== null;
  const changes = useScoreChanges(known ? `${home}:${away}` : null);
  const box = classes(
    styles.score,
    styles[size],
    variant === 'upcoming' && styles.upcoming,
    isPlaying(variant) && styles.live,
    isOff(variant) && styles.off,
    changes.total > 0 && styles.flash,
  );
  if (showsTime) {
    return (
      <span className={box}>
        <span className={styles.time} translate="no">
          {time}
        </span>
      </span>
    );
  }
  return (
    <span className={box} key={changes.total}>
      <span aria-hidden className={classes(changes.home && styles.slide)} translate="no">
        {known ? home : '–'}
      </span>
      <span className={styles.colon} aria-hidden>
        :
      </span>
      <span className="visually-hidden">{known ? `${home} zu ${away}` : 'kein Ergebnis'}</span>
      <span aria-hidden className={classes(changes.away && styles.slide)} translate="no">
        {known ? away : '–'}
      </span>
    </span>
  );
}

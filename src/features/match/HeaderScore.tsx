import { classes } from '../../ui/classes';
import type { ScoreLook } from '../../ui/blocks/teamLook';
import { isPlaying } from '../../ui/matchLook';
import type { MatchLook } from '../../ui/matchLook';
import { useScoreChanges } from '../../ui/useScoreChanges';
import styles from './MatchHeader.module.css';

interface HeaderScoreProps {
  readonly look: MatchLook;
  /** Null on a side: not played. */
  readonly score: ScoreLook;
  /** Kick-off `11:00`, shown instead of the score before the match. */
  readonly time: string;
}

/** The largest element on the page: the score, or the kick-off of an upcoming match. A changed digit slides in once. */
export function HeaderScore({ look, score, time }: HeaderScoreProps) {
  const { home, away } = score;
  const shown = home !== null && away !== null ? { home, away } : null;
  const changes = useScoreChanges(shown && `${shown.home}:${shown.away}`);
  if (shown === null && look === 'upcoming' && time !== '')
    return (
      <p className={styles.time} translate="no">
        {time}
      </p>
    );
  const long = shown !== null && Math.max(shown.home, shown.away) > 9;
  return (
    <p className={classes(styles.score, isPlaying(look) && styles.live, long && styles.long)} key={changes.total}>
      <span className={classes(changes.home && styles.slide)} aria-hidden translate="no">
        {shown?.home ?? '–'}
      </span>
      <span className={styles.colon} aria-hidden>
        :
      </span>
      <span className="visually-hidden">{shown ? `${shown.home} zu ${shown.away}` : 'kein Ergebnis'}</span>
      <span className={classes(changes.away && styles.slide)} aria-hidden translate="no">
        {shown?.away ?? '–'}
      </span>
    </p>
  );
}

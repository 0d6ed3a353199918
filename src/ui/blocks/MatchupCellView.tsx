import { Ban, ChevronRight } from 'lucide-react';
import { Link } from '../Link';
import { Chip } from '../Chip';
import { classes } from '../elements';
import { Crest } from '../Crest';
import { LiveChip } from '../LiveChip';
import { isPlaying, isOff } from '../matchVariant';
import type { MatchVariant } from '../matchVariant';
import { Box, Circle, Line, Skeleton } from '../Skeleton';
import { loserOf } from './MatchRowView';
import type { DisplayedScore, TeamProps } from './MatchRowView';
import styles from './MatchupCellView.module.css';

type MatchupCellProps = {
  /** The match report. */
  to: string;
  variant: MatchVariant;
  /** "So., 16.11." or "So., 16.11. · 09:30"; in place of a chip. */
  date: string;
  /** "LIVE 41'", "Halbzeit", "Abgesagt", "Abgebrochen": replaces the date. */
  chip?: string | undefined;
  /** "Spieltag 11" */
  matchday: string;
  home: TeamProps;
  away: TeamProps;
  score: DisplayedScore;
  /** Kick-off "13:00" of an upcoming match. */
  time?: string | undefined;
  /** The status words: "Spielvorschau", "Live - 2. HZ", "Spielbericht". */
  foot: string;
};

/** A match as a 230 px card for the band on the league's page; all of it opens the report. */
export function MatchupCellView({
  to,
  variant,
  date,
  chip,
  matchday,
  home,
  away,
  score,
  time,
  foot,
}: MatchupCellProps) {
  const timed = variant === 'upcoming' && Boolean(time);
  const loser = loserOf(variant, score);
  const team = (side: 'home' | 'away', { name, logo }: TeamProps) => (
    <span className={classes(styles.team, loser === side && styles.lost)}>
      <Crest src={logo} name={name} size={26} grey={isOff(variant)} />
      <span className={styles.name} translate="no">
        {name}
      </span>
      {!timed && (
        <span className={styles.score} translate="no">
          {score[side] ?? '–'}
        </span>
      )}
    </span>
  );
  return (
    <Link
      to={to}
      className={classes(
        styles.cell,
        isPlaying(variant) && styles.live,
        isOff(variant) && styles.off,
        timed && styles.timed,
      )}
    >
      <span className={styles.head}>
        {chip === undefined ? (
          <span>{date}</span>
        ) : isOff(variant) ? (
          <Chip tone="err" icon={<Ban size={14} aria-hidden />}>
            {chip}
          </Chip>
        ) : (
          <LiveChip text={chip} variant={variant} />
        )}
        <span>{matchday}</span>
      </span>
      <span className={styles.body}>
        {team('home', home)}
        {team('away', away)}
        {timed && <span className={styles.time}>{time}</span>}
      </span>
      <span className={styles.foot}>
        <span>{foot}</span>
        <ChevronRight size={17} aria-hidden />
      </span>
    </Link>
  );
}

/** The place of a matchup cell that loads. */
export function MatchupCellSkeleton() {
  const row = (width: string) => (
    <span className={styles.shapes}>
      <Circle size={26} />
      <Line width={width} />
      <Box width={18} height={22} />
    </span>
  );
  return (
    <Skeleton className={styles.cell}>
      <span className={styles.head}>
        <Box width={64} height={24} />
        <Line width={58} />
      </span>
      <span className={styles.body}>
        {row('92%')}
        {row('70%')}
      </span>
      <span className={styles.foot}>
        <Line width={90} height={14} />
      </span>
    </Skeleton>
  );
}

import { isLive } from '../../entities/match/model';
import { STATUS_LABELS, statusLabel } from '../../shared/matchLabels';
import { useElapsedMinute } from '../../shared/useElapsedMinute';
import { halftimeOf } from '../../entities/match/timeline';
import type { Match, Score } from '../../entities/match/model';
import type { TimelineEntry } from '../../entities/match/timeline';
import { classes } from '../../ui/elements';
import { TimelineItem } from './TimelineItem';
import styles from './Timeline.module.css';

interface TimelineProps {
  readonly match: Match;
  readonly entries: readonly TimelineEntry[];
}

/** All events, earliest first, with half-time and the current minute in their places. */
export function Timeline({ match, entries }: TimelineProps) {
  const { status } = match;
  const half = halftimeOf(match, entries);
  const split = half?.after ?? entries.length;
  const newest = isLive(status) ? entries.findLast(({ score }) => score !== null)?.event.id : undefined;
  const items = (some: readonly TimelineEntry[]) =>
    some.map((entry) => <TimelineItem key={entry.event.id} entry={entry} newest={entry.event.id === newest} />);
  return (
    <section className={classes('card', styles.card)} aria-labelledby="spielverlauf">
      <h2 className={styles.title} id="spielverlauf">
        Spielverlauf
      </h2>
      {entries.length === 0 && half === null && !isLive(status) ? (
        <p className={styles.empty}>
          {status === 'upcoming'
            ? 'Das Spiel hat noch nicht begonnen.'
            : 'Zu diesem Spiel sind keine Ereignisse erfasst.'}
        </p>
      ) : (
        <ol className={styles.timeline}>
          {items(entries.slice(0, split))}
          {half && <Pill words={STATUS_LABELS.halftime} score={half.score} now={status === 'halftime'} />}
          {items(entries.slice(split))}
          {isLive(status) && status !== 'halftime' && <Now match={match} />}
          {status === 'finished' && match.score && <Pill words="Endstand" score={match.score} />}
        </ol>
      )}
    </section>
  );
}

function Pill({
  words,
  score,
  now = false,
}: {
  readonly words: string;
  readonly score: Score;
  readonly now?: boolean;
}) {
  return (
    <li className={styles.break}>
      <span className={classes(styles.pill, now && styles.now)}>
        <span>{words}</span> <span aria-hidden translate="no">{`${score.home}:${score.away}`}</span>
        <span className="visually-hidden">{`${score.home} zu ${score.away}`}</span>
      </span>
    </li>
  );
}

function Now({ match }: { readonly match: Match }) {
  const minute = useElapsedMinute(match);
  return (
    <li className={styles.break}>
      <span className={classes(styles.pill, styles.now)}>{statusLabel(match, minute)}</span>
    </li>
  );
}

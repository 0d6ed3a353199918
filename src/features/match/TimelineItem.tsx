import { CircleDot } from 'lucide-react';
import type { EventKind, MatchEvent } from '../../entities/match/model';
import { BallIcon } from '../../ui/icons/BrandIcons';
import { CardShape } from '../../ui/icons/CardShape';
import type { CardKind } from '../../ui/icons/CardShape';
import styles from './TimelineItem.module.css';
import type { TimelineEntry } from '../../entities/match/timeline';
import { playerPath } from '../../entities/normalise';
import { fullName } from '../../entities/player/rules';
import { selectPlayer } from '../../entities/select';
import { useAppSelector } from '../../store/hooks';
import { Anchor } from '../../ui/Link';
import { classes } from '../../ui/elements';
import { logMissingPlayer } from '../../shared/phase';

const EVENT_LABELS: Readonly<Record<EventKind, string>> = {
  goal: 'Tor',
  yellow: 'Gelbe Karte',
  red: 'Rote Karte',
  yellowRed: 'Gelb/Rote Karte',
  penalty: 'Strafstoß',
  freeKick: 'Freistoß',
  unknown: 'Ereignis',
};

const isCard = (kind: EventKind): kind is CardKind => kind === 'yellow' || kind === 'red' || kind === 'yellowRed';

/** One word for an event. */
export function eventLabel({ kind, ownGoal }: MatchEvent): string {
  return kind === 'goal' && ownGoal ? 'Eigentor' : EVENT_LABELS[kind];
}

/** Whether the player was sent off. */
export function isSentOff({ kind }: MatchEvent): boolean {
  return kind === 'red' || kind === 'yellowRed';
}

interface EventIconProps {
  readonly event: MatchEvent;
  /** Decorative, because the word is beside it. */
  readonly silent?: boolean;
}

/** The icon of an event; beside a name in a line-up it has a text alternative, which mentions own goals. */
export function EventIcon({ event, silent = false }: EventIconProps) {
  const { kind } = event;
  if (isCard(kind)) return <CardShape kind={kind} silent={silent} />;
  const label = eventLabel(event);
  if (kind !== 'goal')
    return <CircleDot size={17} {...(silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })} />;
  if (event.ownGoal && !silent)
    return (
      <abbr className={styles.own} title={label}>
        ET
      </abbr>
    );
  return <BallIcon label={silent ? undefined : label} />;
}

interface TimelineItemProps {
  readonly entry: TimelineEntry;
  /** The latest goal of a live match. */
  readonly newest: boolean;
}

/** An event, read out as `39. Minute, Tor, Name, 4 zu 3`; a deleted player has no page. */
export function TimelineItem({ entry: { event, side, score, scoredFor }, newest }: TimelineItemProps) {
  const player = useAppSelector((state) => selectPlayer(state, event.player));
  const name = fullName(player?.name ?? event.name ?? undefined);
  const to = playerPath(event.player);
  const label = eventLabel(event);
  return (
    <li className={classes(styles.item, side ? styles[side] : styles.nowhere)}>
      <div className={styles.side}>
        <div className={styles.words}>
          <span className="visually-hidden">
            {`${event.minute === null ? '' : `${event.minute}. Minute, `}${label}, `}
          </span>
          <span className={styles.name}>
            {to ? (
              <Anchor to={to} translate="no">
                {name}
              </Anchor>
            ) : (
              <button type="button" translate="no" onClick={logMissingPlayer}>
                {name}
              </button>
            )}
            {event.ownGoal && (
              <>
                {' '}
                <span className={styles.own}>(ET)</span>
              </>
            )}
          </span>
          <span className={styles.what} aria-hidden>
            <span>{label}</span>
            {event.number && <span className={styles.number}>{` · Nr. ${event.number}`}</span>}
          </span>
        </div>
        <span className={styles.icon}>
          <EventIcon event={event} silent />
        </span>
      </div>
      <div className={styles.spine}>
        {score && (
          <>
            <span className="visually-hidden">{`, ${score.home} zu ${score.away}`}</span>
            <span className={classes(styles.score, newest && styles.newest)} aria-hidden translate="no">
              <span className={classes(scoredFor === 'home' && styles.scorer)}>{score.home}</span>
              <span>:</span>
              <span className={classes(scoredFor === 'away' && styles.scorer)}>{score.away}</span>
            </span>
          </>
        )}
        {event.minute !== null && (
          <span className={styles.minute} aria-hidden translate="no">{`${event.minute}'`}</span>
        )}
      </div>
    </li>
  );
}

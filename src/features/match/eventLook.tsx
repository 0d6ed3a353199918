import { CircleDot } from 'lucide-react';
import type { EventKind, MatchEvent } from '../../entities/match/model';
import { BallIcon } from '../../ui/icons/BallIcon';
import { CardShape } from '../../ui/icons/CardShape';
import type { CardKind } from '../../ui/icons/CardShape';
import styles from './TimelineItem.module.css';

const WORDS: Readonly<Record<EventKind, string>> = {
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
export function eventWord({ kind, ownGoal }: MatchEvent): string {
  return kind === 'goal' && ownGoal ? 'Eigentor' : WORDS[kind];
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
  const word = eventWord(event);
  if (kind !== 'goal')
    return <CircleDot size={17} {...(silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': word })} />;
  if (event.ownGoal && !silent)
    return (
      <abbr className={styles.own} title={word}>
        ET
      </abbr>
    );
  return <BallIcon label={silent ? undefined : word} />;
}

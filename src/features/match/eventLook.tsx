import { CircleDot } from 'lucide-react';
import type { MatchEvent } from '../../entities/match/model';
import { BallIcon } from '../../ui/icons/BallIcon';
import { CardShape } from '../../ui/icons/CardShape';
import type { CardKind } from '../../ui/icons/CardShape';
import styles from './Timeline.module.css';

const CARDS: ReadonlyMap<string, CardKind> = new Map([
  ['yellowCard', 'yellow'],
  ['redCard', 'red'],
  ['yellowRedCard', 'yellowRed'],
]);
const WORDS: ReadonlyMap<string, string> = new Map([
  ['goal', 'Tor'],
  ['yellowCard', 'Gelbe Karte'],
  ['redCard', 'Rote Karte'],
  ['yellowRedCard', 'Gelb/Rote Karte'],
  ['penalty', 'Strafstoß'],
  ['freeKick', 'Freistoß'],
]);

/** What happened, in a word; types nobody knows are shown neutrally. */
export function eventWord({ type, ownGoal }: MatchEvent): string {
  return type === 'goal' && ownGoal ? 'Eigentor' : (WORDS.get(type) ?? 'Ereignis');
}

/** Whether the player had to leave the pitch. */
export function isSentOff({ type }: MatchEvent): boolean {
  return type === 'redCard' || type === 'yellowRedCard';
}

interface EventIconProps {
  readonly event: MatchEvent;
  /** The word stands beside it. */
  readonly silent?: boolean;
}

/** An event as a sign; beside a line-up's name it speaks, and an own goal says so. */
export function EventIcon({ event, silent = false }: EventIconProps) {
  const card = CARDS.get(event.type);
  if (card !== undefined) return <CardShape kind={card} silent={silent} />;
  const word = eventWord(event);
  if (event.type !== 'goal')
    return <CircleDot size={17} {...(silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': word })} />;
  if (event.ownGoal && !silent)
    return (
      <abbr className={styles.own} title={word}>
        ET
      </abbr>
    );
  return <BallIcon label={silent ? undefined : word} />;
}

import type { LineupEntry, MatchEvent } from '../../entities/match/model';
import { playerPath } from '../../entities/normalise';
import { fullName } from '../../entities/player/rules';
import { selectPlayer } from '../../entities/select';
import { useAppSelector } from '../../store/hooks';
import { Anchor } from '../../ui/Link';
import { Avatar } from '../../ui/Avatar';
import { classes } from '../../ui/elements';
import { darkFor, colorOrFallback } from '../../ui/colour';
import { logMissingPlayer } from '../../shared/phase';
import { EventIcon, isSentOff } from './TimelineItem';
import styles from './Lineup.module.css';
import type { SideView } from '../../shared/sides';
import { Crest } from '../../ui/Crest';
import { useState } from 'react';
import { tabPanel, Tabs } from '../../ui/Tabs';

interface LineupPlayerProps {
  readonly entry: LineupEntry;
  readonly events: readonly MatchEvent[];
  /** The club's colour as hex. */
  readonly colour: string;
}

/** A player in a line-up, linked to their page; if there is none, a press is logged. */
export function LineupPlayer({ entry, events, colour }: LineupPlayerProps) {
  const player = useAppSelector((state) => selectPlayer(state, entry.player));
  const to = playerPath(entry.player);
  const name = fullName(player?.name ?? entry.name);
  const off = events.some(isSentOff);
  const content = (
    <>
      <span className={styles.number} style={{ background: darkFor(colour) }} translate="no">
        {entry.number || '–'}
      </span>
      <Avatar src={player?.image} name={name} size={36} color={colour} />
      <span className={styles.name} translate="no">
        {name}
      </span>
      {events.length > 0 && (
        <span className={styles.marks}>
          {events.map((event) => (
            <EventIcon key={event.id} event={event} />
          ))}
        </span>
      )}
    </>
  );
  const className = classes(styles.player, off && styles.off);
  return (
    <li>
      {to ? (
        <Anchor to={to} className={className}>
          {content}
        </Anchor>
      ) : (
        <button type="button" className={className} onClick={logMissingPlayer}>
          {content}
        </button>
      )}
    </li>
  );
}

/** Players of a line-up by shirt number, those without one last. */
export function byNumber(a: LineupEntry, b: LineupEntry): number {
  return (Number(a.number) || Infinity) - (Number(b.number) || Infinity) || 0;
}

export interface LineupProps {
  readonly side: SideView;
  readonly entries: readonly LineupEntry[];
  /** Of this team; each player is given their own. */
  readonly events: readonly MatchEvent[];
  /** Omitted where a tab already says it. */
  readonly title?: string;
  /** Numbers on the right, facing the other line-up. */
  readonly mirrored?: boolean;
}

/** A team's players in this match and their events. */
export function Lineup({ side, entries, events, title, mirrored = false }: LineupProps) {
  const colour = colorOrFallback(side.color, side.name);
  return (
    <section className={classes('card', styles.card, mirrored && styles.mirrored)} aria-label={title ?? side.name}>
      {title && (
        <div className={styles.head}>
          <Crest src={side.logo} name={side.name} size={28} />
          <h2>{title}</h2>
        </div>
      )}
      {entries.length === 0 ? (
        <p className={styles.empty}>Blankett noch nicht ausgefüllt</p>
      ) : (
        <ul>
          {entries.toSorted(byNumber).map((entry, index) => (
            <LineupPlayer
              key={entry.player ?? index}
              entry={entry}
              events={events.filter((event) => event.player !== null && event.player === entry.player)}
              colour={colour}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

type SideProps = Pick<LineupProps, 'side' | 'entries' | 'events'>;

const TABS = [
  { key: 'home', label: 'Aufstellung (Heim)' },
  { key: 'away', label: 'Aufstellung (Auswärts)' },
] as const;

/** Both line-ups as tabs, for narrow screens. */
export function LineupTabs({ home, away }: { readonly home: SideProps; readonly away: SideProps }) {
  const [selected, setSelected] = useState<'home' | 'away'>('home');
  return (
    <div className={styles.tabs}>
      <Tabs label="Aufstellungen" id="lineup" tabs={TABS} selected={selected} onSelect={setSelected} variant="boxed" />
      <div {...tabPanel('lineup', selected)}>
        <Lineup {...(selected === 'home' ? home : away)} />
      </div>
    </div>
  );
}

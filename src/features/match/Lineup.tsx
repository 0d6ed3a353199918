import type { LineupEntry, MatchEvent } from '../../entities/match/model';
import type { SideView } from '../../cards/sides';
import { classes } from '../../ui/classes';
import { clubColour } from '../../ui/clubColour';
import { Crest } from '../../ui/Crest';
import { byNumber } from './lineupOrder';
import { LineupPlayer } from './LineupPlayer';
import styles from './Lineup.module.css';

export interface LineupProps {
  readonly side: SideView;
  readonly entries: readonly LineupEntry[];
  /** Of the whole match; each player is given their own. */
  readonly events: readonly MatchEvent[];
  /** Omitted where a tab already says it. */
  readonly title?: string;
  /** Numbers on the right, facing the other line-up. */
  readonly mirrored?: boolean;
}

/** A team's players in this match and their events. */
export function Lineup({ side, entries, events, title, mirrored = false }: LineupProps) {
  const colour = clubColour(side.color, side.name);
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

import type { LineupEntry, MatchEvent } from '../../entities/match/model';
import { playerPath } from '../../entities/normalise';
import { fullName } from '../../entities/player/rules';
import { selectPlayer } from '../../entities/select';
import { useAppSelector } from '../../store/hooks';
import { Anchor } from '../../ui/Anchor';
import { Avatar } from '../../ui/Avatar';
import { classes } from '../../ui/classes';
import { darkFor } from '../../ui/colour';
import { logMissingPlayer } from '../../screen/logMissingPlayer';
import { EventIcon, isSentOff } from './eventLook';
import styles from './Lineup.module.css';

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

import type { PlayerId } from '../../entities/ids';
import { playerPath } from '../../entities/normalise';
import { fullName } from '../../entities/player/rules';
import { selectPlayer } from '../../entities/select';
import type { Snapshot } from '../../entities/transfer/model';
import { useAppSelector } from '../../store/hooks';
import { Anchor } from '../../ui/Anchor';
import { Avatar } from '../../ui/Avatar';
import type { Elements } from '../../ui/elements';
import styles from './Panels.module.css';

interface MissingPlayerProps {
  readonly id: PlayerId | null;
  /** Name and picture from the list that mentions them. */
  readonly as: Snapshot;
  readonly color: string | null;
  /** The reason. */
  readonly children: Elements;
}

/** A player who misses this match, or may miss the next. */
export function MissingPlayer({ id, as, color, children }: MissingPlayerProps) {
  const player = useAppSelector((state) => selectPlayer(state, id));
  const name = fullName(player?.name ?? as.name);
  const to = playerPath(id);
  return (
    <li className={styles.player}>
      <Avatar src={player?.image ?? as.image} name={name} size={36} color={color} />
      {to === undefined ? <span>{name}</span> : <Anchor to={to}>{name}</Anchor>}
      {children}
    </li>
  );
}

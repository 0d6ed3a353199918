import type { ReactNode } from 'react';
import { Anchor } from '../Link';
import { BackView } from '../BackView';
import { classes } from '../elements';
import { darken, darkFor, lighten } from '../colour';
import { Crest } from '../Crest';
import { FavouriteMark } from '../Marks';
import { PitchLines } from '../icons/PitchLines';
import { useLoadable } from '../hooks';
import type { PersonProps } from './RowList';
import type { TeamProps } from './MatchRowView';
import styles from './PodiumCardView.module.css';

/** The top three side by side, the first one wider; same order for the keyboard. */
export function Podium({ children }: { children: ReactNode }) {
  return <ol className={styles.podium}>{children}</ol>;
}

type PodiumCardProps = {
  rank: number;
  /** "14 Tore", "3 Gelb/Rote Karten"; the title reads "{rank}. Platz - {count}". */
  count: string;
  player: PersonProps & { number?: string | number | null | undefined };
  team: TeamProps;
  /** The club's main colour as hex. */
  color?: string | null | undefined;
};

/** One of the top three, on the club's colour. */
export function PodiumCardView({ rank, count, player, team, color }: PodiumCardProps) {
  const picture = useLoadable(player.image);
  const ground = darkFor(color);
  return (
    <li value={rank} className={classes('card', styles.card)}>
      <div
        className={styles.picture}
        style={{ background: `linear-gradient(100deg, ${darken(ground, 0.28)}, ${lighten(ground, 0.18)})` }}
        aria-hidden
      >
        <PitchLines />
        <span className={styles.rank}>{rank}</span>
        <span className={styles.player}>
          {picture.src ? (
            <img src={picture.src} alt="" onError={picture.onError} />
          ) : (
            <BackView color={color} number={player.number} bare />
          )}
        </span>
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <span>{`${rank}. Platz - `}</span>
          <em translate="no">{count}</em>
        </h2>
        <PlayerName {...player} />
        {player.mark}
        {team.to ? (
          <Anchor to={team.to} className={styles.team}>
            <TeamLine {...team} />
          </Anchor>
        ) : (
          <span className={styles.team}>
            <TeamLine {...team} />
          </span>
        )}
      </div>
    </li>
  );
}

/** Links to the player's page; its target includes the picture above. */
function PlayerName({ name, to, onPress }: PersonProps) {
  if (to)
    return (
      <Anchor to={to} className={styles.name} onClick={onPress} translate="no">
        {name}
      </Anchor>
    );
  if (onPress)
    return (
      <button type="button" className={styles.name} onClick={onPress} translate="no">
        {name}
      </button>
    );
  return (
    <span className={styles.name} translate="no">
      {name}
    </span>
  );
}

function TeamLine({ name, logo, isFavourite }: TeamProps) {
  return (
    <>
      <Crest src={logo} name={name} size={28} />
      <span>{name}</span>
      {isFavourite && <FavouriteMark />}
    </>
  );
}

import type { CSSProperties } from 'react';
import { Star } from 'lucide-react';
import { classes } from './elements';
import styles from './FollowButtonView.module.css';

type FollowButtonViewProps = {
  followed: boolean;
  /** The team's name, appended to the visible text in the accessible name. */
  name: string;
  /** Only the star, in a list of teams. */
  iconOnly: boolean;
  /** The club's colour behind it, on which white is readable. */
  ground?: string | undefined;
  onPress: () => void;
};

/** A star, 44 px high: empty `Team merken`, filled `Gemerkt`. */
export function FollowButtonView({ followed, name, iconOnly, ground, onPress }: FollowButtonViewProps) {
  const word = followed ? 'Gemerkt' : 'Team merken';
  return (
    <button
      type="button"
      className={classes(iconOnly ? styles.icon : styles.button, followed && styles.followed)}
      aria-label={`${word}, ${name}`}
      style={ground === undefined ? undefined : onGround(ground, followed)}
      onClick={onPress}
    >
      <Star size={20} aria-hidden fill={followed ? 'currentColor' : 'none'} />
      {!iconOnly && <span>{word}</span>}
    </button>
  );
}

function onGround(ground: string, followed: boolean): CSSProperties {
  return followed
    ? { borderColor: '#fff', background: '#fff', color: ground }
    : { borderColor: '#fff', background: 'none', color: '#fff' };
}

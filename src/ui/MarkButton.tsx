import type { CSSProperties } from 'react';
import type { LucideIcon } from 'lucide-react';
import { classes } from './elements';
import styles from './MarkButton.module.css';

type MarkButtonProps = {
  icon: LucideIcon;
  /** The visible word while off, and while on. */
  words: readonly [off: string, on: string];
  on: boolean;
  /** What is marked, appended to the visible word in the accessible name. */
  name: string;
  /** Only the icon, in a list. */
  iconOnly?: boolean | undefined;
  /** The club's colour behind it, on which white is readable. */
  ground?: string | undefined;
  onPress: () => void;
};

/** Switches a mark on and off, 44 px high: an empty icon, or a filled one. */
export function MarkButton({
  icon: Icon,
  words: [off, marked],
  on,
  name,
  iconOnly = false,
  ground,
  onPress,
}: MarkButtonProps) {
  const word = on ? marked : off;
  return (
    <button
      type="button"
      className={classes(iconOnly ? styles.icon : styles.button, on && styles.on)}
      aria-label={`${word}, ${name}`}
      style={ground === undefined ? undefined : onGround(ground, on)}
      onClick={onPress}
    >
      <Icon size={20} aria-hidden fill={on ? 'currentColor' : 'none'} />
      {!iconOnly && <span>{word}</span>}
    </button>
  );
}

function onGround(ground: string, on: boolean): CSSProperties {
  return on
    ? { borderColor: '#fff', background: '#fff', color: ground }
    : { borderColor: '#fff', background: 'none', color: '#fff' };
}

import { BackView } from './BackView';
import { classes } from './elements';
import { darkFor } from './colour';
import { initials } from '../lib/text';
import { useLoadable } from './hooks';
import styles from './Avatar.module.css';

type AvatarProps = {
  src: string | null | undefined;
  name: string;
  /** Diameter in px. */
  size: number;
  /** The club's main colour as hex. */
  color?: string | null | undefined;
  number?: string | number | null | undefined;
  grey?: boolean | undefined;
  eager?: boolean | undefined;
};

/**
 * A player's round picture; hidden from screen readers, because the name is beside it. Without a photo: from 64 px the
 * back view with number, from 36 px without, below that initials in the club's colour.
 */
export function Avatar({ src, name, size, color, number, grey = false, eager = false }: AvatarProps) {
  const picture = useLoadable(src);
  const box = { width: size, height: size };
  if (picture.src) {
    return (
      <span className={classes(styles.avatar, grey && styles.grey)} style={box}>
        <img
          src={picture.src}
          alt=""
          width={size}
          height={size}
          loading={eager ? 'eager' : 'lazy'}
          {...(!eager && { fetchPriority: 'low' })}
          decoding="async"
          onError={picture.onError}
        />
      </span>
    );
  }
  if (size >= 36) {
    return (
      <span className={classes(styles.avatar, grey && styles.grey)} style={box}>
        <BackView color={color} number={size >= 64 ? number : null} />
      </span>
    );
  }
  return (
    <span
      className={styles.avatar}
      style={{ ...box, background: darkFor(color), color: '#FFF', fontSize: size * 0.5 }}
      aria-hidden
      translate="no"
    >
      {initials(name)}
    </span>
  );
}

import { classes } from './elements';
import { initials } from '../lib/text';
import { useLoadable } from './hooks';
import styles from './Crest.module.css';

type CrestProps = {
  src: string | null | undefined;
  /** The club's name, for the placeholder's initials. */
  name: string;
  /** Edge in px; the space is reserved before the picture is loaded. Omit to fill the parent. */
  size?: number | undefined;
  /** Greyscale: the match is off. */
  grey?: boolean | undefined;
  /** The club's name if nothing beside the crest says it; otherwise the picture is decorative. */
  alt?: string | undefined;
  /** Above the fold: load eagerly. */
  eager?: boolean | undefined;
};

/**
 * A club's crest. Missing or broken pictures become a shield with the club's initials (without letters below 30 px).
 */
export function Crest({ src, name, size, grey = false, alt = '', eager = false }: CrestProps) {
  const picture = useLoadable(src);
  const edge = size ?? '100%';
  return (
    <span className={classes(styles.crest, grey && styles.grey)} style={{ width: edge, height: edge }}>
      {picture.src ? (
        <img
          src={picture.src}
          alt={alt}
          width={size}
          height={size}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={picture.onError}
        />
      ) : (
        <svg
          className={styles.shield}
          viewBox="0 0 48 48"
          {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        >
          <path d="M7 5h34v20c0 9-8 14-17 19C15 39 7 34 7 25Z" />
          {(size === undefined || size >= 30) && (
            <text className={styles.letters} x="24" y="30">
              {initials(name)}
            </text>
          )}
        </svg>
      )}
    </span>
  );
}

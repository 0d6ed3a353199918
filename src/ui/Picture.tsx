import { classes } from './classes';
import { useLoadable } from './useLoadable';
import styles from './Picture.module.css';

type PictureProps = {
  src: string | null | undefined;
  /** What the picture shows; empty when the text beside it says the same. */
  alt?: string | undefined;
  /** Width to height; the space is reserved. Give `null` to fill a parent that has its own height. */
  ratio?: '16 / 9' | '21 / 9' | '1 / 1' | '9 / 16' | null | undefined;
  rounded?: boolean | undefined;
  /** Above the fold: load at once, first in line. */
  eager?: boolean | undefined;
  className?: string | undefined;
};

/** A photo or scene that covers its box. Without a usable address the box shows pitch lines. */
export function Picture({ src, alt = '', ratio = '16 / 9', rounded = true, eager = false, className }: PictureProps) {
  const picture = useLoadable(src);
  return (
    <span
      className={classes(styles.picture, rounded && styles.rounded, className)}
      style={ratio ? { aspectRatio: ratio } : undefined}
    >
      {picture.src ? (
        <img
          src={picture.src}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          {...(eager && { fetchPriority: 'high' })}
          decoding="async"
          onError={picture.onError}
        />
      ) : (
        <svg className={styles.placeholder} viewBox="0 0 160 90" preserveAspectRatio="xMidYMid slice" aria-hidden>
          <path d="M80 0v90M0 20h22v50H0M160 20h-22v50h22" />
          <circle cx="80" cy="45" r="20" />
        </svg>
      )}
    </span>
  );
}

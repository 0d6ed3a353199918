import { classes } from './elements';
import { useLoadable } from './hooks';
import styles from './Picture.module.css';

type PictureProps = {
  src: string | null | undefined;
  /** What the picture shows; empty if the text beside it says the same. */
  alt?: string | undefined;
  /** Aspect ratio, which reserves the space; `null` fills a parent of fixed height. */
  ratio?: '16 / 9' | '21 / 9' | '1 / 1' | '9 / 16' | null | undefined;
  rounded?: boolean | undefined;
  /** Above the fold: load eagerly, with high priority. */
  eager?: boolean | undefined;
  className?: string | undefined;
};

/** A photo that covers its box. Without a usable URL the box shows pitch lines. */
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

import { useLoadable } from './hooks';
import styles from './Kit.module.css';

type KitProps = {
  src: string | null | undefined;
  /** "Heimtrikot", "Auswärtstrikot": read out; the caption is below. */
  alt: string;
  caption?: string | undefined;
  /** Width of the tile in px, or `100%` of its container. */
  width?: number | '100%' | undefined;
};

/** A shirt on a light tile with its caption; without a picture, the outline of a shirt. */
export function Kit({ src, alt, caption, width = 120 }: KitProps) {
  const picture = useLoadable(src);
  return (
    <figure className={styles.kit} style={{ width }}>
      {picture.src ? (
        <img
          src={picture.src}
          alt={alt}
          width={88}
          height={88}
          loading="lazy"
          fetchPriority="low"
          decoding="async"
          onError={picture.onError}
        />
      ) : (
        <svg
          className={styles.outline}
          viewBox="0 0 88 88"
          width="88"
          height="88"
          role="img"
          aria-label={`${alt}: kein Bild`}
        >
          <path d="M31 12 14 19 4 40l13 6 5-8v40h44V38l5 8 13-6-10-21-17-7c-5 8-21 8-26 0Z" />
        </svg>
      )}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

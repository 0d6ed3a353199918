import type { CSSProperties } from 'react';
import { useAnnounced } from './Announcements';
import { classes } from './elements';
import { useDelayed } from './hooks';
import type { Elements } from './elements';
import styles from './Skeleton.module.css';

type SkeletonProps = {
  /** Text for screen readers, for example "Lade Transfers…". */
  label?: string | undefined;
  /** "en" for English texts. */
  lang?: 'en' | undefined;
  /** `Line`, `Box` and `Circle` in the shape and height of the content. */
  children: Elements;
  className?: string | undefined;
};

/** What is there sooner is not worth a word. */
const LONG_MS = 1_000;

/** Placeholder for loading content, announced if it stays. The space is reserved at once; the shapes appear after 150 ms. */
export function Skeleton({ label = 'Wird geladen…', lang, children, className }: SkeletonProps) {
  const shown = useDelayed(150);
  useAnnounced(useDelayed(LONG_MS) ? label : null, lang);
  return (
    <div className={className} aria-busy="true" style={shown ? undefined : { visibility: 'hidden' }}>
      <span className="visually-hidden" lang={lang}>
        {label}
      </span>
      {children}
    </div>
  );
}

type ShapeProps = {
  width?: number | string | undefined;
  height?: number | string | undefined;
  style?: CSSProperties | undefined;
};

/** Placeholder for a line of text. */
export function Line({ width = '100%', height = 12, style }: ShapeProps) {
  return <span className={styles.box} style={{ width, height, ...style }} aria-hidden />;
}

/** Placeholder for a picture, button or box. */
export function Box({ width = '100%', height = 48, style }: ShapeProps) {
  return <span className={styles.box} style={{ width, height, borderRadius: 6, ...style }} aria-hidden />;
}

/** Placeholder for a crest or avatar. */
export function Circle({ size }: { size: number }) {
  return (
    <span
      className={classes(styles.box, styles.circle)}
      style={{ width: size, height: size, flex: 'none' }}
      aria-hidden
    />
  );
}

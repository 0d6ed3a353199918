import type { CSSProperties, ReactNode } from 'react';
import { classes } from './classes';
import { useDelayed } from './useDelayed';
import styles from './Skeleton.module.css';

type SkeletonProps = {
  /** The spoken words, for example "Lade Transfers…". */
  label?: string | undefined;
  /** "en" for the English ones of the specification. */
  lang?: 'en' | undefined;
  /** `Line`, `Box` and `Circle` in the shape and height of what will appear here. */
  children: ReactNode;
  className?: string | undefined;
};

/** Holds the place of content that loads. Space is taken at once, the shapes show after 150 ms. */
export function Skeleton({ label = 'Wird geladen…', lang, children, className }: SkeletonProps) {
  const shown = useDelayed(150);
  return (
    <div className={className} aria-busy="true" style={shown ? undefined : { visibility: 'hidden' }}>
      <span className="visually-hidden" role="status" lang={lang}>
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

/** A line of text to come. */
export function Line({ width = '100%', height = 12, style }: ShapeProps) {
  return <span className={styles.box} style={{ width, height, ...style }} aria-hidden />;
}

/** A picture, button or box to come. */
export function Box({ width = '100%', height = 48, style }: ShapeProps) {
  return <span className={styles.box} style={{ width, height, borderRadius: 6, ...style }} aria-hidden />;
}

/** A crest or avatar to come. */
export function Circle({ size }: { size: number }) {
  return (
    <span
      className={classes(styles.box, styles.circle)}
      style={{ width: size, height: size, flex: 'none' }}
      aria-hidden
    />
  );
}

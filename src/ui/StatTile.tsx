import type { ReactNode } from 'react';
import { classes } from './elements';
import { CardShape } from './icons/CardShape';
import type { CardKind } from './icons/CardShape';
import styles from './StatTile.module.css';

type StatGridProps = {
  /** Exactly five tiles: two above three, so that no cell is empty. */
  five?: boolean | undefined;
  children: ReactNode;
};

/** The grid of stat tiles: four columns if there is room, else two. A list for screen readers. */
export function StatGrid({ five = false, children }: StatGridProps) {
  return (
    <div className={styles.holder}>
      <ul className={classes(styles.grid, five && styles.five)}>{children}</ul>
    </div>
  );
}

type StatTileProps = {
  label: string;
  /** The formatted figure: "24", "+19". */
  value: string;
  /** The most important one: neon on pitch. */
  primary?: boolean | undefined;
  /** Shows the card being counted. */
  card?: CardKind | undefined;
};

/** One figure with its label, inside a `StatGrid`. */
export function StatTile({ label, value, primary = false, card }: StatTileProps) {
  return (
    <li className={classes(styles.tile, primary && styles.primary)}>
      <span className={styles.label}>
        {card && <CardShape kind={card} size={14} silent />}
        <span>{label}</span>
      </span>
      <strong className={styles.value} translate="no">
        {value}
      </strong>
    </li>
  );
}

/** A full-width row in a `StatGrid`, for the `WdlBar`. */
export function StatRow({ children }: { children: ReactNode }) {
  return <li className={styles.row}>{children}</li>;
}

import { Star } from 'lucide-react';
import styles from './Marks.module.css';
import { classes } from './elements';

/** Shown after the name of a team that the visitor follows; read out as "Mein Team". */
export function FavouriteMark() {
  return (
    <span className={styles.mark}>
      <Star size={15} fill="currentColor" aria-hidden />
      <span className="visually-hidden"> Mein Team</span>
    </span>
  );
}

/**
 * Places gained (`▲ 2`, read as "2 Plätze hinauf") or lost; renders nothing for 0.
 * @param by places gained, negative: lost
 */
export function MoveMark({ by }: { by: number }) {
  if (by === 0) return null;
  const places = Math.abs(by);
  return (
    <span className={classes(styles.move, by < 0 && styles.down)}>
      <svg viewBox="0 0 9 8" width="9" height="8" aria-hidden>
        <path d={by > 0 ? 'M4.5 0 9 8H0Z' : 'M0 0h9L4.5 8Z'} fill="currentcolor" />
      </svg>
      <span aria-hidden>{places}</span>
      <span className="visually-hidden">{rankChangeText(by)}</span>
    </span>
  );
}

/** "2 Plätze hinauf", "1 Platz hinunter". */
export function rankChangeText(by: number): string {
  const places = Math.abs(by);
  return `${places} ${places === 1 ? 'Platz' : 'Plätze'} ${by > 0 ? 'hinauf' : 'hinunter'}`;
}

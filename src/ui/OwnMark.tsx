import { Star } from 'lucide-react';
import styles from './OwnMark.module.css';

/** Shown after the name of a team that the visitor follows; read out as "Mein Team". */
export function FavouriteMark() {
  return (
    <span className={styles.mark}>
      <Star size={15} fill="currentColor" aria-hidden />
      <span className="visually-hidden"> Mein Team</span>
    </span>
  );
}

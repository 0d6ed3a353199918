import { useDelayed } from './useDelayed';
import styles from './ProgressBar.module.css';

/** The 3 px line at the top edge while a page takes longer than 150 ms; mount it for as long as the wait lasts. */
export function ProgressBar() {
  const late = useDelayed(150);
  return late ? <div className={styles.bar} role="progressbar" aria-label="Seite wird geladen" /> : null;
}

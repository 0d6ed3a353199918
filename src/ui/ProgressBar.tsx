import { useDelayed } from './hooks';
import styles from './ProgressBar.module.css';

/** The 3 px line at the top while a page takes longer than 150 ms; mount it while waiting. */
export function ProgressBar() {
  const late = useDelayed(150);
  return late ? <div className={styles.bar} role="progressbar" aria-label="Seite wird geladen" /> : null;
}

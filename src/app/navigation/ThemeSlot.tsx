import { idlePart } from '../../loading/optionalPart';
import styles from './ThemeSlot.module.css';

/** Not part of the first content; offline the page keeps its theme. */
const ThemeToggle = idlePart(() => import(/* webpackChunkName: "themeToggle" */ '../ThemeToggle'));

/** Place of the theme switch. */
export function ThemeSlot() {
  return (
    <span className={styles.place}>
      <ThemeToggle />
    </span>
  );
}

import { Suspense } from 'react';
import { framePart } from '../framePart';
import styles from './ThemeSlot.module.css';

/** Not part of the first content; offline the page keeps its theme. */
const ThemeToggle = framePart(() => import(/* webpackChunkName: "themeToggle" */ '../ThemeToggle'));

/** Place of the theme switch. */
export function ThemeSlot() {
  return (
    <span className={styles.place}>
      <Suspense fallback={null}>
        <ThemeToggle />
      </Suspense>
    </span>
  );
}

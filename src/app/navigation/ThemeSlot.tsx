import { Suspense } from 'react';
import { framePart } from '../framePart';
import styles from './ThemeSlot.module.css';

/** Nobody's first content; without a connection the page keeps the look it has. */
const ThemeToggle = framePart(() => import(/* webpackChunkName: "themeToggle" */ '../ThemeToggle'));

/** Place of the switch between light and dark. */
export function ThemeSlot() {
  return (
    <span className={styles.place}>
      <Suspense fallback={null}>
        <ThemeToggle />
      </Suspense>
    </span>
  );
}

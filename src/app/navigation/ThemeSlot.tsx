import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import { Nothing } from '../Nothing';
import styles from './ThemeSlot.module.css';

/** Nobody's first content; without a connection the page keeps the look it has. */
const ThemeToggle = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "themeToggle" */ '../ThemeToggle').catch(() => ({ default: Nothing })),
);

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

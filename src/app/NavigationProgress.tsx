import { useLayoutEffect } from 'react';
import { notePending } from '../lib/schedule';
import { useIsNavigating } from '../router/deferredLocation';
import { useDelayed } from '../ui/hooks';
import styles from './NavigationProgress.module.css';

/** The progress bar; the page has not settled while it waits for its code. */
export function PageOnItsWay() {
  useLayoutEffect(notePending, []);
  return <ProgressBar />;
}

/** The progress bar while a page was asked for that is not shown yet. */
export function NavigationProgress() {
  return useIsNavigating() ? <PageOnItsWay /> : null;
}

/** The 3 px line at the top while a page takes longer than 150 ms; mount it while waiting. */
export function ProgressBar() {
  const late = useDelayed(150);
  return late ? <div className={styles.bar} role="progressbar" aria-label="Seite wird geladen" /> : null;
}

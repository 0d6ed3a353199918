import { useLayoutEffect } from 'react';
import { notePending } from '../lib/schedule';
import type { Elements } from '../ui/elements';
import styles from './Placeholder.module.css';

/**
 * Holds the place of what is on its way; the page has not settled while one is shown.
 * @param children content of the same height; the height of the window by default
 */
export function Placeholder({ children = <div className={styles.screenful} /> }: { readonly children?: Elements }) {
  useLayoutEffect(notePending, []);
  return <div aria-busy="true">{children}</div>;
}

import { useLayoutEffect } from 'react';
import styles from './later.module.css';
import { awaitPart } from './waiting';
import type { Elements } from '../ui/elements';

/**
 * Placeholder for a part of the page that is still loading. While it is mounted the page is not idle.
 * @param children content of the part's height; the height of the window by default
 */
export function Awaited({ children = <div className={styles.place} /> }: { readonly children?: Elements }) {
  useLayoutEffect(awaitPart, []);
  return <div aria-busy="true">{children}</div>;
}

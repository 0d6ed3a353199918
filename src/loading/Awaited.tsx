import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import styles from './later.module.css';
import { awaitPart } from './waiting';

/**
 * Holds the place of a part of the page that is still on its way. Until it is gone the page is not quiet.
 * @param children what takes the part's height meanwhile; the height of a window if left out
 */
export function Awaited({ children = <div className={styles.place} /> }: { readonly children?: ReactNode }) {
  useLayoutEffect(awaitPart, []);
  return <div aria-busy="true">{children}</div>;
}

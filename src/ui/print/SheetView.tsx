import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { classes } from '../classes';
import { Emblem } from '../icons/Emblem';
import styles from './SheetView.module.css';

type SheetViewProps = {
  /** "KBÖ", "Kleinfeld Bund Österreich" */
  sender: { short: string; long: string };
  /** At the right end of the head: "SEASON 2025-2026". */
  season?: string | undefined;
  title: string;
  /** Below the title: "Wien – 1. Liga A · Sonntag, 16. November 2025". */
  line?: string | undefined;
  /** At the foot of every page: where this comes from, and how old it is. */
  foot: { address: string; asOf: string };
  /** A title of several words is smaller. */
  longTitle?: boolean;
  children: ReactNode;
};

/** What a style sheet takes for text between quotes. */
const quoted = (text: string): string => JSON.stringify(text);

/** A sheet of A4 for the printer, in place of the page; a screen shows nothing of it. */
export function SheetView({ sender, season, title, line, foot, longTitle = false, children }: SheetViewProps) {
  const { address, asOf } = foot;
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const page = document.getElementById('root');
    // The margin of a page knows only what the document's root tells it.
    style.setProperty('--sheet-address', quoted(address));
    style.setProperty('--sheet-as-of', quoted(asOf));
    page?.classList.add('no-print');
    return () => {
      style.removeProperty('--sheet-address');
      style.removeProperty('--sheet-as-of');
      page?.classList.remove('no-print');
    };
  }, [address, asOf]);
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <span className={styles.emblem}>
          <Emblem size={40} />
        </span>
        <strong className={styles.short}>{sender.short}</strong>
        <span>{sender.long}</span>
        {season && <span className={styles.season}>{season}</span>}
      </header>
      <h1 className={classes(styles.title, longTitle && styles.long)}>{title}</h1>
      {line && <p className={styles.line}>{line}</p>}
      {children}
    </article>
  );
}

import { useLayoutEffect } from 'react';
import { classes } from '../elements';
import { Emblem } from '../icons/Emblem';
import type { Elements } from '../elements';
import styles from './SheetView.module.css';

type SheetViewProps = {
  /** "KBÖ", "Kleinfeld Bund Österreich" */
  sender: { short: string; long: string };
  /** At the right end of the letterhead: "SEASON 2025-2026". */
  season?: string | undefined;
  title: string;
  /** Below the title: "Wien – 1. Liga A · Sonntag, 16. November 2025". */
  line?: string | undefined;
  /** Footer of every page: source and age. */
  foot: { address: string; asOf: string };
  /** Smaller type for a long title. */
  longTitle?: boolean;
  children: Elements;
};

/** A text as a quoted CSS string. */
const quoted = (text: string): string => JSON.stringify(text);

/** An A4 sheet that replaces the page in print; not shown on screen. */
export function SheetView({ sender, season, title, line, foot, longTitle = false, children }: SheetViewProps) {
  const { address, asOf } = foot;
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const page = document.getElementById('root');
    // Page margin boxes inherit only from the document's root.
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

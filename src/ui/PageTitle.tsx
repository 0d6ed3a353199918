import type { ReactNode } from 'react';
import { classes } from './elements';
import styles from './PageTitle.module.css';
import { useEffect } from 'react';

type PageTitleProps = {
  title: string;
  /** Secondary line: "Wien – 1. Liga A · SEASON 2025-2026". */
  meta?: ReactNode | undefined;
  /** A control for the whole page, at the right end. */
  children?: ReactNode | undefined;
  /** The control is icon-sized and stays beside the h1 on narrow screens. */
  iconControl?: boolean;
};

/** The page's h1. It can be focused after navigation (`tabIndex` -1). */
export function PageTitle({ title, meta, children, iconControl = false }: PageTitleProps) {
  return (
    <div className={styles.title}>
      <h1 tabIndex={-1}>{title}</h1>
      {meta && <p className={styles.meta}>{meta}</p>}
      {children && <div className={classes(styles.control, iconControl && styles.icon)}>{children}</div>}
    </div>
  );
}

/** Suffix of every page's title. */
const SITE = 'KBÖ';

/** Sets the document's title: `Tabelle – KBÖ`. Undefined leaves it as it is. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} – ${SITE}`;
  }, [title]);
}

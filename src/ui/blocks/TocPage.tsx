import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { wantsCalm } from '../../lib/media';
import { useCurrentSection } from './useCurrentSection';
import type { Elements } from '../elements';
import styles from './TocPage.module.css';

export type TocSection = {
  /** Unique on the page and valid as an element id. */
  id: string;
  number: string;
  title: string;
  content: Elements;
};

function show(id: string, behavior: ScrollBehavior): void {
  const section = document.getElementById(id);
  section?.scrollIntoView({ behavior, block: 'start' });
  section?.querySelector('h2')?.focus({ preventScroll: true });
}

/**
 * A long text with its table of contents: sticky on the left, collapsed above the text below 900 px. Using it does not
 * change the address; one that names a section (`?abschnitt=`) opens there.
 */
export function TocPage({ sections }: { sections: readonly TocSection[] }) {
  const fold = useRef<HTMLDetailsElement>(null);
  const current = useCurrentSection(sections);
  const { search, key } = useLocation();
  useEffect(() => {
    const named = new URLSearchParams(search).get('abschnitt');
    // Navigation scrolls to the top first.
    const timer = sections.some(({ id }) => id === named) && setTimeout(() => show(named ?? '', 'auto'), 100);
    return () => clearTimeout(timer || undefined);
  }, [search, key, sections]);
  const open = (id: string) => {
    fold.current?.removeAttribute('open');
    show(id, wantsCalm() ? 'auto' : 'smooth');
  };
  const list = (
    <ol className={styles.list}>
      {sections.map(({ id, number, title }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.entry}
            aria-current={id === current ? 'true' : undefined}
            onClick={() => open(id)}
          >
            <span className={styles.number} aria-hidden>
              {number}
            </span>
            <span>{title}</span>
          </button>
        </li>
      ))}
    </ol>
  );
  return (
    <div className={styles.page}>
      <nav className={styles.side} aria-label="Inhalt">
        {list}
      </nav>
      <details className={`card ${styles.fold}`} ref={fold}>
        <summary>Inhalt</summary>
        {list}
      </details>
      <div>
        {sections.map(({ id, number, title, content }) => (
          <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} tabIndex={-1}>{`${number}. ${title}`}</h2>
            {content}
          </section>
        ))}
      </div>
    </div>
  );
}

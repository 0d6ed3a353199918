import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useCurrentSection } from './useCurrentSection';
import styles from './TocPage.module.css';

export type TocSection = {
  /** Unique on the page and usable as an element id. */
  id: string;
  number: string;
  title: string;
  content: ReactNode;
};

/** A long text with its table of contents: sticky at the left, folded above the text below 900 px. The address stays as it is. */
export function TocPage({ sections }: { sections: readonly TocSection[] }) {
  const fold = useRef<HTMLDetailsElement>(null);
  const current = useCurrentSection(sections);
  const open = (id: string) => {
    fold.current?.removeAttribute('open');
    const section = document.getElementById(id);
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    section?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' });
    section?.querySelector('h2')?.focus({ preventScroll: true });
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
            {title}
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
            <h2 id={`${id}-title`} tabIndex={-1}>
              {number}. {title}
            </h2>
            {content}
          </section>
        ))}
      </div>
    </div>
  );
}

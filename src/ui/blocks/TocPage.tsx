import { useEffect, useState, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { prefersReducedMotion } from '../../lib/media';
import type { Elements } from '../elements';
import styles from './TocPage.module.css';
import { TextBlocks } from '../TextBlocks';
import type { TextBlock } from '../TextBlocks';

/** Position of a section; `top` in px from the top of the window, `focused` if the focus is inside it. */
type SectionPosition = { id: string; top: number; focused: boolean };

/** Sections above this line, in px from the top, have been reached; an opened section stops above it. */
const READING_LINE = 64;

/**
 * Id of the section being read: the last one whose top has passed the reading line. At the end of the page the last
 * ones cannot scroll that far; there it is the one with the focus, else the last.
 */
export function sectionAt(positions: readonly SectionPosition[], atEnd: boolean): string | undefined {
  const passed = positions.findLast(({ top }) => top <= READING_LINE) ?? positions[0];
  if (!atEnd) return passed?.id;
  const opened = positions.find(({ top, focused }) => focused && top > 0);
  return (opened ?? positions.at(-1))?.id;
}

function positionsOf(sections: readonly { id: string }[]): readonly SectionPosition[] {
  return sections.flatMap(({ id }) => {
    const element = document.getElementById(id);
    return element
      ? [{ id, top: element.getBoundingClientRect().top, focused: element.contains(document.activeElement) }]
      : [];
  });
}

/** The section being read, measured once per frame while the page scrolls. */
export function useCurrentSection(sections: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id);
  useEffect(() => {
    let frame = 0;
    const read = () => {
      const { scrollHeight } = document.documentElement;
      setCurrent(
        sectionAt(positionsOf(sections), window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2),
      );
    };
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(read);
    };
    later();
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    document.addEventListener('focusin', later);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
      document.removeEventListener('focusin', later);
    };
  }, [sections]);
  return current;
}

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
    show(id, prefersReducedMotion() ? 'auto' : 'smooth');
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

/** Numbers sections from 1 and renders their text for `TocPage`. Call it once, outside of rendering. */
export function textSections(
  sections: readonly { readonly id: string; readonly title: string; readonly blocks: readonly TextBlock[] }[],
): readonly TocSection[] {
  return sections.map(({ id, title, blocks }, index) => ({
    id,
    number: String(index + 1),
    title,
    content: <TextBlocks blocks={blocks} />,
  }));
}

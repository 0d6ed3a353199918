import type { TocSection } from '../blocks/TocPage';
import styles from './TocSheetView.module.css';

/** A long text in print: contents and sections. */
export function TocSheetView({ sections }: { sections: readonly TocSection[] }) {
  return (
    <>
      <h2 className={styles.title}>Inhalt</h2>
      <ol className={styles.contents}>
        {sections.map(({ id, number, title }) => (
          <li key={id}>{`${number}. ${title}`}</li>
        ))}
      </ol>
      {sections.map(({ id, number, title, content }) => (
        <section key={id} className={styles.section}>
          <h2 className={styles.title}>{`${number}. ${title}`}</h2>
          {content}
        </section>
      ))}
    </>
  );
}

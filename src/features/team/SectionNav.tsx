import { prefersReducedMotion } from '../../lib/media';
import { useCurrentSection } from '../../ui/blocks/TocPage';
import { classes } from '../../ui/elements';
import bar from '../../ui/underline.module.css';
import styles from './SectionNav.module.css';

/** The sections of a team's page; the ids are anchors that never appear in the address. */
const SECTIONS = [
  { id: 'statistik', title: 'Statistik' },
  { id: 'kader', title: 'Kader' },
  { id: 'spiele', title: 'Spiele & Ergebnisse' },
] as const;

function open(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth', block: 'start' });
  const heading = section?.querySelector('h2');
  if (heading == null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Scrolls to the sections without changing the address. */
export function SectionNav() {
  const current = useCurrentSection(SECTIONS);
  return (
    <nav className={styles.bar} aria-label="Abschnitte">
      <div className={`wrap ${styles.inner}`}>
        {SECTIONS.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            className={classes(bar.underlined, styles.tab)}
            aria-current={id === current || undefined}
            onClick={() => open(id)}
          >
            {title}
          </button>
        ))}
      </div>
    </nav>
  );
}

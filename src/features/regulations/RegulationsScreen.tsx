import { regulations } from '../../content/regulations';
import { printable } from '../../shared/printable';
import { lazyModule } from '../../lib/lazyModule';
import { textSections, TocPage } from '../../ui/blocks/TocPage';
import { PageTitle } from '../../ui/PageTitle';
import styles from './RegulationsScreen.module.css';

const sections = textSections(regulations.sections);

const Print = printable(lazyModule(() => import(/* webpackChunkName: "print" */ '../../shared/TextSheet')));
const sheet = { title: regulations.title, sections, line: regulations.lastChanged };

/** The league regulations with their table of contents and the date of the last change. */
export default function RegulationsScreen() {
  return (
    <div className="wrap">
      <PageTitle title={regulations.title} meta={`${sections.length} Abschnitte`} iconControl>
        <Print sheet={sheet} />
      </PageTitle>
      <TocPage sections={sections} />
      <p className={styles.lastChanged}>{regulations.lastChanged}</p>
    </div>
  );
}

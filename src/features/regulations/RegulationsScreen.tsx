import { regulations } from '../../content/regulations';
import { textSections } from '../../ui/blocks/textSections';
import { TocPage } from '../../ui/blocks/TocPage';
import { PageTitle } from '../../ui/PageTitle';
import styles from './RegulationsScreen.module.css';

const sections = textSections(regulations.sections);

/** The league regulations with their table of contents and the date of the last change. */
export default function RegulationsScreen() {
  return (
    <div className="wrap">
      <PageTitle title={regulations.title} meta={`${sections.length} Abschnitte`} />
      <TocPage sections={sections} />
      <p className={styles.lastChanged}>{regulations.lastChanged}</p>
    </div>
  );
}

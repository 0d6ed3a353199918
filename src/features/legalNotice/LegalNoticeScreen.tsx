import { legalNotice } from '../../content/legalNotice';
import { Anchor } from '../../ui/Link';
import { PageTitle } from '../../ui/PageTitle';
import { SectionHeading } from '../../ui/SectionHeading';
import { TextBlocks } from '../../ui/TextBlocks';
import styles from './LegalNoticeScreen.module.css';

/** The imprint: who is responsible for the site, and what it stores about visitors. */
export default function LegalNoticeScreen() {
  const { title, basis, details, sections } = legalNotice;
  return (
    <div className="wrap">
      <PageTitle title={title} meta={basis} />
      <div className={styles.columns}>
        <dl className={`card ${styles.details}`}>
          {details.map(({ term, value, href }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{href === undefined ? value : <Anchor to={href}>{value}</Anchor>}</dd>
            </div>
          ))}
        </dl>
        <div>
          {sections.map((section) => (
            <section key={section.id} className={styles.section} aria-labelledby={section.id}>
              <SectionHeading id={section.id} title={section.title} />
              <TextBlocks blocks={section.blocks} />
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

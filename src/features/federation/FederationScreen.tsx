import { ArrowRight } from 'lucide-react';
import { aboutFederation } from '../../content/aboutFederation';
import { ButtonLink } from '../../ui/Button';
import { PitchLines } from '../../ui/icons/PitchLines';
import { PageTitle } from '../../ui/PageTitle';
import { TextBlocks } from '../../ui/TextBlocks';
import styles from './FederationScreen.module.css';

/** What the federation is, plays and wants, ending with an invitation to join. */
export default function FederationScreen() {
  const { title, lead, sections, join } = aboutFederation;
  return (
    <div className="wrap">
      <PageTitle title={title} />
      <p className={styles.lead}>{lead}</p>
      {sections.map((section) => (
        <section key={section.id} className={styles.chapter} aria-labelledby={section.id}>
          <h2 id={section.id}>{section.title}</h2>
          <TextBlocks blocks={section.blocks} />
        </section>
      ))}
      <section className={`${styles.join} section on-dark`} aria-labelledby="mitmachen">
        <PitchLines />
        <h2 id="mitmachen">{join.title}</h2>
        <p>{join.body}</p>
        <div className={styles.ways}>
          <ButtonLink to="/register" variant="neon">
            <span>{join.action}</span>
            <ArrowRight size={18} aria-hidden />
          </ButtonLink>
          <ButtonLink to="/spielregeln" variant="outline">
            Spielregeln
          </ButtonLink>
          <ButtonLink to="/ligaordnung" variant="outline">
            Ligaordnung
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}

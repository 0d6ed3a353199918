import { Mail, MapPin, Phone } from 'lucide-react';
import { contact, headquarters } from '../../content/headquarters';
import { federation } from '../../content/federation';
import { sponsors } from '../../content/supporters';
import { Anchor } from '../../ui/Link';
import { SupporterGrid } from '../../ui/blocks/SupporterGrid';
import { PageTitle } from '../../ui/PageTitle';
import { SectionHeading } from '../../ui/SectionHeading';
import styles from './ContactScreen.module.css';

/** Address, phone with office hours and three mail addresses of the federation, and its supporters. */
export default function ContactScreen() {
  const { office, support, strafsenat } = headquarters.mailboxes;
  return (
    <div className="wrap">
      <PageTitle title={contact.title} />
      <div className={styles.intro}>
        <p>{contact.lead}</p>
        <p>{contact.formNote}</p>
      </div>
      <div className={styles.ways}>
        <section className="card" aria-labelledby="anschrift">
          <MapPin size={24} aria-hidden />
          <h2 id="anschrift">{contact.addressTitle}</h2>
          <address>
            <span>{federation.name}</span>
            <br />
            <span>{headquarters.street}</span>
            <br />
            <span>{headquarters.city}</span>
          </address>
        </section>
        <section className="card" aria-labelledby="telefon">
          <Phone size={24} aria-hidden />
          <h2 id="telefon">{contact.phoneTitle}</h2>
          <p>
            <Anchor to={headquarters.phoneLink}>{headquarters.phone}</Anchor>
          </p>
          <p>{headquarters.hours}</p>
        </section>
        <section className={`card ${styles.mail}`} aria-labelledby="email">
          <Mail size={24} aria-hidden />
          <h2 id="email">{contact.mailTitle}</h2>
          <dl>
            {[office, support, strafsenat].map(({ name, address, purpose }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <Anchor to={`mailto:${address}`}>{address}</Anchor>
                </dd>
                <dd>{purpose}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <section className="section" aria-labelledby="sponsoren">
        <SectionHeading id="sponsoren" title={contact.sponsorsTitle} />
        <SupporterGrid supporters={sponsors} />
      </section>
    </div>
  );
}

import { ArrowUpRight } from 'lucide-react';
import { federation } from '../content/federation';
import { sponsors } from '../content/supporters';
import { Anchor } from '../ui/Link';
import { Wordmark } from '../ui/Wordmark';
import styles from './Footer.module.css';
import { footLinks, teamLogin } from './navigation/links';
import type { NavLink } from './navigation/links';
import { SocialLinks } from './navigation/SocialLinks';
import type { Column } from './siteMap';

const columns: readonly { readonly title: Column; readonly links: readonly NavLink[] }[] = [
  { title: 'Liga', links: footLinks('Liga') },
  { title: 'Bund', links: footLinks('Bund') },
  {
    title: 'Für Teams',
    links: [...footLinks('Für Teams'), teamLogin, { to: federation.refereeLoginUrl, label: 'Schiedsrichter Login' }],
  },
];

/** Footer of every page: links, logins, sponsors and social media. */
export default function Footer() {
  return (
    <footer className={`no-print on-dark ${styles.foot}`}>
      <CentreCircle />
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Wordmark short={federation.shortName} long={federation.name} ground="dark" large />
            <SocialLinks />
          </div>
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className={styles.title}>{title}</h2>
              <ul>
                {links.map(({ to, label }) => (
                  <li key={label}>
                    <Anchor to={to} className={styles.link}>
                      <span>{label}</span>
                      {to.startsWith('http') && <ArrowUpRight size={14} aria-hidden />}
                    </Anchor>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <p className={styles.note}>
          <span>{`Sponsoren: ${sponsors.map(({ name }) => name).join(' · ')}`}</span>
        </p>
        <p className={styles.note}>
          <span>{`© ${new Date().getFullYear()} ${federation.name}`}</span>
          <span>{federation.disclaimer}</span>
        </p>
      </div>
    </footer>
  );
}

function CentreCircle() {
  return (
    <svg className={styles.lines} aria-hidden>
      <circle cx="900" cy="184" r="260" />
      <circle cx="900" cy="184" r="4" />
      <path d="M900 0v800M1200 0v800" />
    </svg>
  );
}

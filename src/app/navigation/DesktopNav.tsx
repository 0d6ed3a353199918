import { ArrowUpRight } from 'lucide-react';
import { Link } from '../../ui/Link';
import { federation } from '../../content/federation';
import { ButtonLink } from '../../ui/Button';
import { classes } from '../../ui/elements';
import bar from '../../ui/underline.module.css';
import { Wordmark } from '../../ui/Wordmark';
import styles from './DesktopNav.module.css';
import { mainLinks, teamLogin, useIsCurrent } from './links';
import { LiveCount } from './LiveCount';

/** The navigation of wide layouts: emblem, ten links, and the link for teams. */
export function DesktopNav() {
  const current = useIsCurrent();
  return (
    <div className={styles.mast}>
      <div className={`wrap ${styles.row}`}>
        <Link to="/" className={styles.home} aria-label={`${federation.shortName} – zur Ligaauswahl`}>
          <Wordmark short={federation.shortName} long={federation.name} />
        </Link>
        <nav aria-label="Hauptnavigation">
          <ul className={styles.links}>
            {mainLinks.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={classes(bar.underlined, styles.link)} aria-current={current(to)}>
                  <span>{label}</span>
                  {to === '/livescore' && (
                    <span className={styles.count}>
                      <LiveCount variant="disc" />
                    </span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ButtonLink to={teamLogin.to} variant="outline" className={styles.login}>
          <span>{teamLogin.label}</span>
          <ArrowUpRight size={16} aria-hidden />
        </ButtonLink>
      </div>
    </div>
  );
}

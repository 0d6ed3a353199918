import { ArrowUpRight } from 'lucide-react';
import { Link } from '../../ui/Link';
import { ButtonLink } from '../../ui/Button';
import { ThemeToggle } from '../ThemeToggle';
import { CurrentLeague } from './CurrentLeague';
import { mainLinks, moreLinks, teamLogin, useIsCurrent } from './links';
import { LiveCount } from './LiveCount';
import styles from './NavPanel.module.css';
import { SocialLinks } from './SocialLinks';
import { MyTeamsMenu } from './MyTeamsMenu';

/** The whole navigation as one list on a dark background, for the drawer and /mobilenav. */
export function NavPanel() {
  const current = useIsCurrent();
  return (
    <div className={styles.panel}>
      <MyTeamsMenu />
      <CurrentLeague />
      <nav aria-label="Menü">
        <ul>
          {mainLinks.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={styles.link} aria-current={current(to)}>
                <span>{label}</span>
                {to === '/livescore' && <LiveCount variant="chip" />}
              </Link>
            </li>
          ))}
        </ul>
        <ul className={styles.more}>
          {moreLinks.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={styles.link} aria-current={current(to)}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        <ButtonLink to={teamLogin.to} variant="neon" wide>
          <span>{teamLogin.label}</span>
          <ArrowUpRight size={16} aria-hidden />
        </ButtonLink>
        <div className={styles.signs}>
          <SocialLinks />
          <ThemeToggle />
        </div>
      </div>
    </div>
  );
}

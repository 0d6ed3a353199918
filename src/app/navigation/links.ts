import { federation } from '../../content/federation';

/** A link of the navigation: a route of the site, or an address of another one. */
export interface NavLink {
  readonly to: string;
  readonly label: string;
}

/** The ten links of docs/behaviour.md 2, in its order. */
export const mainLinks: readonly NavLink[] = [
  { to: '/liga', label: 'Liga' },
  { to: '/teams', label: 'Teams' },
  { to: '/tabelle', label: 'Tabelle' },
  { to: '/spielplan', label: 'Spielplan' },
  { to: '/livescore', label: 'Livescore' },
  { to: '/leaderboards', label: 'Spielerstatistik' },
  { to: '/news', label: 'News' },
  { to: '/strafsenat', label: 'Strafsenat' },
  { to: '/transfers', label: 'Transfers' },
  { to: '/sperren', label: 'Sperren' },
];

/** What the mobile menu lists besides. */
export const moreLinks: readonly NavLink[] = [
  { to: '/bund', label: 'Bund' },
  { to: '/kontakt', label: 'Kontakt' },
];

/** Team representatives log in at another site. */
export const teamLogin: NavLink = { to: federation.teamLoginUrl, label: 'Team Login' };

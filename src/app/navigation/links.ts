import { federation } from '../../content/federation';
import { SITE, WORDS } from '../siteMap';
import type { Column } from '../siteMap';

/** A link of the navigation: a route of the site, or an address of another one. */
export interface NavLink {
  readonly to: string;
  readonly label: string;
}

const menu = (wanted: 'main' | 'more'): readonly NavLink[] =>
  WORDS.flatMap((word) => {
    const [list, label] = SITE[word].menu ?? [];
    return list === wanted && label !== undefined ? [{ to: SITE[word].path, label }] : [];
  });

/** The ten links of docs/behaviour.md 2, in its order. */
export const mainLinks = menu('main');

/** What the mobile menu lists besides. */
export const moreLinks = menu('more');

/** Screens that a column of the footer lists. */
export const footLinks = (wanted: Column): readonly NavLink[] =>
  WORDS.flatMap((word) => {
    const [column, label] = SITE[word].foot ?? [];
    return column === wanted && label !== undefined ? [{ to: SITE[word].path, label }] : [];
  });

/** Team representatives log in at another site. */
export const teamLogin: NavLink = { to: federation.teamLoginUrl, label: 'Team Login' };

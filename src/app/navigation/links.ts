import { federation } from '../../content/federation';
import { SITE, SCREEN_IDS } from '../siteMap';
import type { Column } from '../siteMap';
import { useLocation } from 'react-router-dom';

/** A link of the navigation: a route of the site or an external URL. */
export interface NavLink {
  readonly to: string;
  readonly label: string;
}

const menu = (wanted: 'main' | 'more'): readonly NavLink[] =>
  SCREEN_IDS.flatMap((word) => {
    const [list, label] = SITE[word].menu ?? [];
    return list === wanted && label !== undefined ? [{ to: SITE[word].path, label }] : [];
  });

/** The ten links of docs/behaviour.md 2, in order. */
export const mainLinks = menu('main');

/** Additional links of the mobile menu. */
export const moreLinks = menu('more');

/** The links in a column of the footer. */
export const footLinks = (wanted: Column): readonly NavLink[] =>
  SCREEN_IDS.flatMap((word) => {
    const [column, label] = SITE[word].foot ?? [];
    return column === wanted && label !== undefined ? [{ to: SITE[word].path, label }] : [];
  });

/** Team representatives log in on another site. */
export const teamLogin: NavLink = { to: federation.teamLoginUrl, label: 'Team Login' };

/** For `aria-current`: whether a link leads to the current page. */
export function useIsCurrent(): (to: string) => 'page' | undefined {
  const { pathname } = useLocation();
  return (to) => (to === pathname ? 'page' : undefined);
}

/** A column of the footer. */
export type Column = 'Liga' | 'Bund' | 'Für Teams';

/** A screen's place in the site. */
interface SiteMapEntry {
  /** Path pattern for the router. */
  readonly path: `/${string}`;
  /** Title until the screen sets a better one (a team's name, a headline). */
  readonly title: string;
  /** Its label in the navigation, listed in the record's order; `more`: in the mobile menu only. */
  readonly menu?: readonly ['main' | 'more', string];
  /** A page of the chosen league: its address carries the league's code. */
  readonly league?: true;
  /** Its column and label in the footer. */
  readonly foot?: readonly [Column, string];
}

const siteMap = {
  start: { path: '/', title: 'Ligaauswahl' },
  liga: { path: '/liga', league: true, title: 'Liga', menu: ['main', 'Liga'] },
  teams: { path: '/teams', league: true, title: 'Mannschaften', menu: ['main', 'Teams'] },
  tabelle: { path: '/tabelle', league: true, title: 'Tabelle', menu: ['main', 'Tabelle'], foot: ['Liga', 'Tabelle'] },
  tabellenrechner: { path: '/tabellenrechner', league: true, title: 'Tabellenrechner' },
  spielplan: {
    path: '/spielplan',
    league: true,
    title: 'Spielplan',
    menu: ['main', 'Spielplan'],
    foot: ['Liga', 'Spielplan'],
  },
  livescore: { path: '/livescore', title: 'Livescore', menu: ['main', 'Livescore'], foot: ['Liga', 'Livescore'] },
  leaderboards: {
    path: '/leaderboards',
    league: true,
    title: 'Spielerstatistik',
    menu: ['main', 'Spielerstatistik'],
    foot: ['Liga', 'Spielerstatistik'],
  },
  news: { path: '/news', league: true, title: 'News', menu: ['main', 'News'] },
  strafsenat: {
    path: '/strafsenat',
    title: 'Strafsenat Urteile',
    menu: ['main', 'Strafsenat'],
    foot: ['Liga', 'Strafsenat'],
  },
  transfers: { path: '/transfers', title: 'Transfers', menu: ['main', 'Transfers'] },
  sperren: { path: '/sperren', league: true, title: 'Sperren', menu: ['main', 'Sperren'], foot: ['Liga', 'Sperren'] },
  bund: { path: '/bund', title: 'Unser Bund', menu: ['more', 'Bund'], foot: ['Bund', 'Unser Bund'] },
  ligaordnung: { path: '/ligaordnung', title: 'Ligaordnung', foot: ['Bund', 'Ligaordnung'] },
  spielregeln: { path: '/spielregeln', title: 'Unsere Spielregeln', foot: ['Bund', 'Spielregeln'] },
  kontakt: { path: '/kontakt', title: 'Kontakt', menu: ['more', 'Kontakt'], foot: ['Bund', 'Kontakt'] },
  impressum: { path: '/impressum', title: 'Impressum', foot: ['Bund', 'Impressum'] },
  register: { path: '/register', title: 'Team Neuanmeldung', foot: ['Für Teams', 'Team Neuanmeldung'] },
  mobilenav: { path: '/mobilenav', title: 'Navigation' },
  match: { path: '/match/:id?', title: 'Spielbericht' },
  'team-detail': { path: '/team-detail/:id', title: 'Mannschaft' },
  'player-detail': { path: '/player-detail/:id', title: 'Spieler' },
  'news-detail': { path: '/news-detail/:id', title: 'News' },
  transfer: { path: '/transfer/:id?', title: 'Transferanfrage' },
  postpone: { path: '/postpone/:id?', title: 'Spielverlegung' },
} as const satisfies Readonly<Record<string, SiteMapEntry>>;

/**
 * A screen, named after the first word of its address; the start page is `start`. Its chunk has the same name. Records
 * keyed by it (code, first calls, example addresses, faults) do not compile while a row is missing.
 */
export type ScreenId = keyof typeof siteMap;

/** All screens of docs/behaviour.md 2; any other address leads to the start page. */
export const SITE: Readonly<Record<ScreenId, SiteMapEntry>> = siteMap;

/** Whether a word names a screen. */
export const isScreenId = (key: string): key is ScreenId => Object.hasOwn(siteMap, key);

/** All screens, in site map order. */
export const SCREEN_IDS: readonly ScreenId[] = Object.keys(siteMap).filter(isScreenId);

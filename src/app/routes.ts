import type { ComponentType } from 'react';
import { lazyModule } from '../lib/lazyModule';
import type { LazyModule } from '../lib/lazyModule';
import type { Prefetch } from '../shared/prefetch';
import { firstWord } from './firstCalls';
import { isScreenId, SITE, SCREEN_IDS } from './siteMap';
import type { ScreenId } from './siteMap';

export interface ScreenModule {
  readonly default: ComponentType;
  readonly prefetch?: Prefetch;
}

/** A screen of the site map with its chunk. */
export interface SiteRoute extends LazyModule<ScreenModule> {
  readonly path: string;
  /** Title until the screen sets a better one (a team's name, a headline). */
  readonly title: string;
}

/**
 * The module of each screen. Those that are read one after the other share a chunk; `.webpack/screenFiles.js` has its name
 * from here.
 */
const screens: Readonly<Record<ScreenId, () => Promise<ScreenModule>>> = {
  start: () => import(/* webpackChunkName: "start" */ '../features/leagueSelection/LeagueSelectionScreen'),
  liga: () => import(/* webpackChunkName: "liga" */ '../features/leagueHome/LeagueHomeScreen'),
  teams: () => import(/* webpackChunkName: "teams" */ '../features/clubs/ClubsScreen'),
  tabelle: () => import(/* webpackChunkName: "tabelle" */ '../features/table/TableScreen'),
  tabellenrechner: () => import(/* webpackChunkName: "tabellenrechner" */ '../features/calculator/CalculatorScreen'),
  spielplan: () => import(/* webpackChunkName: "spielplan" */ '../features/fixtures/FixturesScreen'),
  livescore: () => import(/* webpackChunkName: "livescore" */ '../features/livescore/LivescoreScreen'),
  leaderboards: () => import(/* webpackChunkName: "leaderboards" */ '../features/leaderboards/LeaderboardsScreen'),
  news: () => import(/* webpackChunkName: "news" */ '../features/news/NewsScreen'),
  strafsenat: () => import(/* webpackChunkName: "notices" */ '../features/strafsenat/StrafsenatScreen'),
  transfers: () => import(/* webpackChunkName: "notices" */ '../features/transfers/TransfersScreen'),
  sperren: () => import(/* webpackChunkName: "notices" */ '../features/suspensions/SuspensionsScreen'),
  bund: () => import(/* webpackChunkName: "about" */ '../features/federation/FederationScreen'),
  ligaordnung: () => import(/* webpackChunkName: "rules" */ '../features/regulations/RegulationsScreen'),
  spielregeln: () => import(/* webpackChunkName: "rules" */ '../features/gameRules/GameRulesScreen'),
  kontakt: () => import(/* webpackChunkName: "about" */ '../features/contact/ContactScreen'),
  impressum: () => import(/* webpackChunkName: "about" */ '../features/legalNotice/LegalNoticeScreen'),
  register: () => import(/* webpackChunkName: "register" */ '../features/registration/RegistrationScreen'),
  mobilenav: () => import(/* webpackChunkName: "mobilenav" */ './navigation/MobileNavScreen'),
  match: () => import(/* webpackChunkName: "match" */ '../features/match/MatchScreen'),
  'team-detail': () => import(/* webpackChunkName: "team-detail" */ '../features/team/TeamScreen'),
  'player-detail': () => import(/* webpackChunkName: "player-detail" */ '../features/player/PlayerScreen'),
  'news-detail': () => import(/* webpackChunkName: "news" */ '../features/newsArticle/NewsArticleScreen'),
  transfer: () => import(/* webpackChunkName: "requests" */ '../features/transferRequest/TransferRequestScreen'),
  postpone: () => import(/* webpackChunkName: "requests" */ '../features/postponement/PostponementScreen'),
};

function route(word: ScreenId): SiteRoute {
  return { path: SITE[word].path, title: SITE[word].title, ...lazyModule(screens[word]) };
}

const known = new Map(SCREEN_IDS.map((word) => [word, route(word)]));

/** All screens, in site map order. */
export const routes: readonly SiteRoute[] = [...known.values()];

/** The route of a screen. */
export const routeOf = (word: ScreenId): SiteRoute | undefined => known.get(word);

/** A route, and the id in its address as it is written there. */
export interface RouteMatch {
  readonly route: SiteRoute;
  readonly segment?: string;
}

/**
 * The route behind the part of an address after the `#`, with or without a query; null if there is none. The router's own
 * matching compiles a regular expression at each call.
 */
export function findRoute(address: string): RouteMatch | null {
  const [path = ''] = address.split(/[?#]/);
  const [before, first = '', segment = '', ...more] = path.split('/');
  const word = screenIdOf(path.toLowerCase());
  const route = word === null ? undefined : known.get(word);
  if (route === undefined || before !== '' || more.some((rest) => rest !== '')) return null;
  const [, name, place] = route.path.split('/');
  const fits = place === undefined ? segment === '' : segment !== '' || place.endsWith('?');
  return fits && first.toLowerCase() === name ? { route, ...(segment !== '' && { segment }) } : null;
}

/** The screen behind a hash route; null: none. */
export function screenIdOf(fragment: string): ScreenId | null {
  const word = firstWord(fragment);
  return isScreenId(word) ? word : null;
}

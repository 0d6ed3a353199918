import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import type { Prefetch } from '../screen/prefetch';

export interface ScreenModule {
  readonly default: ComponentType;
  readonly prefetch?: Prefetch;
}

/** One line of the site map. */
export interface SiteRoute {
  readonly path: string;
  /** Title until the screen knows a better one (a team's name, a headline). */
  readonly title: string;
  /** Loads the screen's chunk; the same promise every time, also one that failed. */
  readonly load: () => Promise<ScreenModule>;
  /** The screen's chunk if it is there already: then it is drawn at once, without a frame in between. */
  readonly loaded: () => ScreenModule | undefined;
  /** Lets the chunk be asked for again after it failed. */
  readonly forget: () => void;
}

function route(path: string, title: string, load: () => Promise<ScreenModule>): SiteRoute {
  let loading: Promise<ScreenModule> | undefined;
  let loaded: ScreenModule | undefined;
  const loadOnce = async (): Promise<ScreenModule> => (loaded = await load());
  return {
    path,
    title,
    load: () => (loading ??= loadOnce()),
    loaded: () => loaded,
    forget: () => {
      loading = undefined;
    },
  };
}

/** Every screen of docs/behaviour.md 2; any other path leads to the league selection. */
export const routes: readonly SiteRoute[] = [
  route(
    '/',
    'Ligaauswahl',
    () => import(/* webpackChunkName: "leagueSelection" */ '../features/leagueSelection/LeagueSelectionScreen'),
  ),
  route('/liga', 'Liga', () => import(/* webpackChunkName: "leagueHome" */ '../features/leagueHome/LeagueHomeScreen')),
  route('/mobilenav', 'Navigation', () => import(/* webpackChunkName: "mobileNav" */ './navigation/MobileNavScreen')),
  route('/match/:id?', 'Spielbericht', () => import(/* webpackChunkName: "match" */ '../features/match/MatchScreen')),
  route(
    '/spielplan',
    'Spielplan',
    () => import(/* webpackChunkName: "fixtures" */ '../features/fixtures/FixturesScreen'),
  ),
  route(
    '/livescore',
    'Livescore',
    () => import(/* webpackChunkName: "livescore" */ '../features/livescore/LivescoreScreen'),
  ),
  route('/team-detail/:id', 'Mannschaft', () => import(/* webpackChunkName: "team" */ '../features/team/TeamScreen')),
  route(
    '/player-detail/:id',
    'Spieler',
    () => import(/* webpackChunkName: "player" */ '../features/player/PlayerScreen'),
  ),
  route('/news', 'News', () => import(/* webpackChunkName: "news" */ '../features/news/NewsScreen')),
  route(
    '/news-detail/:id',
    'News',
    () => import(/* webpackChunkName: "newsArticle" */ '../features/newsArticle/NewsArticleScreen'),
  ),
  route(
    '/strafsenat',
    'Strafsenat Urteile',
    () => import(/* webpackChunkName: "strafsenat" */ '../features/strafsenat/StrafsenatScreen'),
  ),
  route(
    '/leaderboards',
    'Spielerstatistik',
    () => import(/* webpackChunkName: "leaderboards" */ '../features/leaderboards/LeaderboardsScreen'),
  ),
  route('/kontakt', 'Kontakt', () => import(/* webpackChunkName: "contact" */ '../features/contact/ContactScreen')),
  route(
    '/impressum',
    'Impressum',
    () => import(/* webpackChunkName: "legalNotice" */ '../features/legalNotice/LegalNoticeScreen'),
  ),
  route(
    '/sperren',
    'Sperren',
    () => import(/* webpackChunkName: "suspensions" */ '../features/suspensions/SuspensionsScreen'),
  ),
  route(
    '/transfers',
    'Transfers',
    () => import(/* webpackChunkName: "transfers" */ '../features/transfers/TransfersScreen'),
  ),
  route(
    '/transfer/:id?',
    'Transferanfrage',
    () => import(/* webpackChunkName: "transferRequest" */ '../features/transferRequest/TransferRequestScreen'),
  ),
  route(
    '/postpone/:id?',
    'Spielverlegung',
    () => import(/* webpackChunkName: "postponement" */ '../features/postponement/PostponementScreen'),
  ),
  route(
    '/register',
    'Team Neuanmeldung',
    () => import(/* webpackChunkName: "registration" */ '../features/registration/RegistrationScreen'),
  ),
  route(
    '/ligaordnung',
    'Ligaordnung',
    () => import(/* webpackChunkName: "regulations" */ '../features/regulations/RegulationsScreen'),
  ),
  route(
    '/spielregeln',
    'Unsere Spielregeln',
    () => import(/* webpackChunkName: "gameRules" */ '../features/gameRules/GameRulesScreen'),
  ),
  route(
    '/bund',
    'Unser Bund',
    () => import(/* webpackChunkName: "federation" */ '../features/federation/FederationScreen'),
  ),
  route('/teams', 'Mannschaften', () => import(/* webpackChunkName: "clubs" */ '../features/clubs/ClubsScreen')),
  route('/tabelle', 'Tabelle', () => import(/* webpackChunkName: "table" */ '../features/table/TableScreen')),
];

/** A route and what its address says, `{ id: "7" }`. */
export interface RouteMatch {
  readonly route: SiteRoute;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The route behind the part of an address after the `#`, with or without a query; null if none is. */
export function findRoute(address: string): RouteMatch | null {
  const [path = ''] = address.split(/[?#]/);
  for (const route of routes) {
    const match = matchPath(route.path, path === '' ? '/' : path);
    if (match !== null) return { route, params: match.params };
  }
  return null;
}

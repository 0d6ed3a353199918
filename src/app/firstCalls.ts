import { leaderboardPath, readingPath, START_PAGE_CODE } from '../api/paths';
import { idInAddress } from '../entities/ids';
import type { ClubId, LeagueId, MatchId, NewsId, PlayerId } from '../entities/ids';
import type { LeaderboardTab } from '../entities/leaderboard/model';
import type { ScreenId } from './siteMap';

/** The first word of a hash route, `liga` in `/liga?x=1`; the start page's is `start`. */
export function firstWord(fragment: string): string {
  const [path = ''] = fragment.split(/[?#]/);
  return path.split('/')[1] || 'start';
}

/** What the browser remembers of a visitor: the league in cookies, the tab in local storage. */
interface Remembered {
  readonly code: string | null;
  readonly id: LeagueId | null;
  /** A function, because local storage is slow and rarely needed here. */
  readonly leaderboardTab: () => LeaderboardTab;
}

type CallsOf = (remembered: Remembered, segment: string | undefined) => readonly string[];

const nothing: CallsOf = () => [];
const inLeague =
  (...paths: readonly ((code: string) => string)[]): CallsOf =>
  ({ code }) =>
    code === null ? [] : paths.map((path) => path(code));
const about =
  <Value>(value: (segment: string | undefined) => Value | null, path: (value: Value) => string): CallsOf =>
  (_remembered, segment) => {
    const known = value(segment);
    return known === null ? [] : [path(known)];
  };

const article = about(idInAddress<NewsId>, (id) => readingPath('article', id));

/** The first calls of each screen. The two request pages make none before somebody opens them. */
const FIRST_CALLS: Readonly<Record<ScreenId, CallsOf>> = {
  start: () => [readingPath('selection'), readingPath('home', START_PAGE_CODE)],
  liga: inLeague(
    (code) => readingPath('home', code),
    (code) => readingPath('standings', code),
  ),
  teams: inLeague((code) => readingPath('clubs', code)),
  tabelle: inLeague(
    (code) => readingPath('standings', code),
    () => readingPath('livescore'),
  ),
  tabellenrechner: inLeague(
    (code) => readingPath('standings', code),
    (code) => readingPath('fixtures', code),
  ),
  spielplan: inLeague((code) => readingPath('fixtures', code)),
  livescore: () => [readingPath('livescore')],
  leaderboards: ({ id, leaderboardTab }) => (id === null ? [] : [leaderboardPath(id, leaderboardTab())]),
  news: inLeague((code) => readingPath('news', code)),
  strafsenat: inLeague(() => readingPath('rulings')),
  transfers: () => [readingPath('transfers')],
  sperren: ({ code, id }) =>
    code === null ? [] : [readingPath('suspensions', code), ...(id === null ? [] : [leaderboardPath(id, 'yellow')])],
  bund: nothing,
  ligaordnung: nothing,
  spielregeln: nothing,
  kontakt: nothing,
  impressum: nothing,
  register: nothing,
  mobilenav: nothing,
  match: about(idInAddress<MatchId>, (id) => readingPath('match', id)),
  'team-detail': about(idInAddress<ClubId>, (id) => readingPath('club', id)),
  'player-detail': about(idInAddress<PlayerId>, (id) => readingPath('player', id)),
  'news-detail': (remembered, segment) => (remembered.code === null ? [] : article(remembered, segment)),
  transfer: nothing,
  postpone: nothing,
};

const isScreenId = (word: string): word is ScreenId => Object.hasOwn(FIRST_CALLS, word);

/**
 * The reading calls a route starts with, most important first, as paths relative to the API's base. They equal the
 * endpoints' own paths, so that each response can be handed over.
 */
export function firstCalls(fragment: string, remembered: Remembered): readonly string[] {
  const word = firstWord(fragment);
  const asked = !isScreenId(word) ? [] : FIRST_CALLS[word](remembered, fragment.split(/[?#]/)[0]?.split('/')[2]);
  // The league strip is on every page.
  return [...asked, readingPath('leagueList')];
}

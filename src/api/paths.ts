import { wireId } from '../entities/ids';
import type { ClubId, LeagueId, MatchId, NewsId, PlayerId, PostponementId, TransferId } from '../entities/ids';
import type { LeaderboardTab } from '../entities/leaderboard/model';
import { EVENT_TYPES } from './wire/vocabulary';
import { encodePathSegment, apiBase } from '../lib/url';

/** Header of an answer kept by the service worker: when it was asked for, ms since 1970. */
export const STORED_AT = 'x-stored-at';

/** What each placeholder of a path stands for. */
interface Values {
  /** A league's code, as in the cookie and in the API. */
  readonly code: string;
  readonly league: LeagueId;
  readonly club: ClubId;
  readonly player: PlayerId;
  readonly match: MatchId;
  readonly article: NewsId;
  readonly transfer: TransferId;
  readonly postponement: PostponementId;
  /** What a leaderboard counts. */
  readonly event: (typeof EVENT_TYPES)[keyof typeof EVENT_TYPES];
}

/** The league code of the start page's own content (docs/behaviour.md 7). */
export const START_PAGE_CODE = 'HME';

/**
 * All reading calls, relative to the API's base. Endpoints, boot script, service worker and tests all take their paths
 * from here, so that an early response is found under exactly the same URL. Page sizes: docs/behaviour.md 9. Lists of
 * matches never need line-ups; servers that do not know the parameter send them anyway.
 */
export const READING = {
  leagueList: 'client/leagueList?per=25',
  selection: 'webClient/selection',
  league: 'leagues/code/{code}',
  home: 'webClient/home/league/{code}',
  standings: 'webClient/leagues/{code}/current/table',
  clubs: 'webClient/clubs/league/{code}',
  club: 'webClient/clubs/detail/{club}?lineups=none',
  fixtures: 'webClient/matches/league/{code}/index?lineups=none',
  /** Matches of the current season only; between two seasons an empty list. */
  primary: 'webClient/matches/league/{code}/primary',
  match: 'webClient/match/detail/{match}',
  livescore: 'webClient/livescore',
  player: 'webClient/player/detail/{player}?lineups=none',
  leaderboard: 'webClient/leaderboard/{league}/{event}',
  suspensions: 'webClient/blocked/league/{code}',
  news: 'webClient/news/league/{code}',
  rulings: 'news/strafsenat?per=250',
  article: 'webClient/news/detail/{article}',
  transfers: 'webClient/transfers',
  transfer: 'transfers/{transfer}',
  postponement: 'postpone/{postponement}/id',
} as const;

export type ReadingCall = keyof typeof READING;

const isReadingCall = (key: string): key is ReadingCall => Object.hasOwn(READING, key);

/** The names of all reading calls. */
export const READING_CALLS: readonly ReadingCall[] = Object.keys(READING).filter(isReadingCall);

type Filled<Path extends string> = Path extends `${string}{${infer Name extends keyof Values}}${infer Rest}`
  ? readonly [Values[Name], ...Filled<Rest>]
  : readonly [];

const PLACEHOLDER = /\{(\w+)\}/g;

/** The path of a reading call, its placeholders filled in order: `readingPath('club', id)`. */
export function readingPath<Name extends ReadingCall>(name: Name, ...values: Filled<(typeof READING)[Name]>): string;
export function readingPath(name: ReadingCall, ...values: readonly string[]): string {
  const rest = values.values();
  return READING[name].replace(PLACEHOLDER, (_all, placeholder: string) => {
    const value = rest.next().value ?? '';
    return encodePathSegment(placeholder === 'code' ? value : wireId(value));
  });
}

/** The path of a leaderboard. */
export const leaderboardPath = (league: LeagueId, tab: LeaderboardTab): string =>
  readingPath('leaderboard', league, EVENT_TYPES[tab === 'goals' ? 'goal' : tab]);

/** Matches all paths of a reading call. */
export function readingPattern(name: ReadingCall): RegExp {
  const [path = '', query] = READING[name].split('?');
  return new RegExp(`^${path.replace(PLACEHOLDER, '[^/?]+')}${query === undefined ? '' : `\\?${query}`}$`);
}

/**
 * The absolute URL of a call.
 * @param path relative to the API's base, ids already encoded
 */
export function callUrl(path: string): string {
  return new URL(path.replace(/^\/+/, ''), apiBase()).href;
}

/** Whether the API is on another origin, where the browser may hide its errors (docs/api.md 1). */
export const isElsewhere = (): boolean => apiBase().origin !== location.origin;

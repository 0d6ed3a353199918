import * as support from '../../support/wire';
import * as answers from './answers';
import type { Write } from './answers';
import * as people from './answersAboutPeople';
import { NUMBERS, idOf } from './world';

/** What of the store a thing is. */
export interface Subject {
  readonly table: string;
  readonly id: string;
}

/** One reading call of the contract, and how the server answers it. */
export interface Call {
  readonly endpoint: string;
  readonly arg: unknown;
  /** Its key in the query cache. */
  readonly request: string;
  readonly path: string;
  readonly write: Write;
  /** A page's own call: its subject stays on screen though the call fails. */
  readonly about?: Subject;
}

const call = (endpoint: string, arg: unknown, path: string, write: Write, about?: Subject): Call => ({
  endpoint,
  arg,
  request: `${endpoint}(${JSON.stringify(arg)})`,
  path,
  write,
  ...(about === undefined ? {} : { about }),
});

const LEAGUE = idOf.leagues(1);
const goals = { league: LEAGUE, tab: 'goals' };

/** Every reading call of the contract: those about a league once, pages of things for each thing. */
export const CALLS: readonly Call[] = [
  call('livescore', undefined, 'webClient/livescore', answers.livescore),
  ...NUMBERS.flatMap((n) => [
    call('match', idOf.matches(n), `webClient/match/detail/${idOf.matches(n)}`, answers.report(n), {
      table: 'matches',
      id: idOf.matches(n),
    }),
    call('club', idOf.clubs(n), `webClient/clubs/detail/${idOf.clubs(n)}?lineups=none`, answers.clubPage(n), {
      table: 'clubs',
      id: idOf.clubs(n),
    }),
    call('player', idOf.players(n), `webClient/player/detail/${idOf.players(n)}?lineups=none`, answers.playerPage(n), {
      table: 'players',
      id: idOf.players(n),
    }),
    call('article', idOf.news(n), `webClient/news/detail/${idOf.news(n)}`, answers.article(n), {
      table: 'news',
      id: idOf.news(n),
    }),
  ]),
  call('fixtures', 'Q1', 'webClient/matches/league/Q1/index?lineups=none', answers.fixtures),
  call('primary', 'Q1', 'webClient/matches/league/Q1/primary', answers.primary),
  call('clubs', 'Q1', 'webClient/clubs/league/Q1', answers.clubs),
  call('standings', 'Q1', 'webClient/leagues/Q1/current/table', answers.table),
  call('home', 'Q1', 'webClient/home/league/Q1', answers.home),
  call('leaderboard', goals, `webClient/leaderboard/${LEAGUE}/goal`, people.leaderboard),
  call('suspensions', 'Q1', 'webClient/blocked/league/Q1', people.suspensions),
  call('leagueList', undefined, 'client/leagueList?per=25', answers.leagues),
  call('selection', undefined, 'webClient/selection', answers.leagues),
  call('league', 'Q1', 'leagues/code/Q1', answers.ownLeague),
  call('news', 'Q1', 'webClient/news/league/Q1', answers.newsList),
  call('rulings', undefined, 'news/strafsenat?per=250', answers.newsList),
  call('transfers', undefined, 'webClient/transfers', people.transfers),
  call('transfer', support.transferId(1), `transfers/${support.transferId(1)}`, people.transfer(1)),
  call('postponement', support.postponementId(1), `postpone/${support.postponementId(1)}/id`, people.postponement(1)),
];

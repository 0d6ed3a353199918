import { clubsApi } from '../../../src/api/clubs';
import { homeApi } from '../../../src/api/home';
import { leaguesApi } from '../../../src/api/leagues';
import { livescoreApi } from '../../../src/api/livescore';
import { login } from '../../../src/api/login';
import { matchesApi } from '../../../src/api/matches';
import { newsApi } from '../../../src/api/news';
import { leaderboardPath } from '../../../src/api/paths';
import { playersApi } from '../../../src/api/players';
import { registrationApi } from '../../../src/api/registration';
import { requestsApi } from '../../../src/api/requests';
import { tablesApi } from '../../../src/api/tables';
import { LEADERBOARD_TABS } from '../../../src/entities/leaderboard/model';
import { clubOf, leagueOf, matchOf, newsOf, playerOf, postponementOf, transferOf } from '../../support/ids';
import {
  clubId,
  clubRow,
  leagueRow,
  matchId,
  matchRow,
  newsId,
  newsRow,
  playerId,
  playerRow,
  postponementId,
  postponementRow,
  seasonId,
  standingRow,
  suspensionRow,
  transferId,
  transferRow,
  uuid,
} from '../../support/wire';
import type { Call } from './call';

const slideRow = { id: uuid('511D', 1), title: 'Auftakt', description: '', image: '/bilder/s.svg' };
const anew = { forceRefetch: true } as const;
const contact = { first: 'Resi', last: 'Zwirn', phone: '+43 000', email: 'a@example.org', identification: '' };
const registration = {
  primary: contact,
  secondary: contact,
  teamName: 'FC Probe',
  club: '',
  state: 'wien',
  type: 'kleinfeld',
  acceptedTerms: true,
  referral: '',
};
const seasons = [{ season_id: seasonId(1), season_name: '2025-2026', primary: true, matches: [matchRow(1)] }];
const leader = {
  playerid: playerId(1),
  name: 'Ferdl',
  number: '9',
  team_id: clubId(1),
  team_name: 'FC Quarz 1',
  count: 3,
};

/** Every call of the contract that the application makes. */
export const calls: readonly Call[] = [
  {
    path: 'client/leagueList?per=25',
    good: [leagueRow(1)],
    ask: (store) => store.dispatch(leaguesApi.endpoints.leagueList.initiate(undefined, anew)),
  },
  {
    path: 'webClient/selection',
    good: [leagueRow(1)],
    ask: (store) => store.dispatch(leaguesApi.endpoints.selection.initiate(undefined, anew)),
  },
  {
    path: 'leagues/code/Q1',
    good: leagueRow(1),
    ask: (store) => store.dispatch(leaguesApi.endpoints.league.initiate('Q1', anew)),
  },
  {
    path: 'webClient/home/league/Q1',
    good: {
      data: { sliderdata: [slideRow] },
      teams: [clubRow(1)],
      news: [newsRow(1)],
      upcoming: [matchRow(1)],
      league: leagueRow(1),
    },
    ask: (store) => store.dispatch(homeApi.endpoints.home.initiate('Q1', anew)),
  },
  {
    path: 'webClient/livescore',
    good: [{ league: 'Quarzliga', matches: [matchRow(1)] }],
    ask: (store) => store.dispatch(livescoreApi.endpoints.livescore.initiate(undefined, anew)),
  },
  {
    path: 'webClient/transfers',
    good: [transferRow(1)],
    ask: (store) => store.dispatch(requestsApi.endpoints.transfers.initiate(undefined, anew)),
  },
  {
    path: 'webClient/clubs/league/Q1',
    good: [clubRow(1)],
    ask: (store) => store.dispatch(clubsApi.endpoints.clubs.initiate('Q1', anew)),
  },
  {
    path: `webClient/clubs/detail/${clubId(1)}?lineups=none`,
    good: { club: { ...clubRow(1), players: [playerRow(1)] }, upcoming: seasons },
    ask: (store) => store.dispatch(clubsApi.endpoints.club.initiate(clubOf(1), anew)),
  },
  {
    path: 'webClient/leagues/Q1/current/table',
    good: [standingRow(1)],
    ask: (store) => store.dispatch(tablesApi.endpoints.standings.initiate('Q1', anew)),
  },
  {
    path: 'webClient/news/league/Q1',
    good: [newsRow(1)],
    ask: (store) => store.dispatch(newsApi.endpoints.news.initiate('Q1', anew)),
  },
  {
    path: 'news/strafsenat?per=250',
    good: [newsRow(1)],
    ask: (store) => store.dispatch(newsApi.endpoints.rulings.initiate(undefined, anew)),
  },
  {
    path: `webClient/news/detail/${newsId(1)}`,
    good: newsRow(1),
    ask: (store) => store.dispatch(newsApi.endpoints.article.initiate(newsOf(1), anew)),
  },
  {
    path: 'webClient/matches/league/Q1/index?lineups=none',
    good: seasons,
    ask: (store) => store.dispatch(matchesApi.endpoints.fixtures.initiate('Q1', anew)),
  },
  {
    path: `webClient/match/detail/${matchId(1)}`,
    good: matchRow(1),
    ask: (store) => store.dispatch(matchesApi.endpoints.match.initiate(matchOf(1), anew)),
  },
  {
    path: `webClient/player/detail/${playerId(1)}?lineups=none`,
    good: { player: playerRow(1), upcoming: seasons },
    ask: (store) => store.dispatch(playersApi.endpoints.player.initiate(playerOf(1), anew)),
  },
  ...LEADERBOARD_TABS.map((tab): Call => ({
    path: leaderboardPath(leagueOf(1), tab),
    good: [leader],
    ask: (store) => store.dispatch(playersApi.endpoints.leaderboard.initiate({ league: leagueOf(1), tab }, anew)),
  })),
  {
    path: 'webClient/blocked/league/Q1',
    good: [suspensionRow(1)],
    ask: (store) => store.dispatch(playersApi.endpoints.suspensions.initiate('Q1', anew)),
  },
  {
    path: `transfers/${transferId(1)}`,
    good: transferRow(1),
    ask: (store) => store.dispatch(requestsApi.endpoints.transfer.initiate(transferOf(1), anew)),
  },
  {
    path: `postpone/${postponementId(1)}/id`,
    good: postponementRow(1),
    ask: (store) => store.dispatch(requestsApi.endpoints.postponement.initiate(postponementOf(1), anew)),
  },
  ...[true, false].flatMap((accepted): Call[] => [
    {
      changes: true,
      path: `transfers/${accepted ? 'confirm' : 'reject'}/${transferId(1)}`,
      good: '',
      ask: (store) => store.dispatch(requestsApi.endpoints.decideTransfer.initiate({ id: transferOf(1), accepted })),
    },
    {
      changes: true,
      path: `postpone/${postponementId(1)}/${accepted ? 'approve' : 'deny'}`,
      good: '',
      ask: (store) =>
        store.dispatch(requestsApi.endpoints.decidePostponement.initiate({ id: postponementOf(1), accepted })),
    },
  ]),
  {
    changes: true,
    path: 'registrations/register',
    good: '',
    ask: (store) => store.dispatch(registrationApi.endpoints.register.initiate(registration)),
  },
  {
    path: 'users/login',
    good: { token: 'abc', user: { id: '05E40001-0000-4000-8000-000000000001' } },
    ask: async () => {
      const result = await login('a@example.org', 'geheim');
      return 'problem' in result ? { error: { status: 0, message: result.problem } } : { data: result.user };
    },
  },
];

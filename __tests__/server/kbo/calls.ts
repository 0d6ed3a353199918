import { ids } from '../../support/serverIds';

/** Every call that a visitor's site makes about the small federation. */
export const CALLS = [
  'client/leagueList',
  'webClient/selection',
  'webClient/livescore',
  'webClient/transfers',
  'news/strafsenat',
  ...['QL1', 'PL1', 'HME'].flatMap((code) => [
    `webClient/home/league/${code}`,
    `webClient/clubs/league/${code}`,
    `webClient/table/league/${code}`,
    `webClient/matches/league/${code}/index`,
    `webClient/news/league/${code}`,
    `webClient/blocked/league/${code}`,
  ]),
  'webClient/leagues/QL1/current/table',
  ...[ids.quarz, ids.zirbel, ids.murmel, ids.distel].map((id) => `webClient/clubs/detail/${id}`),
  ...[ids.ferdl, ids.poldi, ids.gustl, ids.resi].map((id) => `webClient/player/detail/${id}`),
  ...[ids.finished, ids.live, ids.next, ids.old, ids.abandoned].map((id) => `webClient/match/detail/${id}`),
  ...['goal', 'yellowCard', 'redCard'].map((type) => `webClient/leaderboard/${ids.league}/${type}`),
];

import { clubsApi } from '../../src/api/clubs';
import { livescoreApi } from '../../src/api/livescore';
import { matchesApi } from '../../src/api/matches';
import { playersApi } from '../../src/api/players';
import { selectClub, selectMatch, selectPlayer } from '../../src/entities/select';
import type { AppStore } from '../../src/store/makeStore';
import { network } from '../support/answers';
import { clubOf, leagueOf, matchOf, playerOf } from '../support/ids';
import { clubId, leagueId, matchId, matchRow, playerId, seasonId } from '../support/wire';
import { testStore } from '../support/store';

export const CLUB = `webClient/clubs/detail/${clubId(1)}?lineups=none`;
export const CLUBS = 'webClient/clubs/league/Q1';
export const PLAYER = `webClient/player/detail/${playerId(1)}?lineups=none`;
export const GOALS = `webClient/leaderboard/${leagueId(1)}/goal`;
export const FIXTURES = 'webClient/matches/league/Q1/index?lineups=none';
export const REPORT = `webClient/match/detail/${matchId(1)}`;
export const LIVE = 'webClient/livescore';
export const anew = { forceRefetch: true } as const;

export let net: ReturnType<typeof network>;
export let store: AppStore;

/** Before each test of a file: an empty store, and a network without answers. */
export function onEmptyStage(): void {
  beforeEach(() => {
    net = network();
    store = testStore();
  });
  afterEach(() => net.restore());
}

export const club = () => store.dispatch(clubsApi.endpoints.club.initiate(clubOf(1), anew));
export const clubs = () => store.dispatch(clubsApi.endpoints.clubs.initiate('Q1', anew));
export const player = () => store.dispatch(playersApi.endpoints.player.initiate(playerOf(1), anew));
export const goals = () =>
  store.dispatch(playersApi.endpoints.leaderboard.initiate({ league: leagueOf(1), tab: 'goals' }, anew));
export const fixtures = () => store.dispatch(matchesApi.endpoints.fixtures.initiate('Q1', anew));
export const report = () => store.dispatch(matchesApi.endpoints.match.initiate(matchOf(1), anew));
export const live = () => store.dispatch(livescoreApi.endpoints.livescore.initiate(undefined, anew));
export const knownClub = () => selectClub(store.getState(), clubOf(1));
export const knownPlayer = () => selectPlayer(store.getState(), playerOf(1));
export const knownMatch = () => selectMatch(store.getState(), matchOf(1));

export const kits = { home: '/t/heim.svg', away: '/t/gast.svg' };
export const season = (...matches: readonly object[]) => [{ id: seasonId(1), name: '2025/26', primary: true, matches }];
export const running = (home: number, more = {}) => matchRow(1, { status: 'first', score: { home, away: 0 }, ...more });
export const lineup = { id: clubId(2), name: 'FC Quarz 2', players: [{ id: playerId(1), name: 'Ferdl', number: 9 }] };

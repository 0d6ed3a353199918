import { clubsApi } from '../../src/api/clubs';
import { leaguesApi } from '../../src/api/leagues';
import { playersApi } from '../../src/api/players';
import { requestsApi } from '../../src/api/requests';
import { selectClub, selectLeague, selectSeason } from '../../src/entities/select';
import { clubOf, leagueOf, seasonOf } from '../support/ids';
import {
  clubId,
  clubRow,
  leagueRow,
  matchRow,
  playerId,
  playerRow,
  seasonId,
  suspensionRow,
  transferRow,
} from '../support/wire';
import {
  CLUB,
  CLUBS,
  FIXTURES,
  GOALS,
  PLAYER,
  REPORT,
  anew,
  club,
  clubs,
  fixtures,
  goals,
  kits,
  knownClub,
  knownMatch,
  knownPlayer,
  net,
  onEmptyStage,
  player,
  report,
  running,
  season,
  store,
} from './stage';

onEmptyStage();

describe('what a partial form leaves out, empties or nulls tells nothing', () => {
  test.each([
    ['missing', {}],
    ['null', { image: null }],
    ['empty', { image: '' }],
  ])('a leaderboard with a picture that is %s keeps the player’s', async (_what, image) => {
    net.answer(PLAYER, { player: playerRow(1, { image: '/p/1.jpg' }) });
    net.answer(GOALS, [{ playerid: playerId(1), name: 'Ferdl', count: 3, ...image }]);
    await player();
    await goals();
    expect(knownPlayer()?.image).toBe('http://api.test/p/1.jpg');
  });

  test('kits stay when a player’s page carries the club with empty ones', async () => {
    net.answer(CLUB, { club: clubRow(1, { trikot: kits }) });
    net.answer(PLAYER, { player: playerRow(1, { team: clubRow(1, { trikot: { home: '', away: '' } }) }) });
    await club();
    await player();
    expect(knownClub()).toMatchObject({ kitHome: 'http://api.test/t/heim.svg', kitAway: 'http://api.test/t/gast.svg' });
  });

  test('crest, picture and SID stay after a blanket without them', async () => {
    net.answer(CLUBS, [clubRow(2)]);
    net.answer(PLAYER, { player: playerRow(1, { image: '/p/1.jpg' }) });
    const empty = { id: clubId(2), logo: '', players: [{ id: playerId(1), sid: '', image: null, name: '' }] };
    net.answer(REPORT, running(1, { home_blanket: empty, events: [] }));
    await clubs();
    await player();
    await report();
    expect(selectClub(store.getState(), clubOf(2))?.logo).toBe('http://api.test/bilder/2.svg');
    expect(knownPlayer()).toMatchObject({ image: 'http://api.test/p/1.jpg', sid: '40001', name: 'Ferdl Quasten1' });
  });
});

describe('a thing’s own answer is complete: what it withdraws is gone', () => {
  test('a club’s coach, kits and membership', async () => {
    net.answer(CLUB, { club: clubRow(1, { trikot: kits, coach: { name: 'Gustl' }, membership_since: 'Saison 2022' }) });
    await club();
    net.answer(CLUB, { club: clubRow(1, { trikot: { home: '', away: '' } }) });
    await club();
    for (const key of ['coach', 'kitHome', 'kitAway', 'memberSince']) expect(knownClub()).not.toHaveProperty(key);
    expect(knownClub()?.name).toBe('FC Quarz 1');
  });

  test('a player without a club any more', async () => {
    net.answer(PLAYER, { player: playerRow(1, { team: clubRow(1) }) });
    await player();
    expect(knownPlayer()?.club).toBe(clubId(1));
    net.answer(PLAYER, { player: playerRow(1) });
    await player();
    expect(knownPlayer()?.club ?? null).toBeNull();
  });

  test('a player who is not in the squad of their club any more', async () => {
    net.answer(PLAYER, { player: playerRow(1, { team: clubRow(1) }) });
    net.answer(CLUB, { club: clubRow(1, { players: [playerRow(1), playerRow(2)] }) });
    await player();
    await club();
    net.answer(CLUB, { club: clubRow(1, { players: [playerRow(2)] }) });
    await club();
    expect(knownPlayer()?.club ?? null).toBeNull();
    expect(knownPlayer()?.name).toBe('Ferdl Quasten1');
  });

  test('a player of another club is none of its business', async () => {
    net.answer(PLAYER, { player: playerRow(1, { team: clubRow(2) }) });
    net.answer(CLUB, { club: clubRow(1, { players: [playerRow(2)] }) });
    await player();
    await club();
    expect(knownPlayer()?.club).toBe(clubId(2));
  });

  test.each([
    ['its own page', REPORT, report],
    ['a list', FIXTURES, fixtures],
  ] as const)('date and venue that `details` no longer tell, on %s', async (_where, path, ask) => {
    const told = matchRow(1, { events: [] });
    const dateless = matchRow(1, { events: [], details: { gameday: 1 } });
    net.answer(path, path === FIXTURES ? season(told) : told);
    await ask();
    net.answer(path, path === FIXTURES ? season(dateless) : dateless);
    await ask();
    expect(knownMatch()?.kickoff ?? null).toBeNull();
    expect(knownMatch()?.location ?? null).toBeNull();
    expect(knownMatch()?.gameday).toBe(1);
  });

  test('a league hidden by null, a season no longer primary', async () => {
    net.answer('webClient/selection', [leagueRow(1)]);
    net.answer(FIXTURES, season());
    await store.dispatch(leaguesApi.endpoints.selection.initiate(undefined, anew));
    await fixtures();
    net.answer('webClient/selection', [leagueRow(1, { visibility: null })]);
    net.answer(FIXTURES, [{ ...season()[0], primary: null }]);
    await store.dispatch(leaguesApi.endpoints.selection.initiate(undefined, anew));
    await fixtures();
    expect(selectLeague(store.getState(), leagueOf(1))?.visible).not.toBe(true);
    expect(selectSeason(store.getState(), seasonOf(1))?.primary).not.toBe(true);
  });
});

test('squad players known by shirt number only are told apart, in one club and between two', async () => {
  const seven = (name: string) => ({ name, number: '7', eligibility: 'Spielberechtigt' });
  net.answer(CLUB, { club: clubRow(1, { players: [seven('Ferdl'), seven('Gustl')] }) });
  net.answer(CLUB.replace(clubId(1), clubId(2)), { club: clubRow(2, { players: [seven('Poldi')] }) });
  await club();
  await store.dispatch(clubsApi.endpoints.club.initiate(clubOf(2)));
  const { players } = store.getState().entities;
  expect(Object.values(players).map(({ name }) => name)).toEqual(['Ferdl', 'Gustl', 'Poldi']);
  expect(knownClub()?.squad).toHaveLength(2);
});

test('suspended players without any id are told apart, in one league and between two', async () => {
  const nobody = (name: string) => suspensionRow(1, { player_name: name, playerid: undefined, player_sid: '' });
  net.answer('webClient/blocked/league/Q1', [nobody('Ferdl'), nobody('Gustl')]);
  net.answer('webClient/blocked/league/Q2', [nobody('Poldi')]);
  for (const code of ['Q1', 'Q2']) await store.dispatch(playersApi.endpoints.suspensions.initiate(code));
  const { suspensions } = store.getState().entities;
  expect(Object.values(suspensions).map(({ playerAs }) => playerAs.name)).toEqual(['Ferdl', 'Gustl', 'Poldi']);
});

describe('a snapshot inside another thing only fills what is not known', () => {
  const snapshot = (name: string) => matchRow(1, { home_blanket: { id: clubId(1), name, logo: '/alt.svg' } });

  test('a line-up of last season renames no club, whichever comes first', async () => {
    net.answer(FIXTURES, season(snapshot('FC Vorjahr')));
    net.answer(CLUBS, [clubRow(1)]);
    await fixtures();
    expect(knownClub()?.name).toBe('FC Vorjahr');
    await clubs();
    await fixtures();
    expect(knownClub()).toMatchObject({ name: 'FC Quarz 1', logo: 'http://api.test/bilder/1.svg' });
  });

  test('on the club’s own page its own name wins over those of its matches', async () => {
    const upcoming = [{ season_id: seasonId(1), season_name: 'x', primary: true, matches: [snapshot('FC Vorjahr')] }];
    net.answer(CLUB, { club: clubRow(1), upcoming });
    await club();
    expect(knownClub()?.name).toBe('FC Quarz 1');
  });

  test('names of a list of transfers are known at once, and change none that are known', async () => {
    net.answer('webClient/transfers', [transferRow(1)]);
    net.answer(CLUBS, [clubRow(2)]);
    await clubs();
    await store.dispatch(requestsApi.endpoints.transfers.initiate());
    expect(knownPlayer()?.name).toBe('Ferdl Quasten1');
    expect(knownClub()?.name).toBe('FC Quarzelhof');
    expect(selectClub(store.getState(), clubOf(2))?.name).toBe('FC Quarz 2');
  });
});

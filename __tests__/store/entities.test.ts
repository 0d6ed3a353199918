import { waitFor } from '@testing-library/react';
import { api } from '../../src/api/api';
import { clubsApi } from '../../src/api/clubs';
import { tablesApi } from '../../src/api/tables';
import { matchesApi } from '../../src/api/matches';
import { livescoreApi } from '../../src/api/livescore';
import { ownedIds } from '../../src/entities/ownership';
import { selectClub, selectMatch } from '../../src/entities/select';
import { TABLE_NAMES } from '../../src/entities/tables';
import { network } from '../support/answers';
import { clubId, clubRow, matchId, matchRow, playerRow, seasonId, standingRow } from '../support/wire';
import { testStore } from '../support/store';
import { clubOf, matchOf } from '../support/ids';

const clubPage = (n: number, more: Record<string, unknown> = {}) => ({
  club: {
    ...clubRow(n),
    players: [playerRow(n), playerRow(100 + n)],
    stats: { all: { wins: 1 }, season: { wins: 1 } },
    ...more,
  },
  upcoming: [{ season_id: seasonId(1), season_name: '2025/26', primary: true, matches: [matchRow(n)] }],
});

describe('docs/architecture.md 1: the sentences that decide everything', () => {
  let net: ReturnType<typeof network>;
  afterEach(() => net.restore());

  test('one copy of every fact: the query cache holds ids, a team named anew by one answer is named anew everywhere', async () => {
    net = network({
      'webClient/clubs/league/Q1': [clubRow(1)],
      'webClient/leagues/Q1/current/table': [standingRow(1, { name: 'FC Umbenannt' })],
    });
    const store = testStore();
    const clubs = await store.dispatch(clubsApi.endpoints.clubs.initiate('Q1'));
    expect(clubs.data).toEqual([clubId(1)]);
    expect(selectClub(store.getState(), clubOf(1))?.name).toBe('FC Quarz 1');
    await store.dispatch(tablesApi.endpoints.standings.initiate('Q1'));
    expect(selectClub(store.getState(), clubOf(1))?.name).toBe('FC Umbenannt');
    expect(JSON.stringify(store.getState().api.queries)).not.toContain('Quarz');
  });

  test('entities land before the request is fulfilled: no state is fulfilled and empty', async () => {
    net = network({ 'webClient/clubs/league/Q1': [clubRow(1)] });
    const store = testStore();
    const frames: boolean[] = [];
    store.subscribe(() => {
      const { data } = clubsApi.endpoints.clubs.select('Q1')(store.getState());
      if (data !== undefined) frames.push(data.every((id) => selectClub(store.getState(), id) !== undefined));
    });
    await store.dispatch(clubsApi.endpoints.clubs.initiate('Q1'));
    await waitFor(() => expect(frames.length).toBeGreaterThan(0));
    expect(frames).not.toContain(false);
  });

  test('the same answer twice leaves every table the same object, and who told what; only its time is noted', async () => {
    net = network({ [`webClient/clubs/detail/${clubId(1)}?lineups=none`]: clubPage(1) });
    const store = testStore();
    await store.dispatch(clubsApi.endpoints.club.initiate(clubOf(1)));
    const before = store.getState();
    await store.dispatch(clubsApi.endpoints.club.initiate(clubOf(1), { forceRefetch: true }));
    expect(net.asked).toHaveLength(2);
    const after = store.getState();
    expect(after.entities).toBe(before.entities);
    expect(after.provenance).toBe(before.provenance);
    const at = ({ queryLedger }: typeof after): number => Object.values(queryLedger)[0]?.fetchedAt ?? 0;
    expect(at(after)).toBeGreaterThan(at(before));
  });

  test('a live tick changes one match and nothing else', async () => {
    const live = (home: number) => [
      {
        league: 'Quarzliga 1',
        matches: [matchRow(1, { status: 'first', score: { home, away: 0 } }), matchRow(2, { status: 'first' })],
      },
    ];
    net = network({ 'webClient/livescore': live(0) });
    const store = testStore();
    await store.dispatch(livescoreApi.endpoints.livescore.initiate());
    const { entities: before, ...aboutBefore } = store.getState();
    net.answer('webClient/livescore', live(1));
    await store.dispatch(livescoreApi.endpoints.livescore.initiate(undefined, { forceRefetch: true }));
    const { entities: after, provenance, queryLedger } = store.getState();
    expect(selectMatch(store.getState(), matchOf(1))?.score).toEqual({ home: 1, away: 0 });
    expect(after.matches[matchId(2)]).toBe(before.matches[matchId(2)]);
    expect(after.clubs).toBe(before.clubs);
    expect(provenance).toBe(aboutBefore.provenance);
    const request = 'livescore(undefined)';
    expect(queryLedger[request]?.ids).toBe(aboutBefore.queryLedger[request]?.ids);
    store.dispatch(api.util.resetApiState());
  });

  test('own keys win, others stay: a list does not erase what a detail page told', async () => {
    net = network({
      [`webClient/clubs/detail/${clubId(1)}?lineups=none`]: clubPage(1, { membership_since: 'Saison 2022/2023' }),
      'webClient/clubs/league/Q1': [clubRow(1, { team_name: 'FC Neu' })],
    });
    const store = testStore();
    await store.dispatch(clubsApi.endpoints.club.initiate(clubOf(1)));
    await store.dispatch(clubsApi.endpoints.clubs.initiate('Q1'));
    expect(selectClub(store.getState(), clubOf(1))).toMatchObject({ name: 'FC Neu', memberSince: 'Saison 2022/2023' });
  });

  test('what is no longer shown is forgotten, what another request needs stays', async () => {
    jest.useFakeTimers();
    net = network({
      [`webClient/clubs/detail/${clubId(1)}?lineups=none`]: clubPage(1),
      'webClient/clubs/league/Q1': [clubRow(1)],
    });
    const store = testStore();
    const page = store.dispatch(clubsApi.endpoints.club.initiate(clubOf(1)));
    const list = store.dispatch(clubsApi.endpoints.clubs.initiate('Q1'));
    await Promise.all([page, list]);
    page.unsubscribe();
    await jest.advanceTimersByTimeAsync(301_000);
    expect(Object.keys(store.getState().entities.players)).toEqual([]);
    expect(Object.keys(store.getState().entities.matches)).toEqual([]);
    expect(Object.keys(store.getState().entities.clubs)).toEqual([clubId(1)]);
    list.unsubscribe();
    await jest.advanceTimersByTimeAsync(301_000);
    expect(store.getState().entities.clubs).toEqual({});
    expect(store.getState().queryLedger).toEqual({});
    jest.useRealTimers();
  });

  test('after 500 random page visits the tables hold no more than the pages still in the cache need', async () => {
    jest.useFakeTimers();
    const pages = 40;
    net = network();
    for (let n = 0; n < pages; n += 1) {
      net.answer(`webClient/clubs/detail/${clubId(n)}?lineups=none`, clubPage(n));
      net.answer(`webClient/match/detail/${matchId(n)}`, {
        ...matchRow(n),
        events: [],
        home_blanket: { id: clubId(2 * n), name: 'Heim', players: [{ id: playerRow(n)['id'], name: 'A', number: 1 }] },
      });
    }
    const store = testStore();
    let seed = 7;
    const random = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let visit = 0; visit < 500; visit += 1) {
      const n = random(pages);
      const visited =
        random(2) === 0
          ? store.dispatch(clubsApi.endpoints.club.initiate(clubOf(n)))
          : store.dispatch(matchesApi.endpoints.match.initiate(matchOf(n)));
      await visited;
      visited.unsubscribe();
      await jest.advanceTimersByTimeAsync(20_000);
    }
    const { entities, provenance, queryLedger } = store.getState();
    const cached = Object.keys(store.getState().api.queries);
    expect(Object.keys(queryLedger).sort()).toEqual(cached.sort());
    expect(cached.length).toBeLessThanOrEqual(16);
    const owned = ownedIds(entities, queryLedger);
    for (const name of TABLE_NAMES) {
      expect(Object.keys(entities[name]).filter((id) => owned.get(name)?.has(id) !== true)).toEqual([]);
      expect(Object.keys(provenance[name] ?? {}).filter((id) => !Object.hasOwn(entities[name], id))).toEqual([]);
    }
    jest.useRealTimers();
  }, 180_000);

  test('a slow answer never overwrites what a later question has learned about a match', async () => {
    net = network({
      'webClient/livescore': [
        { league: 'Q', matches: [matchRow(1, { status: 'first', score: { home: 0, away: 0 } })] },
      ],
      [`webClient/match/detail/${matchId(1)}`]: matchRow(1, {
        status: 'firstHalf',
        score: { home: 2, away: 0 },
        events: [],
      }),
    });
    const release = net.hold('webClient/livescore');
    const store = testStore();
    const slow = store.dispatch(livescoreApi.endpoints.livescore.initiate());
    await store.dispatch(matchesApi.endpoints.match.initiate(matchOf(1)));
    release();
    await slow;
    expect(selectMatch(store.getState(), matchOf(1))?.score).toEqual({ home: 2, away: 0 });
    store.dispatch(api.util.resetApiState());
  });
});

import { act } from '@testing-library/react';
import { homeApi } from '../../src/api/home';
import { LIVESCORE_REQUEST } from '../../src/api/requestName';
import { selectMatch } from '../../src/entities/select';
import { selectEnded, selectLiveClubs, selectLiveCount, selectLiveMatches } from '../../src/entities/views/live';
import { useLivescoreQuery } from '../../src/api/livescore';
import { startLive } from '../../src/live/live';
import { network } from '../support/answers';
import { hold } from '../support/hold';
import { matchOf } from '../support/ids';
import { leagueRow, matchId, matchRow } from '../support/wire';
import { testStore } from '../support/store';

const LIVE = 'webClient/livescore';
const REPORT = `webClient/match/detail/${matchId(1)}`;
const group = (...matches: readonly object[]) => [{ league: 'Quarzliga 1', matches }];
const playing = (n: number) => matchRow(n, { status: 'second', score: { home: 1, away: 0 } });
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));

describe('A match that leaves the live list', () => {
  let net: ReturnType<typeof network>;
  let stop = (): void => undefined;
  const reports = () => net.asked.filter((path) => path === REPORT).length;
  beforeEach(() => {
    jest.useFakeTimers();
    net = network({
      'webClient/home/league/Q1': { league: leagueRow(1), upcoming: [playing(1), playing(2)] },
      [LIVE]: group(playing(1), playing(2)),
    });
  });
  afterEach(() => {
    stop();
    net.restore();
    jest.useRealTimers();
  });

  async function whileHeld(): Promise<ReturnType<typeof testStore>> {
    const store = testStore();
    await store.dispatch(homeApi.endpoints.home.initiate('Q1'));
    stop = startLive(store);
    await hold(store, () => useLivescoreQuery());
    await pass(1);
    return store;
  }
  const count = (store: ReturnType<typeof testStore>) => selectLiveCount(store.getState(), LIVESCORE_REQUEST);
  const clubs = (store: ReturnType<typeof testStore>) => selectLiveClubs(store.getState(), LIVESCORE_REQUEST).size;

  test('is requested, so that no page goes on showing it as live', async () => {
    const store = await whileHeld();
    expect([count(store), clubs(store)]).toEqual([2, 4]);
    net.answer(LIVE, group(playing(2)));
    net.answer(REPORT, matchRow(1, { status: 'completed', score: { home: 1, away: 3 }, events: [] }));
    await pass(31);
    expect(selectMatch(store.getState(), matchOf(1))).toMatchObject({
      status: 'finished',
      score: { home: 1, away: 3 },
    });
    expect([count(store), clubs(store)]).toEqual([1, 2]);
    await pass(61);
    expect(reports()).toBe(1);
  });

  test('is requested again after the next answer, if its report does not have the end yet', async () => {
    const store = await whileHeld();
    net.answer(LIVE, group(playing(2)));
    net.answer(REPORT, playing(1));
    await pass(31);
    expect([reports(), count(store)]).toEqual([1, 1]);
    net.answer(REPORT, matchRow(1, { status: 'completed', events: [] }));
    await pass(31);
    expect(reports()).toBe(2);
    expect(selectMatch(store.getState(), matchOf(1))?.status).toBe('finished');
    await pass(61);
    expect(reports()).toBe(2);
  });

  test('the last one runs no more for any page, even if its report is not to be had', async () => {
    const store = await whileHeld();
    net.answer(LIVE, []);
    net.cut(REPORT);
    await pass(31);
    expect(selectMatch(store.getState(), matchOf(1))?.status).toBe('secondHalf');
    expect([count(store), clubs(store)]).toEqual([0, 0]);
    expect(selectLiveMatches(store.getState(), LIVESCORE_REQUEST)).toEqual([]);
    expect(selectEnded(store.getState(), LIVESCORE_REQUEST)).toHaveLength(2);
  });

  test('the last one is asked for again after half a minute, if its report failed, and once it has told nothing is', async () => {
    const store = await whileHeld();
    net.answer(LIVE, []);
    net.cut(REPORT);
    net.answer(`webClient/match/detail/${matchId(2)}`, matchRow(2, { status: 'completed', events: [] }));
    await pass(31);
    expect(selectMatch(store.getState(), matchOf(1))?.status).toBe('secondHalf');
    net.answer(REPORT, matchRow(1, { status: 'completed', events: [] }));
    await pass(31);
    expect(selectMatch(store.getState(), matchOf(1))?.status).toBe('finished');
    const { length } = net.asked;
    await pass(95);
    expect(net.asked).toHaveLength(length);
  });

  test('counts no more from the moment it is known to have ended, whoever tells', async () => {
    const store = await whileHeld();
    net.answer(REPORT, matchRow(1, { status: 'completed', events: [] }));
    net.answer('webClient/home/league/Q1', {
      league: leagueRow(1),
      upcoming: [matchRow(1, { status: 'completed' })],
    });
    await act(() => store.dispatch(homeApi.endpoints.home.initiate('Q1', { forceRefetch: true })));
    expect(count(store)).toBe(1);
  });
});

import { act } from '@testing-library/react';
import { livescoreApi, useLivescoreQuery } from '../../src/api/livescore';
import { startPolling } from '../../src/live/polling';
import { hold } from '../support/hold';
import { clubId, clubRow, matchId, matchRow, seasonId } from '../support/wire';
import {
  CLUB,
  CLUBS,
  FIXTURES,
  LIVE,
  REPORT,
  club,
  clubs,
  fixtures,
  knownClub,
  knownMatch,
  lineup,
  live,
  net,
  onEmptyStage,
  report,
  running,
  season,
  store,
} from './stage';

onEmptyStage();

describe('newer wins, whichever arrives last', () => {
  const LAST_WEEK = Date.now() - 7 * 86_400_000;

  test('a stored copy of the fixtures takes back no live score', async () => {
    net.answer(LIVE, [{ league: 'Q', matches: [running(3)] }]);
    net.answerKept(FIXTURES, season(matchRow(1)), LAST_WEEK);
    await live();
    const { data } = await fixtures();
    expect(data).toEqual([{ season: seasonId(1), matches: [matchId(1)] }]);
    expect(knownMatch()).toMatchObject({ status: 'firstHalf', score: { home: 3, away: 0 } });
  });

  test('a stored copy fills what the newer answer did not carry', async () => {
    net.answer(LIVE, [{ league: 'Q', matches: [running(3)] }]);
    net.answerKept(REPORT, running(0, { events: [{ _id: 'E1', type: 'goal', minute: 3 }] }), LAST_WEEK);
    await live();
    await report();
    expect(knownMatch()?.events).toHaveLength(1);
    expect(knownMatch()?.score).toEqual({ home: 3, away: 0 });
  });

  test('a stored list of the same call leaves the newer list and what it holds', async () => {
    net.answer(CLUBS, [clubRow(1, { team_name: 'FC Neu' }), clubRow(2)]);
    await clubs();
    net.answerKept(CLUBS, [clubRow(1), clubRow(3)], LAST_WEEK);
    const { data } = await clubs();
    expect(data).toEqual([clubId(1), clubId(2)]);
    expect(knownClub()?.name).toBe('FC Neu');
    expect(Object.keys(store.getState().entities.clubs)).toEqual([clubId(1), clubId(2)]);
  });

  test('a slow list of clubs takes back no name that a later question learned', async () => {
    net.answer(CLUBS, [clubRow(1, { team_name: 'FC Alt' })]);
    net.answer(CLUB, { club: clubRow(1, { team_name: 'FC Neu' }) });
    const release = net.hold(CLUBS);
    const slow = clubs();
    await club();
    release();
    await slow;
    expect(knownClub()?.name).toBe('FC Neu');
  });

  test('a report requested just before a livescore and answered just after adds its cards and line-ups', async () => {
    net.answer(REPORT, running(0, { events: [] }));
    await report();
    net.answer(REPORT, running(0, { home_blanket: lineup, events: [{ _id: 'E1', type: 'yellowCard', minute: 3 }] }));
    net.answer(LIVE, [{ league: 'Q', matches: [running(1)] }]);
    const release = net.hold(REPORT);
    const slow = report();
    await live();
    release();
    await slow;
    expect(knownMatch()).toMatchObject({ score: { home: 1, away: 0 }, events: [{ kind: 'yellow' }] });
    expect(knownMatch()?.homeLineup).toHaveLength(1);
  });

  test('a list that arrives after a report names the clubs that the report left out', async () => {
    net.answer(FIXTURES, season(matchRow(1)));
    net.answer(REPORT, running(1, { home_blanket: { name: 'H' }, away_blanket: { name: 'A' }, events: [] }));
    const release = net.hold(FIXTURES);
    const slow = fixtures();
    await report();
    release();
    await slow;
    expect(knownMatch()).toMatchObject({ home: clubId(2), away: clubId(3), score: { home: 1, away: 0 } });
  });

  test('the facts of an answer keep their age when its request is forgotten', async () => {
    net.answer(FIXTURES, season(matchRow(1)));
    net.answer(LIVE, [{ league: 'Q', matches: [running(3)] }]);
    net.answer(REPORT, running(1, { events: [] }));
    const release = net.hold(REPORT);
    const slow = report();
    await fixtures();
    const { queryCacheKey } = store.dispatch(
      livescoreApi.endpoints.livescore.initiate(undefined, { subscribe: false }),
    );
    await live();
    store.dispatch({ type: 'api/queries/removeQueryResult', payload: { queryCacheKey } });
    release();
    await slow;
    expect(knownMatch()?.score).toEqual({ home: 3, away: 0 });
  });

  test('a poll that says the same as before is taken in again when another answer changed the match meanwhile', async () => {
    jest.useFakeTimers();
    net.answer(LIVE, [{ league: 'Q', matches: [running(1)] }]);
    const pass = () => act(() => jest.advanceTimersByTimeAsync(31_000));
    const stop = startPolling(store);
    const leave = await hold(store, () => useLivescoreQuery());
    await pass();
    await pass();
    net.answer(REPORT, running(2, { events: [] }));
    const page = report();
    await page;
    page.unsubscribe();
    expect(knownMatch()?.score?.home).toBe(2);
    await pass();
    expect(knownMatch()?.score?.home).toBe(1);
    leave();
    stop();
    jest.useRealTimers();
  });
});

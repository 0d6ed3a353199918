import { act } from '@testing-library/react';
import { clubsApi, useClubsQuery } from '../../src/api/clubs';
import { useStandingsQuery } from '../../src/api/tables';
import { connectToBrowser } from '../../src/store/makeStore';
import type { AppStore } from '../../src/store/makeStore';
import { selectOldestCachedAt, selectOldestFetchedAt } from '../../src/store/dataAge';
import { network } from '../support/answers';
import { hold } from '../support/hold';
import { clubRow, standingRow } from '../support/wire';
import { testStore } from '../support/store';

const TABLE = 'webClient/leagues/Q1/current/table';
const CLUBS = 'webClient/clubs/league/Q1';
const FRIDAY = Date.parse('2025-11-14T13:32:00Z');

let net: ReturnType<typeof network>;
let store: AppStore;
const kept = () => selectOldestCachedAt(store.getState());
// The state follows RTK Query's subscriptions half a second later.
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 510)));
const table = () => hold(store, () => useStandingsQuery('Q1'));
const clubs = () => hold(store, () => useClubsQuery('Q1'));

beforeEach(() => {
  net = network({ [CLUBS]: [clubRow(1)] });
  net.answerKept(TABLE, [standingRow(1)], FRIDAY);
  store = testStore();
});
afterEach(() => net.restore());

describe('the state knows how old what is on screen is', () => {
  test('a fresh answer about something else makes no stored table current', async () => {
    await table();
    await settle();
    expect(kept()).toBe(FRIDAY);
    await clubs();
    await settle();
    expect([kept(), selectOldestFetchedAt(store.getState())]).toEqual([FRIDAY, FRIDAY]);
  });

  test('the oldest counts, and what was only asked for ahead or left does not', async () => {
    net.answerKept(CLUBS, [clubRow(1)], FRIDAY - 1_000);
    await store.dispatch(clubsApi.endpoints.clubs.initiate('Q1', { subscribe: false }));
    const leaveTable = await table();
    await settle();
    expect(kept()).toBe(FRIDAY);
    const leaveClubs = await clubs();
    await settle();
    expect(kept()).toBe(FRIDAY - 1_000);
    leaveClubs();
    await settle();
    expect(kept()).toBe(FRIDAY);
    leaveTable();
    await settle();
    expect([kept(), selectOldestFetchedAt(store.getState())]).toEqual([null, null]);
  });

  test('kept tables are asked for again although something else has a fresh answer; a page that was left stays for Back', async () => {
    jest.useFakeTimers();
    const disconnect = connectToBrowser(store);
    const leaveClubs = await clubs();
    leaveClubs();
    const leave = await table();
    const more = await clubs();
    more();
    const before = net.asked.length;
    net.answer(TABLE, [standingRow(1)]);
    await act(() => jest.advanceTimersByTimeAsync(31_000));
    expect(net.asked.slice(before)).toEqual([TABLE]);
    expect(kept()).toBeNull();
    window.dispatchEvent(new Event('online'));
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(net.asked.slice(before)).toEqual([TABLE, TABLE]);
    expect(clubsApi.endpoints.clubs.select('Q1')(store.getState()).data).toHaveLength(1);
    expect(Object.keys(store.getState().queryLedger)).toContain('clubs("Q1")');
    leave();
    disconnect();
    jest.useRealTimers();
  });
});

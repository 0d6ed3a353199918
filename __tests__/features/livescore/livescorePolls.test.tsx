import { act, screen } from '@testing-library/react';
import LivescoreScreen from '../../../src/features/livescore/LivescoreScreen';
import { api } from '../../../src/api/api';
import { prefetchTransfers } from '../../../src/api/requests';
import { matchesApi } from '../../../src/api/matches';
import { LIVESCORE_REQUEST } from '../../../src/api/requestName';
import { statusLabel } from '../../../src/shared/matchLabels';
import { selectLiveCount, selectLiveMatches } from '../../../src/entities/views/live';
import { selectMatch } from '../../../src/entities/select';
import { startLive } from '../../../src/live/live';
import { startPolling } from '../../../src/live/polling';
import { connectToBrowser } from '../../../src/store/makeStore';
import type { AppStore } from '../../../src/store/makeStore';
import { network } from '../../support/answers';
import { showScreen } from '../../support/screen';
import { matchId } from '../../support/wire';
import { testStore } from '../../support/store';
import { PATH, live, answer } from './live';
import { matchOf } from '../../support/ids';

const open = (store = testStore(), start = startPolling) => {
  opened = store;
  const leave = connectToBrowser(store);
  const stop = start(store);
  disconnect = () => {
    leave();
    stop();
  };
  return showScreen(LivescoreScreen, { at: '/livescore', league: null, store });
};

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** What the region for screen readers says. */
const heard = () => screen.getByRole('status').textContent;
const asked = () => net.asked.filter((path) => path === PATH).length;
let net: ReturnType<typeof network>;
let logged: jest.SpyInstance;
let visible = true;
let opened: AppStore | undefined;
let disconnect = (): void => undefined;

beforeEach(() => {
  jest.useFakeTimers({
    now: Date.parse('2025-11-16T10:49:20Z'),
    doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'],
  });
  net = network();
  visible = true;
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (visible ? 'visible' : 'hidden'));
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  disconnect();
  // Ends the polls of this store: they would wake up with the next test's page.
  opened?.dispatch(api.util.resetApiState());
  net.restore();
  logged.mockRestore();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('minutes and scores keep up by themselves', () => {
  test('a match that nobody ends is live for an hour of its half, then nowhere; it is not asked for any more', async () => {
    net.answer(PATH, answer(live(1, 2, 1)));
    const { store } = open();
    await pass(50);
    expect(selectLiveCount(store.getState(), LIVESCORE_REQUEST)).toBe(1);
    await pass(47 * 60_000);
    expect(screen.getByText('Aktuell finden keine Spiele live statt.')).toBeVisible();
    expect(selectLiveCount(store.getState(), LIVESCORE_REQUEST)).toBe(0);
    expect(selectLiveMatches(store.getState(), LIVESCORE_REQUEST)).toEqual([]);
    const before = asked();
    await pass(10 * 60_000);
    expect(asked()).toBe(before);
    const match = selectMatch(store.getState(), matchOf(1));
    expect(match && statusLabel(match, null)).toBe('Ergebnis noch nicht bestätigt');
    net.answer(`webClient/match/detail/${matchId(1)}`, live(1, 3, 1, { status: 'done', events: [] }));
    await act(() => store.dispatch(matchesApi.endpoints.match.initiate(matchOf(1), { forceRefetch: true })));
    expect(selectMatch(store.getState(), matchOf(1))?.status).toBe('finished');
  });

  test('the minute ticks every 60 s without a request and is never announced', async () => {
    net.answer(PATH, answer(live(1, 1, 0)));
    open();
    await pass(50);
    expect(screen.getByText("LIVE - 2. HB: 39'")).toBeInTheDocument();
    visible = false;
    await pass(60_000);
    expect(screen.getByText("LIVE - 2. HB: 40'")).toBeInTheDocument();
    expect(asked()).toBe(1);
    expect(heard()).toBe('');
  });

  test('polls every 30 s; a goal is announced once and shown as a message that is not announced again', async () => {
    net.answer(PATH, answer(live(1, 3, 3)));
    open();
    await pass(50);
    net.answer(PATH, answer(live(1, 4, 3)));
    await pass(30_000);
    await pass(500);
    expect(heard()).toBe('Tor. FC Quarz 2 gegen FC Quarz 3, 4 zu 3, 39. Minute');
    expect(screen.getByText('Tor! FC Quarz 2 – FC Quarz 3 4:3').closest('[role=status]')).toBeNull();
    await pass(90_000);
    expect(heard()).toBe('');
    expect(screen.queryByText(/^Tor!/)).toBeNull();
    expect(asked()).toBe(5);
  });

  test('of an answer of the same bytes only the time is noted', async () => {
    net.answer(PATH, answer(live(1, 3, 3)));
    const store = testStore();
    open(store);
    await pass(50);
    await pass(30_000);
    const before = store.getState();
    await pass(30_000);
    expect(asked()).toBe(3);
    const after = store.getState();
    expect(after.entities).toBe(before.entities);
    const at = ({ queryLedger }: typeof after): number => queryLedger['livescore(undefined)']?.fetchedAt ?? 0;
    expect(at(after)).toBeGreaterThan(at(before));
  });

  test('hidden pages do not poll and catch up when they are visible again; failures double the pause', async () => {
    net.answer(PATH, answer(live(1, 3, 3)));
    open();
    await pass(50);
    visible = false;
    await pass(300_000);
    expect(asked()).toBe(1);
    visible = true;
    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      await jest.advanceTimersByTimeAsync(10);
    });
    expect(asked()).toBe(2);
    net.cut(PATH);
    await pass(30_000);
    expect(asked()).toBe(3);
    await pass(59_000);
    expect(asked()).toBe(3);
    await pass(1_500);
    expect(asked()).toBe(4);
    expect(screen.getByText('3 zu 3')).toBeInTheDocument();
  });

  test("'Stand' is the time of the livescore's own last good answer, whatever else has been answered since", async () => {
    net.answer(PATH, answer(live(1, 3, 3)));
    const store = testStore();
    open(store);
    await pass(50);
    const stand = screen.getByText(/ · Stand \d\d:\d\d$/).textContent;
    net.cut(PATH);
    net.answer('webClient/transfers', []);
    await pass(120_000);
    await act(() => store.dispatch(prefetchTransfers()));
    await pass(60_000);
    expect(screen.getByText(/ · Stand /).textContent).toBe(stand);
  });

  test('while nothing is live there is no polling', async () => {
    net.answer(PATH, []);
    open();
    await pass(300_000);
    expect(asked()).toBe(1);
  });

  test('a match that has left the answer leaves the list and is live nowhere any more; its end is told', async () => {
    const detail = `webClient/match/detail/${matchId(1)}`;
    net.answer(PATH, answer(live(1, 2, 1), live(2, 0, 0)));
    net.answer(detail, live(1, 2, 1));
    const store = testStore();
    await store.dispatch(matchesApi.endpoints.match.initiate(matchOf(1)));
    open(store, startLive);
    await pass(50);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    net.answer(PATH, answer(live(2, 0, 0)));
    net.answer(detail, live(1, 3, 1, { status: 'completed' }));
    await pass(30_100);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(selectMatch(store.getState(), matchOf(1))?.status).toBe('finished');
    await pass(500);
    expect(heard()).toMatch(/Schlusspfiff\. FC Quarz 2 gegen FC Quarz 3, 3 zu 1/);
  });
});

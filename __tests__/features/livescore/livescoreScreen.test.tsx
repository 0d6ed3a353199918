import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LivescoreScreen from '../../../src/features/livescore/LivescoreScreen';
import { api } from '../../../src/api/api';
import { matchesApi } from '../../../src/api/matches';
import { selectMatch } from '../../../src/entities/select';
import { toId } from '../../../src/entities/ids';
import { makeStore } from '../../../src/store/makeStore';
import type { AppStore } from '../../../src/store/makeStore';
import { network } from '../../support/answers';
import { openScreen } from '../../support/openScreen';
import { clubId, matchId, matchRow } from '../../support/wire';

const PATH = 'webClient/livescore';
const EMPTY = 'Aktuell finden keine Spiele live statt.';
type Row = Record<string, unknown>;

const live = (n: number, home: number, away: number, more: Row = {}): Row =>
  matchRow(n, {
    status: 'second',
    score: { home, away },
    first_half_date: '2025-11-16T11:00:00Z',
    second_half_date: '2025-11-16T11:35:00Z',
    ...more,
  });
const answer = (...matches: Row[]) => [{ league: 'Quarzliga 1', matches }];
const open = (store = makeStore()) => {
  opened = store;
  return openScreen('/livescore', '/livescore', <LivescoreScreen />, store);
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const asked = () => net.asked.filter((path) => path === PATH).length;

let net: ReturnType<typeof network>;
let logged: jest.SpyInstance;
let visible = true;
let opened: AppStore | undefined;
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
  // Ends the polls of this store: they would wake up with the next test's page.
  opened?.dispatch(api.util.resetApiState());
  net.restore();
  logged.mockRestore();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('Livescore, /livescore', () => {
  test('matches are grouped by league, leagues in German alphabetical order', async () => {
    net.answer(PATH, [
      { league: 'Wien', matches: [live(1, 0, 0)] },
      { league: 'Österreich', matches: [live(2, 0, 0)] },
      { league: 'Burgenland', matches: [live(3, 0, 0)] },
    ]);
    open();
    await pass(50);
    expect(screen.getByRole('heading', { level: 1, name: 'Livescore' })).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Burgenland',
      'Österreich',
      'Wien',
    ]);
  });

  test('inside a league the order is by kick-off, whatever the order of the wire', async () => {
    const at = (n: number, hour: number) =>
      live(n, 0, 0, { details: { gameday: n, date: `2025-11-16T${hour}:00:00Z` } });
    net.answer(PATH, answer(at(3, 12), at(1, 11), at(2, 11)));
    open();
    await pass(50);
    expect(screen.getAllByText(/^Spieltag: /).map((chip) => chip.textContent)).toEqual([
      'Spieltag: 1',
      'Spieltag: 2',
      'Spieltag: 3',
    ]);
  });

  test("a cell: teams that open their pages, score, status, location, 'Spieltag: {gameday}' and 'Spielbericht'", async () => {
    net.answer(PATH, answer(live(1, 4, 3, { details: { gameday: 11, date: '2025-11-16T11:00:00Z' } })));
    open();
    await pass(50);
    const cell = screen.getByRole('listitem');
    expect(within(cell).getByRole('link', { name: 'FC Quarz 2' })).toHaveAttribute(
      'href',
      `#/team-detail/${clubId(2)}`,
    );
    expect(within(cell).getByText('4 zu 3')).toBeInTheDocument();
    expect(within(cell).getByText("LIVE - 2. HB: 39'")).toBeInTheDocument();
    expect(within(cell).getByText('Unbekanntes Stadium')).toBeInTheDocument();
    expect(within(cell).getByText('Spieltag: 11')).toBeInTheDocument();
    expect(within(cell).getByRole('link', { name: /^Spielbericht/ })).toHaveAttribute('href', `#/match/${matchId(1)}`);
  });

  test("a cancelled match reads 'Abgesagt' on its button; half-time has no minute", async () => {
    net.answer(PATH, answer(live(1, 0, 0, { status: 'cancelled' }), live(2, 1, 1, { status: 'halftime' })));
    open();
    await pass(50);
    expect(screen.getByRole('link', { name: /^Abgesagt/ })).toBeInTheDocument();
    expect(screen.getByText('Halbzeit')).toBeInTheDocument();
  });

  test('empty text with its note', async () => {
    net.answer(PATH, []);
    open();
    await pass(50);
    expect(screen.getByText(EMPTY)).toBeInTheDocument();
    expect(screen.getByText(/meistens am Sonntag zwischen 8 und 20 Uhr/)).toBeInTheDocument();
  });

  test('a failed load is logged, is not called empty, and can be tried again', async () => {
    net.answer(PATH, '<html>', 502);
    open();
    await pass(50);
    expect(logged).toHaveBeenCalledWith('Die Livespiele konnten nicht geladen werden.');
    expect(screen.queryByText(EMPTY)).toBeNull();
    net.answer(PATH, answer(live(1, 1, 0)));
    await userEvent
      .setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
      .click(screen.getByRole('button', { name: 'Erneut laden' }));
    await pass(50);
    expect(screen.getByText('1 zu 0')).toBeInTheDocument();
  });
});

describe('minutes and scores keep up by themselves', () => {
  test('the minute ticks every 60 s without a request and is never announced', async () => {
    net.answer(PATH, answer(live(1, 1, 0)));
    open();
    await pass(50);
    expect(screen.getByText("LIVE - 2. HB: 39'")).toBeInTheDocument();
    visible = false;
    await pass(60_000);
    expect(screen.getByText("LIVE - 2. HB: 40'")).toBeInTheDocument();
    expect(asked()).toBe(1);
    expect(document.querySelector('[aria-live]')?.textContent).toBe('');
  });

  test('asks again every 30 s; a goal is announced once and shown as a message that is not announced again', async () => {
    net.answer(PATH, answer(live(1, 3, 3)));
    open();
    await pass(50);
    net.answer(PATH, answer(live(1, 4, 3)));
    await pass(30_000);
    const region = document.querySelector('[aria-live="polite"]');
    expect(region?.textContent).toBe('Tor. FC Quarz 2 gegen FC Quarz 3, 4 zu 3, 39. Minute');
    expect(screen.getByText('Tor! FC Quarz 2 – FC Quarz 3 4:3').closest('[role=status]')).toBeNull();
    await pass(90_000);
    expect(region?.querySelectorAll('p')).toHaveLength(1);
    expect(screen.queryByText(/^Tor!/)).toBeNull();
    expect(asked()).toBe(5);
  });

  test('an answer of the same bytes dispatches nothing', async () => {
    net.answer(PATH, answer(live(1, 3, 3)));
    const store = makeStore();
    open(store);
    await pass(50);
    await pass(30_000);
    const seen = jest.fn();
    const stop = store.subscribe(seen);
    await pass(30_000);
    stop();
    expect(asked()).toBe(3);
    expect(seen).not.toHaveBeenCalled();
  });

  test('hidden pages ask nothing and catch up when they are seen again; failures double the pause', async () => {
    net.answer(PATH, answer(live(1, 3, 3)));
    open();
    await pass(50);
    visible = false;
    await pass(300_000);
    expect(asked()).toBe(1);
    visible = true;
    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange'));
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

  test('while nothing is live nothing is asked', async () => {
    net.answer(PATH, []);
    open();
    await pass(300_000);
    expect(asked()).toBe(1);
  });

  test('a match that has left the answer leaves the list and is live nowhere any more; its end is told', async () => {
    const detail = `webClient/match/detail/${matchId(1)}`;
    net.answer(PATH, answer(live(1, 2, 1), live(2, 0, 0)));
    net.answer(detail, live(1, 2, 1));
    const store = makeStore();
    await store.dispatch(matchesApi.endpoints.match.initiate(toId(matchId(1)) ?? ('' as never)));
    open(store);
    await pass(50);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    net.answer(PATH, answer(live(2, 0, 0)));
    net.answer(detail, live(1, 3, 1, { status: 'completed' }));
    await pass(30_100);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(selectMatch(store.getState(), toId(matchId(1)))?.status).toBe('completed');
    expect(document.querySelector('[aria-live]')?.textContent).toMatch(
      /Schlusspfiff\. FC Quarz 2 gegen FC Quarz 3, 3 zu 1/,
    );
  });
});

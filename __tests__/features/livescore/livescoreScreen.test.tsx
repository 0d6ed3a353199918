import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LivescoreScreen from '../../../src/features/livescore/LivescoreScreen';
import { api } from '../../../src/api/api';
import { leaguesApi } from '../../../src/api/leagues';
import { livescoreApi } from '../../../src/api/livescore';
import type { AppStore } from '../../../src/store/makeStore';
import { network } from '../../support/answers';
import { showScreen } from '../../support/screen';
import { clubId, leagueId, leagueRow, matchId } from '../../support/wire';
import { PATH, live, answer } from './live';
import { testStore } from '../../support/store';
const EMPTY = 'Aktuell finden keine Spiele live statt.';
const open = (store = testStore()) => {
  opened = store;
  return showScreen(LivescoreScreen, { at: '/livescore', league: null, store });
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

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

  test("a league without a name is 'Nicht Gennant'; equal names are one group, in the grouped and the flat form", async () => {
    net.answer(PATH, [
      { league: 'Wien', matches: [live(1, 0, 0)] },
      { league: null, matches: [live(2, 0, 0)] },
      { league: { name: 'Wien' }, matches: [live(3, 0, 0)] },
      live(4, 0, 0, { league: 'Wien' }),
      live(5, 0, 0),
    ]);
    open();
    await pass(50);
    expect(screen.getAllByRole('region').map((group) => group.querySelectorAll('li').length)).toEqual([2, 3]);
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Nicht Gennant',
      'Wien',
    ]);
  });

  test('names of leagues are facts: the query cache holds ids only, and the league’s own name wins', async () => {
    net.answer(PATH, [live(1, 0, 0, { league: { id: leagueId(1), name: 'Liga von gestern' } })]);
    net.answer('webClient/selection', [leagueRow(1)]);
    const { store } = open();
    await pass(50);
    expect(livescoreApi.endpoints.livescore.select()(store.getState()).data).toEqual([matchId(1)]);
    await act(() => store.dispatch(leaguesApi.endpoints.selection.initiate()));
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Quarzliga 1');
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

import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { livescoreApi } from '../../src/api/livescore';
import CalculatorScreen from '../../src/features/calculator/CalculatorScreen';
import TableScreen from '../../src/features/table/TableScreen';
import { favouriteAdded } from '../../src/filters/filtersSlice';
import { network } from '../support/answers';
import { completeBrowser } from '../support/app';
import { clubOf } from '../support/ids';
import { forgetCookies, showScreen, windowIs } from '../support/screen';
import { testStore } from '../support/store';
import { clubId, leagueRow, matchRow, seasonId, standingRow } from '../support/wire';

const LIVE = 'webClient/livescore';
let net: ReturnType<typeof network>;
/** What the region for screen readers said, in order. */
let heard: string[];
let ear: MutationObserver;

beforeEach(() => {
  completeBrowser();
  windowIs({ width: 1280, calm: true });
  localStorage.clear();
  net = network({
    'client/leagueList?per=25': [leagueRow(1)],
    'webClient/leagues/Q1/current/table': [1, 2, 3, 4, 5].map((n) => standingRow(n, { points: 20 - n })),
    'webClient/matches/league/Q1/index?lineups=none': [
      { id: seasonId(1), name: '2025/26', primary: true, matches: [match(1, 1, 2), match(2, 3, 4)] },
    ],
  });
  heard = [];
  ear = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if (target instanceof HTMLElement && target.matches('.announcements'))
        heard.push(...[...addedNodes].map(({ textContent }) => textContent ?? ''));
  });
  ear.observe(document.body, { childList: true, subtree: true });
  jest.useFakeTimers({ now: Date.parse('2025-11-16T11:30:00Z') });
});
afterEach(() => {
  ear.disconnect();
  jest.useRealTimers();
  net.restore();
  forgetCookies();
});

function match(n: number, home: number, away: number, more: object = {}) {
  return matchRow(n, {
    home_blanket: { id: clubId(home), name: `FC Quarz ${home}` },
    away_blanket: { id: clubId(away), name: `FC Quarz ${away}` },
    details: { gameday: 9, date: '2025-11-16T11:00:00Z' },
    ...more,
  });
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const user = userEvent.setup({ advanceTimers: (ms) => void jest.advanceTimersByTime(ms) });
function following(n: number) {
  const store = testStore();
  store.dispatch(favouriteAdded({ club: clubOf(n), code: 'Q1', name: `FC Quarz ${n}`, logo: null }));
  return store;
}

describe('docs/behaviour.md 13: what is announced, and how often', () => {
  test('calculator: the own team’s place, once, after the tips have rested; other moves never', async () => {
    showScreen(CalculatorScreen, { at: '/tabellenrechner', store: following(2) });
    await screen.findByRole('table');
    const more = (of: string) => screen.getByRole('button', { name: `Ein Tor mehr: ${of}` });
    for (let goals = 0; goals < 3; goals += 1) {
      await user.click(more('FC Quarz 2 bei FC Quarz 1'));
      await pass(300);
    }
    expect(heard).toEqual([]);
    await pass(1_000);
    expect(heard).toEqual(['FC Quarz 2: 1. Platz']);
    await user.click(more('FC Quarz 4 bei FC Quarz 3'));
    await pass(2_000);
    expect(heard).toHaveLength(1);
  });

  test('live table: moves of own teams only, each once, at most once in ten seconds', async () => {
    const running = (home: number, away: number) =>
      net.answer(LIVE, [
        { league: 'Quarzliga 1', matches: [match(1, 1, 2, { status: 'first', score: { home, away } })] },
      ]);
    running(0, 0);
    const { store } = showScreen(TableScreen, { at: '/tabelle', store: following(2) });
    await screen.findByRole('table');
    const poll = async () => {
      await act(() =>
        store.dispatch(livescoreApi.endpoints.livescore.initiate(undefined, { forceRefetch: true, subscribe: false })),
      );
      await pass(500);
    };
    await poll();
    await user.click(screen.getByRole('switch', { name: 'Live-Tabelle' }));
    await pass(500);
    expect(heard).toEqual([]);
    running(0, 1);
    await poll();
    expect(heard).toEqual(['FC Quarz 2: 1 Platz hinauf']);
    // Taken back and given again within the ten seconds: nothing new to say.
    running(0, 0);
    await poll();
    running(0, 1);
    await poll();
    await pass(15_000);
    expect(heard).toHaveLength(1);
  });

  test('tips deleted: one message', async () => {
    showScreen(CalculatorScreen, { at: '/tabellenrechner' });
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: 'Ein Tor mehr: FC Quarz 2 bei FC Quarz 1' }));
    await user.click(screen.getByRole('button', { name: 'Zurücksetzen' }));
    await pass(500);
    expect(heard).toEqual(['Tipps gelöscht.']);
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { livescoreApi } from '../../src/api/livescore';
import CalculatorScreen from '../../src/features/calculator/CalculatorScreen';
import PostponementScreen from '../../src/features/postponement/PostponementScreen';
import TableScreen from '../../src/features/table/TableScreen';
import TransferRequestScreen from '../../src/features/transferRequest/TransferRequestScreen';
import { completeBrowser, showApp } from '../support/app';
import { onDesktop } from '../support/leagueScreen';
import { chooseLeague, showScreen } from '../support/screen';
import { translatePage } from '../support/translator';
import {
  clubId,
  clubRow,
  matchRow,
  postponementId,
  postponementRow,
  seasonId,
  standingRow,
  transferId,
  transferRow,
} from '../support/wire';
import { PATH as REGISTRATION, fill, open, send } from './registration/form';
import { PATH as TEAM, open as openTeam, page, ready } from './team/teamPage';

const TABLE = 'webClient/leagues/Q1/current/table';
const FIXTURES = 'webClient/matches/league/Q1/index?lineups=none';
const CLUBS = 'webClient/clubs/league/Q1';
const LIVE = 'webClient/livescore';
const stage = onDesktop({ calm: true });
let stop: () => void;

beforeAll(completeBrowser);
beforeEach(() => {
  sessionStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
  stop = translatePage();
});
afterEach(() => stop());

const match = (n: number, home: number, away: number, more = {}) =>
  matchRow(n, {
    home_blanket: { id: clubId(home), name: `FC Quarz ${home}` },
    away_blanket: { id: clubId(away), name: `FC Quarz ${away}` },
    details: { gameday: 9, date: `2025-11-0${n}T11:00:00Z` },
    ...more,
  });
const season = (...matches: object[]) => [{ id: seasonId(1), name: '2025/26', primary: true, matches }];
const rowHeads = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('rowheader')
    .map((head) => head.textContent);
const noneBroken = () => {
  expect(document.body).not.toHaveTextContent(/konnte nicht (dargestellt|geladen) werden/);
  expect(stage.logged).not.toHaveBeenCalled();
};

describe('a page in a browser’s translator', () => {
  test('typing in the search shows what is found', async () => {
    chooseLeague('Q1');
    stage.net.answer(CLUBS, [
      clubRow(1, { team_name: 'Kahlenwind SC' }),
      clubRow(2, { team_name: 'Müllner Wölfe' }),
      clubRow(3, { team_name: 'Wolfsrudel' }),
    ]);
    stage.net.answer(LIVE, []);
    await showApp('/teams');
    await screen.findByText('Kahlenwind SC');
    await screen.findByRole('button', { name: /^Suche/ });
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: 'Suche' });
    const found = () => screen.queryAllByRole('option').map((option) => option.textContent);
    await userEvent.type(field, 'w');
    await waitFor(() => expect(found()).toContain('Kahlenwind SC'));
    await userEvent.type(field, 'o');
    await waitFor(() => expect(found().slice(0, 2)).toEqual(['Müllner Wölfe', 'Wolfsrudel']));
    await userEvent.type(field, 'lfs');
    await waitFor(() => expect(found()[0]).toBe('Wolfsrudel'));
    expect(within(screen.getByRole('dialog')).getByText(/Treffer/, { selector: 'font' })).toHaveTextContent(
      `${found().length} Treffer`,
    );
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  });

  test('a registration is sent and says so', async () => {
    stage.net.answer(REGISTRATION, '');
    await open();
    await fill();
    await userEvent.click(screen.getByRole('checkbox', { name: /AGB/ }));
    const release = stage.net.hold(REGISTRATION);
    await send();
    expect(await screen.findByRole('button', { name: /Wird gesendet/ })).toBeInTheDocument();
    release();
    expect(await screen.findByText('Registration successful! You can now log in.')).toBeInTheDocument();
    noneBroken();
  });

  test.each(['JA', 'NEIN'])('%s answers a transfer and a postponement', async (name) => {
    const transfer = `transfers/${name === 'JA' ? 'confirm' : 'reject'}/${transferId(1)}`;
    const postponement = `postpone/${postponementId(1)}/${name === 'JA' ? 'approve' : 'deny'}`;
    stage.net.answer(`transfers/${transferId(1)}`, transferRow(1));
    stage.net.answer(`postpone/${postponementId(1)}/id`, postponementRow(1));
    stage.net.answer(transfer, '');
    stage.net.answer(postponement, postponementRow(1));
    for (const [Page, path, call] of [
      [TransferRequestScreen, `/transfer/${transferId(1)}`, transfer],
      [PostponementScreen, `/postpone/${postponementId(1)}`, postponement],
    ] as const) {
      const { route, unmount } = showScreen(Page, { path: path.replace(/[^/]+$/, ':id?'), at: path, league: null });
      const release = stage.net.hold(call);
      await userEvent.click(await screen.findByRole('button', { name }));
      await waitFor(() => expect(stage.net.asked).toContain(call));
      noneBroken();
      release();
      await waitFor(() => expect(route()).not.toBe(path));
      unmount();
    }
  });

  test('a tip changes what the calculator says', async () => {
    stage.net.answer(
      TABLE,
      [19, 19, 18, 12, 5, 2].map((points, index) => standingRow(index + 1, { points })),
    );
    stage.net.answer(FIXTURES, season(match(1, 1, 2), match(2, 3, 4), match(3, 4, 1), match(4, 2, 3)));
    showScreen(CalculatorScreen, { at: '/tabellenrechner' });
    expect((await rowHeads())[0]).toContain('Aufstieg fix');
    await userEvent.click(screen.getByRole('button', { name: 'Ein Tor mehr: FC Quarz 3 bei FC Quarz 2' }));
    await waitFor(async () => expect((await rowHeads())[0]).toBe('FC Quarz 3dann Aufstiegmöglich: 1.–3. Platz'));
    expect(screen.getByText('1 von 4 getippt')).toBeInTheDocument();
    expect(screen.getByText('2 Plätze hinauf')).toBeInTheDocument();
    noneBroken();
  });

  test('a live table follows its goals, ties with their reasons', async () => {
    const live = (home: number, away: number) => [
      { league: 'Quarzliga 1', matches: [match(9, 2, 3, { status: 'first', score: { home, away } })] },
    ];
    stage.net.answer(TABLE, [
      standingRow(1, { points: 19, difference: 9 }),
      standingRow(2, { points: 19, difference: 7 }),
      standingRow(3, { points: 18 }),
    ]);
    stage.net.answer(LIVE, live(0, 0));
    const { store, unmount } = showScreen(TableScreen, { at: '/tabelle' });
    const poll = () =>
      act(() =>
        store.dispatch(livescoreApi.endpoints.livescore.initiate(undefined, { forceRefetch: true, subscribe: false })),
      );
    const facts = async () =>
      within(await screen.findByRole('table'))
        .getAllByRole('row')
        .map((row) => row.textContent);
    await facts();
    await poll();
    await userEvent.click(await screen.findByRole('switch', { name: 'Live-Tabelle' }));
    const before = await facts();
    for (const [home, away] of [
      [0, 1],
      [2, 1],
      [1, 1],
    ] as const) {
      stage.net.answer(LIVE, live(home, away));
      await poll();
      noneBroken();
    }
    const translated = await facts();
    expect(translated).not.toEqual(before);
    expect(translated.join()).toContain('Warum?');
    stop();
    unmount();
    showScreen(TableScreen, { at: '/tabelle', store });
    await userEvent.click(await screen.findByRole('switch', { name: 'Live-Tabelle' }));
    expect(await facts()).toEqual(translated);
  });

  test('figures and names of a table are left as they are', async () => {
    stage.net.answer(
      TABLE,
      [1, 2, 3, 4].map((n) => standingRow(n)),
    );
    showScreen(TableScreen, { at: '/tabelle' });
    const table = await screen.findByRole('table');
    await waitFor(() => expect(table.querySelector('font')).not.toBeNull());
    const changed = [...table.querySelectorAll('tbody font font')].map((one) => one.textContent);
    expect(changed.filter((words) => /\d/.test(words ?? ''))).toEqual([]);
  });

  test('a followed team says so', async () => {
    stage.net.answer(TEAM, page());
    openTeam();
    await ready();
    const star = screen.getByRole('button', { name: 'Team merken, Donauwelle 22' });
    await userEvent.click(star);
    expect(star).toHaveAccessibleName('Gemerkt, Donauwelle 22');
    expect(star).toHaveTextContent(/^Gemerkt$/);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { network } from '../../support/answers';
import { tablesApi } from '../../../src/api/tables';
import { completeBrowser, showApp } from '../../support/app';
import { chooseLeague, windowIs } from '../../support/screen';
import { testStore } from '../../support/store';
import { clubId, clubRow, leagueRow, playerId, standingRow } from '../../support/wire';

let net: ReturnType<typeof network>;
const ask = (typed: string): string => `suche?q=${typed}`;

beforeAll(completeBrowser);
beforeEach(() => {
  localStorage.clear();
  windowIs({ width: 1280 });
  Element.prototype.scrollIntoView = () => undefined;
  net = network({
    'client/leagueList?per=25': [leagueRow(1)],
    'webClient/clubs/league/Q1': [
      clubRow(1, { team_name: 'Kahlenwind SC' }),
      clubRow(2, { team_name: 'Müllner Wölfe' }),
    ],
    'webClient/livescore': [],
  });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  chooseLeague('Q1');
});
afterEach(() => {
  net.restore();
  jest.restoreAllMocks();
  chooseLeague(null);
});

/** The dialog over the teams of a league, opened by the keyboard. */
async function search(store = testStore()) {
  window.history.replaceState(null, '', '#/teams');
  await showApp('/teams', store);
  await screen.findByText('Kahlenwind SC');
  await screen.findByRole('button', { name: /^Suche/ });
  await userEvent.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox', { name: 'Suche' });
}
const options = () =>
  screen.queryAllByRole('option').map((option) => option.querySelector('[class*=title]')?.textContent);

describe('docs/behaviour.md 17: search', () => {
  test('Strg K opens; arrows and Enter choose; what was chosen is offered before typing', async () => {
    const field = await search();
    await userEvent.type(field, 'muellner');
    await waitFor(() => expect(options()).toEqual(['Müllner Wölfe']));
    expect(within(screen.getByRole('group', { name: 'Teams' })).getAllByRole('option')).toHaveLength(1);
    expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option').id);
    expect(screen.getByText('1 Treffer', { selector: 'span' })).toBeVisible();
    await waitFor(() => expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent('1 Treffer'), {
      timeout: 3_000,
    });
    await userEvent.keyboard('{Enter}');
    expect(window.location.hash).toBe(`#/team-detail/${clubId(2)}`);
    expect(screen.queryByRole('combobox', { name: 'Suche' })).toBeNull();
    await userEvent.keyboard('{Meta>}k{/Meta}');
    await screen.findByRole('combobox', { name: 'Suche' });
    expect(within(await screen.findByRole('group', { name: 'Zuletzt gesucht' })).getByRole('option')).toHaveTextContent(
      'Müllner Wölfe',
    );
  });

  test('Strg K opens it from the first frame on; an event of a browser that fills in a form, without a key, does nothing', async () => {
    const thrown = jest.fn();
    window.addEventListener('error', thrown);
    // Nothing that waits for an idle page has come.
    window.requestIdleCallback = () => 0;
    window.cancelIdleCallback = () => undefined;
    await showApp('/teams');
    document.dispatchEvent(new Event('keydown', { bubbles: true }));
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('combobox', { name: 'Suche' })).toBeVisible();
    window.removeEventListener('error', thrown);
    Reflect.deleteProperty(window, 'requestIdleCallback');
    expect(thrown).not.toHaveBeenCalled();
  });

  test('rules tell the sentence; nothing found is said; markup stays text', async () => {
    const field = await search();
    await userEvent.type(field, 'abseits');
    const rules = await screen.findByRole('group', { name: 'Regeln' });
    expect(rules).toHaveTextContent('kein Abseits');
    await userEvent.clear(field);
    await userEvent.type(field, '<b>qwx');
    expect(await screen.findByText('Keine Treffer für „<b>qwx“.', { selector: 'p' })).toBeVisible();
  });

  test('a server that offers it is asked once typing rests, and its results stand behind the known ones', async () => {
    net.offer('search');
    net.answer(ask('ka'), {
      items: [
        { kind: 'club', id: clubId(1), name: 'Kahlenwind SC', league: 'Q1' },
        { kind: 'club', id: clubId(9), name: 'Ka aus der Ferne', league: 'N2B' },
        { kind: 'player', id: playerId(7), name: 'KAAN rossetal', club: 'Nordbahn Sechs' },
        { kind: 'stadium', id: clubId(8), name: 'Kammer' },
        { kind: 'player', id: 7, name: null },
      ],
    });
    const field = await search();
    await userEvent.type(field, 'ka');
    await waitFor(() => expect(options()).toContain('Kaan Rossetal'));
    expect(options().slice(0, 3)).toEqual(['Kahlenwind SC', 'Ka aus der Ferne', 'Kaan Rossetal']);
    expect(net.asked.filter((path) => path.startsWith('suche'))).toEqual([ask('ka')]);
    net.answer(ask('qwx'), { items: [] });
    const answer = net.hold(ask('qwx'));
    await userEvent.clear(field);
    await userEvent.type(field, 'qwx');
    await waitFor(() => expect(net.asked).toContain(ask('qwx')));
    expect(screen.queryByText('0 Treffer')).toBeNull();
    answer();
    expect(await screen.findByText('0 Treffer')).toBeVisible();
  });

  test('a team tells its place in the table as it is shown, whatever ranking was sent', async () => {
    net.answer('webClient/clubs/league/Q1', [clubRow(1, { team_name: 'Kahlenwind SC', league_code: 'Q1' })]);
    net.answer('webClient/leagues/Q1/current/table', [
      standingRow(1, { name: 'Kahlenwind SC', ranking: 7, points: 1 }),
      standingRow(2, { ranking: 9, points: 30 }),
    ]);
    const store = testStore();
    await store.dispatch(tablesApi.endpoints.standings.initiate('Q1'));
    const field = await search(store);
    await userEvent.type(field, 'kahl');
    expect(await screen.findByRole('option')).toHaveTextContent('Q1 · 2. Platz');
    await userEvent.clear(field);
    await userEvent.type(field, 'fc quarz');
    expect(await screen.findByRole('option')).toHaveTextContent('Q1 · 1. Platz');
  });

  test('another server is not asked', async () => {
    const field = await search();
    await userEvent.type(field, 'kahl');
    await waitFor(() => expect(options()).toEqual(['Kahlenwind SC']));
    // By then the server would have been called.
    await waitFor(() => expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent('1 Treffer'), {
      timeout: 3_000,
    });
    expect(net.asked.filter((path) => path.startsWith('suche'))).toEqual([]);
  });

  test('hostile memories are not offered', async () => {
    localStorage.setItem(
      'kbo-search',
      JSON.stringify([
        { key: 'a', kind: 'club', title: 'Böse', note: '', to: '//evil.example' },
        { key: 'b', kind: 'club', title: 'Böse', note: '', to: 'javascript:alert(1)' },
        { key: 'c', kind: 'stadium', title: 'Böse', note: '', to: '/teams' },
        null,
        { key: 'd', kind: 'page', title: 'Spielplan', note: '', to: '/spielplan' },
      ]),
    );
    await search();
    await waitFor(() => expect(options()).toEqual(['Spielplan']));
  });
});

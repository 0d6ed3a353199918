import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LeaderboardsScreen from '../../../src/features/leaderboards/LeaderboardsScreen';
import { leaguePicked } from '../../../src/league/leagueSlice';
import { playersApi } from '../../../src/api/players';
import { idOf, playerOf } from '../../support/ids';
import { network } from '../../support/answers';
import { forgetCookies, showScreen } from '../../support/screen';
import { clubId, leagueId, leagueRow, playerId } from '../../support/wire';
import { testStore } from '../../support/store';

const path = (tab: string) => `webClient/leaderboard/${leagueId(1)}/${tab}`;
const row = (n: number, count: number, more: Record<string, unknown> = {}) => ({
  playerid: playerId(n),
  name: `poldi ZWIRN${n}`,
  image: '',
  number: String(n),
  count,
  team_id: clubId(n),
  team_name: `FC Quarz ${n}`,
  teamimg: '',
  ...more,
});
const GOALS = [row(4, 7), row(1, 14), row(2, 13), row(3, 11)];

function storeWith(code: string | null, id: string | null) {
  const store = testStore();
  store.dispatch(leaguePicked({ code, id: id === null ? null : idOf(id) }));
  return store;
}
const open = (store = storeWith('Q1', leagueId(1))) =>
  showScreen(LeaderboardsScreen, { at: '/leaderboards', league: null, store });
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

let net: ReturnType<typeof network>;
let logged: jest.SpyInstance;
beforeEach(() => {
  forgetCookies();
  net = network({ [path('goal')]: GOALS });
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  net.restore();
  logged.mockRestore();
  forgetCookies();
});

describe('Player statistics, /leaderboards', () => {
  test('equal counts are in the order of the names that are shown', async () => {
    net.answer(path('goal'), [row(1, 5, { name: 'Zenz Alt' }), row(2, 5, { name: 'Mitzi Mitte' })]);
    net.answer(`webClient/player/detail/${playerId(1)}?lineups=none`, { player: { id: playerId(1), name: 'Adi Neu' } });
    const store = storeWith('Q1', leagueId(1));
    await store.dispatch(playersApi.endpoints.player.initiate(playerOf(1)));
    open(store);
    const names = await screen.findAllByRole('link', { name: /^(Adi Neu|Mitzi Mitte)$/ });
    expect(names.map(({ textContent }) => textContent)).toEqual(['Adi Neu', 'Mitzi Mitte']);
  });

  test("the first three are titled '{rank}. Platz - {count} Tore', highest first whatever the order of the wire", async () => {
    open();
    await screen.findByText('Poldi Zwirn1');
    expect(screen.getByRole('heading', { level: 1, name: 'Tore' })).toBeInTheDocument();
    expect(titles()).toEqual(['1. Platz - 14 Tore', '2. Platz - 13 Tore', '3. Platz - 11 Tore']);
    expect(screen.getByRole('link', { name: 'Poldi Zwirn1' })).toHaveAttribute(
      'href',
      `#/player-detail/${playerId(1)}`,
    );
    expect(screen.getByRole('link', { name: 'FC Quarz 1' })).toHaveAttribute('href', `#/team-detail/${clubId(1)}`);
  });

  test('the rest is a list with name, team and count that goes on with rank 4', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Poldi Zwirn4' });
    const list = link.closest('ol');
    expect(list).toHaveAttribute('start', '4');
    expect(within(list ?? document.body).getByText('7')).toBeInTheDocument();
    expect(within(list ?? document.body).getByRole('link', { name: 'FC Quarz 4' })).toHaveAttribute(
      'href',
      `#/team-detail/${clubId(4)}`,
    );
  });

  test('equal counts share the place, on the cards and in the list: 1, 2, 2, 4, 4, 6', async () => {
    net.answer(
      path('goal'),
      [5, 3, 3, 1, 1, 0].map((count, n) => row(n + 1, count)),
    );
    open();
    await screen.findByText('Poldi Zwirn1');
    expect(titles()).toEqual(['1. Platz - 5 Tore', '2. Platz - 3 Tore', '2. Platz - 3 Tore']);
    const rows = ['Poldi Zwirn4', 'Poldi Zwirn5', 'Poldi Zwirn6'].map((name) => screen.getByText(name).closest('li'));
    expect(rows.map((one) => one?.value)).toEqual([4, 4, 6]);
    expect(rows.map((one) => one?.textContent?.slice(0, 1))).toEqual(['4', '4', '6']);
  });

  test.each([
    ['Gelbe Karten', 'yellowCard', '1. Platz - 5 Gelbe Karten'],
    ['Rote Karten', 'redCard', '1. Platz - 5 Rote Karten'],
    ['Gelb/Rote Karten', 'yellowRedCard', '1. Platz - 5 Gelb/Rote Karten'],
  ])('tab %s changes the header and loads its own list', async (name, call, title) => {
    net.answer(path(call), [row(9, 5)]);
    open();
    await screen.findByText('Poldi Zwirn1');
    await userEvent.click(screen.getByRole('tab', { name }));
    expect(screen.getByRole('heading', { level: 1, name })).toBeInTheDocument();
    await waitFor(() => expect(titles()).toEqual([title]));
  });

  test("of the yellow cards: whose next one means a ban carries '1 vor Sperre', of goals nobody", async () => {
    net.answer(
      path('yellowCard'),
      [400, 7, 6, 3, 0].map((count, n) => row(n + 1, count)),
    );
    open();
    await screen.findByText('Poldi Zwirn1');
    expect(screen.queryByText('1 vor Sperre')).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'Gelbe Karten' }));
    await screen.findByText('Poldi Zwirn5');
    const marked = screen.getAllByText('1 vor Sperre').map((mark) => mark.closest('li')?.textContent);
    expect(marked).toEqual([expect.stringContaining('Zwirn2'), expect.stringContaining('Zwirn4')]);
  });

  test('tabs rest while a list loads, and never show the list of another tab', async () => {
    net.answer(path('redCard'), [row(9, 2)]);
    const release = net.hold(path('redCard'));
    open();
    await screen.findByText('Poldi Zwirn1');
    await userEvent.click(screen.getByRole('tab', { name: 'Rote Karten' }));
    expect(screen.queryByText('Poldi Zwirn1')).toBeNull();
    expect(screen.getByRole('tab', { name: 'Tore' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('tab', { name: 'Tore' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Rote Karten');
    release();
    expect(await screen.findByText('Poldi Zwirn9')).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Tore' })).not.toHaveAttribute('aria-disabled');
  });

  test('switching reloads; the tab is remembered, and a return makes no call', async () => {
    net.answer(path('yellowCard'), [row(9, 5)]);
    const { store, unmount } = open();
    await screen.findByText('Poldi Zwirn1');
    await userEvent.click(screen.getByRole('tab', { name: 'Gelbe Karten' }));
    await screen.findByText('Poldi Zwirn9');
    await userEvent.click(screen.getByRole('tab', { name: 'Tore' }));
    await waitFor(() => expect(net.asked).toEqual([path('goal'), path('yellowCard'), path('goal')]));
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Tore' })).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(screen.getByRole('tab', { name: 'Gelbe Karten' }));
    await waitFor(() => expect(net.asked).toHaveLength(4));
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Tore' })).not.toHaveAttribute('aria-disabled'));
    unmount();
    open(store);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Gelbe Karten');
    expect(screen.getByText('Poldi Zwirn9')).toBeInTheDocument();
    expect(net.asked).toHaveLength(4);
  });

  test("a click on a player without id logs 'Player ID is undefined'", async () => {
    net.answer(path('goal'), [row(1, 3, { playerid: undefined, name: undefined })]);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Unknown' }));
    expect(logged).toHaveBeenCalledWith('Player ID is undefined');
  });

  test('a failed load is logged and can be tried again', async () => {
    net.answer(path('goal'), { error: true, reason: 'kaputt' }, 500);
    open();
    const retry = await screen.findByRole('button', { name: 'Erneut laden' });
    expect(logged).toHaveBeenCalledWith('Die Spielerstatistik konnte nicht geladen werden.');
    net.answer(path('goal'), GOALS);
    await userEvent.click(retry);
    expect(await screen.findByText('Poldi Zwirn1')).toBeInTheDocument();
  });

  test('between two seasons there is nobody, and nothing to try again (docs/api.md 4.20)', async () => {
    net.answer(path('goal'), { error: true, reason: 'No primary season found for this league' }, 404);
    open();
    expect(await screen.findByText('In dieser Saison ist noch kein Tor gefallen.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Erneut laden' })).toBeNull();
  });

  test('nobody yet', async () => {
    net.answer(path('goal'), []);
    open();
    expect(await screen.findByText('In dieser Saison ist noch kein Tor gefallen.')).toBeInTheDocument();
  });

  test('without a league: logged, empty, and a way to choose one', () => {
    open(storeWith(null, null));
    expect(logged).toHaveBeenCalledWith('No league code found in cookies.');
    expect(screen.getByRole('link', { name: 'Liga wählen' })).toHaveAttribute('href', '#/');
    expect(net.asked).toEqual([]);
  });

  test('a cookie that only knows the code finds the id by the league', async () => {
    net.answer('leagues/code/Q1', leagueRow(1));
    open(storeWith('Q1', null));
    expect(await screen.findByText('Poldi Zwirn1')).toBeInTheDocument();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useWriteQuery } from '../../src/router/addressQuery';
import { selectChoice, selectLeaderboardTab } from '../../src/filters/filtersSlice';
import { network } from '../support/answers';
import { completeBrowser, showApp } from '../support/app';
import { mount } from '../support/mount';
import { chooseLeague, windowIs } from '../support/screen';
import { clubId, clubRow, leagueId, leagueRow, matchRow, playerId, playerRow, seasonId } from '../support/wire';
import { testStore } from '../support/store';

let net: ReturnType<typeof network>;

const day = (n: number, gameday: number) =>
  matchRow(n, { details: { gameday, date: `2025-10-${String(gameday).padStart(2, '0')}T11:00:00Z` } });

const seasons = [
  { id: seasonId(1), name: '2025/26', primary: true, matches: [day(1, 1), day(2, 2)] },
  { id: seasonId(2), name: '2024/25', primary: false, matches: [day(3, 1), day(4, 2), day(5, 3)] },
];

beforeAll(completeBrowser);
beforeEach(() => {
  localStorage.clear();
  windowIs({ width: 1280 });
  net = network({
    'client/leagueList?per=25': [leagueRow(1)],
    'leagues/code/Q1': leagueRow(1),
    'webClient/matches/league/Q1/index?lineups=none': seasons,
    [`webClient/clubs/detail/${clubId(1)}?lineups=none`]: { club: clubRow(1), upcoming: seasons },
    [`webClient/player/detail/${playerId(1)}?lineups=none`]: { player: playerRow(1), upcoming: seasons },
    [`webClient/leaderboard/${leagueId(1)}/redCard`]: [{ name: 'Rot Rudi', count: 2 }],
    [`webClient/leaderboard/${leagueId(1)}/goal`]: [{ name: 'Tor Toni', count: 9 }],
  });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  chooseLeague('Q1');
});
afterEach(() => {
  net.restore();
  jest.restoreAllMocks();
  chooseLeague(null);
});

async function show(at: string) {
  window.history.replaceState(null, '', `#${at}`);
  return showApp(at, testStore());
}
const shown = (label: string) =>
  within(screen.getByLabelText<HTMLSelectElement>(label)).getByRole('option', { selected: true });

describe('docs/behaviour.md 15: filters in the address', () => {
  test('a page writes into its own address only, not into that of the next one, whose code is on its way', () => {
    let write: ReturnType<typeof useWriteQuery> = () => undefined;
    const Page = () => {
      write = useWriteQuery();
      return null;
    };
    mount(<Page />, '/spielplan?liga=Q1');
    write({ spieltag: '5' });
    expect(window.location.hash).toBe('#/spielplan?liga=Q1&spieltag=5');
    window.history.replaceState(null, '', '#/team-detail/1?spieltag=2');
    write({ spieltag: null });
    expect(window.location.hash).toBe('#/team-detail/1?spieltag=2');
  });

  test('season by name and matchday win for this visit and are not remembered', async () => {
    const { store } = await show('/spielplan?saison=2024%2F25&spieltag=3');
    await waitFor(() => expect(shown('Spieltag')).toHaveTextContent('Spieltag 3'));
    expect(shown('Saison')).toHaveTextContent('2024/25');
    expect(selectChoice(store.getState(), 'fixtures/Q1')).toEqual({});
  });

  test('a season by id is accepted, too', async () => {
    await show(`/spielplan?saison=${seasonId(2)}`);
    await waitFor(() => expect(shown('Saison')).toHaveTextContent('2024/25'));
  });

  test('a browser that refuses to change the address, as Safari does after a hundred times, changes filters', async () => {
    const { store } = await show('/spielplan?saison=2024%2F25&spieltag=3');
    await waitFor(() => expect(shown('Spieltag')).toHaveTextContent('Spieltag 3'));
    jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('Attempt to use history.replaceState() more than 100 times', 'SecurityError');
    });
    for (const matchday of [2, 1, 3]) {
      await userEvent.selectOptions(screen.getByLabelText('Spieltag'), String(matchday));
      expect(shown('Spieltag')).toHaveTextContent(`Spieltag ${matchday}`);
    }
    await userEvent.selectOptions(screen.getByLabelText('Saison'), seasonId(1));
    expect(shown('Saison')).toHaveTextContent('2025/26');
    expect(selectChoice(store.getState(), 'fixtures/Q1')).toMatchObject({ season: seasonId(1) });
  });

  test('an explicit choice takes over: remembered, and in the address, without a history entry', async () => {
    const { store } = await show('/spielplan?saison=2024%2F25&spieltag=3');
    await waitFor(() => expect(shown('Spieltag')).toHaveTextContent('Spieltag 3'));
    const entries = window.history.length;
    await userEvent.selectOptions(screen.getByLabelText('Spieltag'), '2');
    expect(shown('Spieltag')).toHaveTextContent('Spieltag 2');
    expect(shown('Saison')).toHaveTextContent('2024/25');
    expect(window.location.hash).toMatch(/saison=2024%2F25&spieltag=2/);
    expect(selectChoice(store.getState(), 'fixtures/Q1')).toMatchObject({ matchday: 2, matchdayOf: seasonId(2) });
    expect(window.history.length).toBe(entries);
  });

  test.each(['-1', '99', 'x', '%2533', '1e3'])(
    'matchday %s falls back to the default and leaves the address',
    async (bad) => {
      await show(`/spielplan?saison=nie&spieltag=${bad}`);
      await waitFor(() => expect(shown('Saison')).toHaveTextContent('2025/26'));
      await waitFor(() => expect(window.location.hash).not.toMatch(/spieltag|saison/));
    },
  );

  describe.each([
    ['a team', `/team-detail/${clubId(1)}`],
    ['a player', `/player-detail/${playerId(1)}`],
  ])('on the page of %s', (_, path) => {
    test('season and matchday win, and a choice goes into the address', async () => {
      await show(`${path}?saison=2024%2F25&spieltag=3`);
      await waitFor(() => expect(shown('Spieltag')).toHaveTextContent('Spieltag 3'));
      expect(shown('Saison')).toHaveTextContent('2024/25');
      const entries = window.history.length;
      await userEvent.selectOptions(screen.getByLabelText('Spieltag'), '2');
      expect(window.location.hash).toMatch(/saison=2024%2F25&spieltag=2/);
      expect(window.history.length).toBe(entries);
    });

    test.each([
      ['below 1', '-1'],
      ['encoded twice', '%2533'],
      ['of 10 kB', '9'.repeat(10_000)],
    ])('a matchday %s falls back and leaves the address', async (_kind, bad) => {
      await show(`${path}?saison=2024%252F25&spieltag=${bad}`);
      await waitFor(() => expect(shown('Saison')).toHaveTextContent('2025/26'));
      await waitFor(() => expect(window.location.hash).not.toMatch(/spieltag|saison/));
    });
  });

  test('the list of a leaderboard link is shown, and the remembered tab stays', async () => {
    const { store } = await show('/leaderboards?liste=rot');
    expect(await screen.findByText(/Rot Rudi|Rudi/)).toBeInTheDocument();
    expect(selectLeaderboardTab(store.getState())).toBe('goals');
    await userEvent.click(await screen.findByRole('tab', { name: /Tore/ }));
    expect(window.location.hash).toMatch(/liste=tore/);
  });

  test('an unknown list leaves the address', async () => {
    await show('/leaderboards?liste=eigentore');
    expect(await screen.findByText(/Tor Toni|Toni/)).toBeInTheDocument();
    await waitFor(() => expect(window.location.hash).not.toMatch(/liste/));
  });
});

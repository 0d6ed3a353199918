import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clubsApi } from '../../../src/api/clubs';
import LeagueSelectionScreen from '../../../src/features/leagueSelection/LeagueSelectionScreen';
import { useMyTeam } from '../../../src/features/leagueSelection/useMyTeam';
import { favouriteAdded, selectFavourites } from '../../../src/filters/filtersSlice';
import { network } from '../../support/answers';
import { forgetCookies, showScreen, windowIs } from '../../support/screen';
import { clubId, clubRow, leagueRow, matchId, matchRow, seasonId, standingRow } from '../../support/wire';
import { testStore } from '../../support/store';
import { clubOf } from '../../support/ids';

const PAGE = (n: number): string => `webClient/clubs/detail/${clubId(n)}?lineups=none`;
const TABLE = 'webClient/leagues/Q1/current/table';
const side = (n: number) => ({ id: clubId(n), name: `FC Quarz ${n}`, logo: '' });
const game = (n: number, date: string, more: object) =>
  matchRow(n, { home_blanket: side(1), away_blanket: side(2), details: { gameday: n, date }, ...more });
const page = (matches: readonly object[]) => ({
  club: clubRow(1, { league_code: 'Q1' }),
  upcoming: [{ season_id: seasonId(1), season_name: '2025/26', primary: true, matches }],
});

let net: ReturnType<typeof network>;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({
    now: Date.parse('2025-11-20T12:00:00Z'),
    doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'],
  });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  windowIs({ width: 1280 });
  net = network({ 'webClient/selection': [leagueRow(1)], [TABLE]: [standingRow(2), standingRow(1, { points: 1 })] });
});
afterEach(() => {
  net.restore();
  jest.restoreAllMocks();
  jest.useRealTimers();
  forgetCookies();
});

function show(...teams: readonly number[]) {
  const store = testStore();
  for (const n of teams)
    store.dispatch(favouriteAdded({ club: clubOf(n), code: 'Q1', name: `Gemerkt ${n}`, logo: null }));
  return showScreen(LeagueSelectionScreen, { store });
}
/** The card itself is looked for: its title is another element once the team turns out to be gone. */
const card = async (name: string) => {
  const item = await waitFor(() =>
    screen.getByText(name, { selector: 'section[aria-labelledby="meine-teams"] *' }).closest('li'),
  );
  if (item === null) throw new Error(`${name} stands in no card`);
  return within(item);
};

describe('docs/behaviour.md 11: Meine Teams on the start page', () => {
  test('no section and no call for whoever follows none', async () => {
    show();
    expect(await screen.findByText('Quarzliga 1')).toBeVisible();
    expect(screen.queryByText('Meine Teams')).toBeNull();
    expect(net.asked.some((path) => /clubs\/detail|table/.test(path))).toBe(false);
  });

  test('a prefetch that failed is no failure of the card, not for a frame', async () => {
    net.cut(PAGE(1));
    const store = testStore();
    store.dispatch(favouriteAdded({ club: clubOf(1), code: 'Q1', name: 'Gemerkt 1', logo: null }));
    await store.dispatch(clubsApi.endpoints.club.initiate(clubOf(1), { subscribe: false }));
    net.answer(PAGE(1), page([]));
    const phases: string[] = [];
    const [team] = selectFavourites(store.getState());
    function Card() {
      if (team !== undefined) phases.push(useMyTeam(team, true).matches.phase);
      return null;
    }
    showScreen(Card, { store });
    await waitFor(() => expect(phases).toContain('ready'));
    expect(phases).not.toContain('failed');
  });

  test('place and points by the table, last result with its letter and own goals first, next match', async () => {
    const away = game(3, '2025-11-09T11:00:00Z', {
      home_blanket: side(2),
      away_blanket: side(1),
      status: 'done',
      score: { home: 2, away: 4 },
    });
    const earlier = game(2, '2025-11-02T11:00:00Z', { status: 'done', score: { home: 0, away: 9 } });
    net.answer(PAGE(1), page([game(4, '2025-11-23T11:00:00Z', { status: 'pending' }), away, earlier]));
    show(1);
    const team = await card('FC Quarz 1');
    expect(await team.findByText('2. Platz · 1 Pkt.')).toBeVisible();
    expect(await team.findByText('4:2')).toBeVisible();
    expect(team.getByRole('img', { name: 'Sieg' })).toBeInTheDocument();
    expect(team.getByText('So., 23.11. · 11:00 · gegen FC Quarz 2')).toBeVisible();
    expect(team.getByRole('link', { name: /FC Quarz 1/ })).toHaveAttribute('href', `#/team-detail/${clubId(1)}`);
    expect(team.getByRole('link', { name: /4:2/ })).toHaveAttribute('href', `#/match/${matchId(3)}`);
    expect(net.asked.filter((path) => path.startsWith(PAGE(1)))).toHaveLength(1);
  });

  test('while it plays, the running score stands in place of the next match', async () => {
    net.answer(PAGE(1), page([game(4, '2025-11-20T12:30:00Z', { status: 'halftime', score: { home: 3, away: 1 } })]));
    show(1);
    const team = await card('FC Quarz 1');
    expect(await team.findByText('Halbzeit')).toBeVisible();
    expect(team.getByText('3 zu 1')).toBeInTheDocument();
    expect(team.getByText('Noch kein Ergebnis')).toBeVisible();
  });

  test('nothing to tell is said in words', async () => {
    net.answer(PAGE(1), page([]));
    net.answer(TABLE, []);
    show(1);
    const team = await card('FC Quarz 1');
    expect(await team.findByText('Noch kein Ergebnis')).toBeVisible();
    expect(team.getByText('Kein Spiel angesetzt')).toBeVisible();
    expect(team.getByText('Noch kein Tabellenplatz')).toBeVisible();
  });

  test('a team that the API no longer knows keeps its last name and can be removed', async () => {
    const { store } = show(9);
    const team = await card('Gemerkt 9');
    expect(await team.findByText('nicht mehr gemeldet')).toBeVisible();
    await userEvent.click(team.getByRole('button', { name: 'Entfernen, Gemerkt 9' }));
    expect(selectFavourites(store.getState())).toEqual([]);
    expect(screen.queryByText('Meine Teams')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('a failed team says so, keeps the others, and a retry brings it', async () => {
    net.answer(PAGE(1), { reason: 'kaputt' }, 500);
    net.answer(PAGE(2), { ...page([]), club: clubRow(2, { league_code: 'Q1' }) });
    show(1, 2);
    const broken = await card('Gemerkt 1');
    expect(await broken.findByText('Spiele konnten nicht geladen werden.')).toBeVisible();
    expect(await (await card('FC Quarz 2')).findByText('Kein Spiel angesetzt')).toBeVisible();
    net.answer(PAGE(1), page([]));
    await userEvent.click(broken.getByRole('button', { name: 'Erneut laden' }));
    await waitFor(() => expect(screen.queryByText('Spiele konnten nicht geladen werden.')).toBeNull());
  });

  test('Bearbeiten offers Entfernen on each card; the focus is not lost', async () => {
    net.answer(PAGE(1), page([]));
    net.answer(PAGE(2), page([]));
    const { store } = show(1, 2);
    await card('FC Quarz 1');
    await userEvent.click(screen.getByRole('button', { name: 'Bearbeiten' }));
    await userEvent.click(screen.getAllByRole('button', { name: /^Entfernen/ })[0] ?? document.body);
    expect(selectFavourites(store.getState())).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Meine Teams' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Fertig' }));
    expect(screen.queryByRole('button', { name: /^Entfernen/ })).toBeNull();
  });
});

import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { livescoreApi } from '../../../src/api/livescore';
import TableScreen from '../../../src/features/table/TableScreen';
import { network } from '../../support/answers';
import { forgetCookies, showScreen, windowIs } from '../../support/screen';
import { clubId, leagueRow, matchId, matchRow, standingRow } from '../../support/wire';

const CALL = 'webClient/leagues/Q1/current/table';
const PRIMARY = 'webClient/matches/league/Q1/primary';
const LEAGUES = 'client/leagueList?per=25';
let net: ReturnType<typeof network>;
let logged: jest.SpyInstance;

beforeEach(() => {
  windowIs({ width: 1280 });
  net = network({ [LEAGUES]: [leagueRow(1)] });
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  net.restore();
  logged.mockRestore();
  forgetCookies();
});

const rows = (count: number) => Array.from({ length: count }, (_, index) => standingRow(index + 1));
const body = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
const cells = (row: HTMLElement | undefined) =>
  row
    ? within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
    : [];

describe('Table page', () => {
  test("'Tabelle': top 3 rows promotion, last 2 relegation, with a legend in words", async () => {
    net.answer(CALL, rows(7));
    showScreen(TableScreen, { at: '/tabelle' });
    const zones = (await body()).map((row) => /Aufstieg|Abstieg/.exec(row.textContent ?? '')?.[0] ?? null);
    expect(zones).toEqual(['Aufstieg', 'Aufstieg', 'Aufstieg', null, null, 'Abstieg', 'Abstieg']);
    expect(screen.getByRole('heading', { level: 1, name: 'Tabelle' })).toBeVisible();
    expect(
      within(screen.getByRole('list', { name: 'Legende' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['1Aufstieg', '7Abstieg']);
  });

  test('fewer than five rows: zones do not overlap', async () => {
    net.answer(CALL, rows(4));
    showScreen(TableScreen, { at: '/tabelle' });
    const zones = (await body()).map((row) => /Aufstieg|Abstieg/.exec(row.textContent ?? '')?.[0] ?? null);
    expect(zones).toEqual(['Aufstieg', 'Aufstieg', 'Aufstieg', 'Abstieg']);
  });

  test('columns as German readers expect them, full words for screen readers, the caption names the league', async () => {
    net.answer(CALL, [
      standingRow(1, { wins: 6, draws: 1, losses: 2, scored: 18, against: 32, difference: -14, points: '13,5' }),
      standingRow(2, { wins: 0, draws: 0, losses: 0, scored: 0, against: 0, difference: 0, points: 0 }),
    ]);
    showScreen(TableScreen, { at: '/tabelle', strip: true });
    const [first, second] = await body();
    expect(cells(first).slice(1)).toEqual(['9', '6', '1', '2', '18:32', '−14', '13,5']);
    expect(cells(second).slice(1)).toEqual(['0', '0', '0', '0', '-:-', '0', '0']);
    expect(
      screen.getAllByRole('columnheader').map((head) => head.querySelector('abbr')?.title ?? head.textContent),
    ).toEqual(['Platz', 'Team', 'Spiele', 'Siege', 'Unentschieden', 'Niederlagen', 'Tore', 'Tordifferenz', 'Punkte']);
    expect(await screen.findByRole('table', { name: 'Tabelle Quarzliga 1' })).toBeVisible();
  });

  test('points decide, then the ranking of the wire (docs/api.md 5.1)', async () => {
    net.answer(CALL, [standingRow(1, { points: 9 }), standingRow(3, { points: 12 }), standingRow(2, { points: 12 })]);
    showScreen(TableScreen, { at: '/tabelle' });
    expect((await body()).map((row) => within(row).getByRole('link').textContent)).toEqual([
      'FC Quarz 2',
      'FC Quarz 3',
      'FC Quarz 1',
    ]);
  });

  test('form: newest last, letter S, U or N, each a link to its match; without form no column', async () => {
    const form = [
      { result: 'W', match_id: matchId(1), gameday: 3 },
      { result: 'L', match_id: matchId(2), gameday: 4 },
      { result: 'D', match_id: matchId(3), gameday: 5 },
    ];
    net.answer(CALL, [standingRow(1, { form }), standingRow(2)]);
    showScreen(TableScreen, { at: '/tabelle' });
    const [first] = await body();
    const badges = within(first ?? document.body)
      .getAllByRole('link')
      .slice(1);
    expect(badges.map((badge) => badge.title)).toEqual([
      'Sieg, Spieltag 3',
      'Niederlage, Spieltag 4',
      'Unentschieden, Spieltag 5',
    ]);
    expect(badges.map((badge) => badge.firstChild?.textContent)).toEqual(['S', 'N', 'U']);
    expect(badges[0]).toHaveAttribute('href', `#/match/${matchId(1)}`);
    expect(screen.getByText(/nach Spieltag 5/)).toBeVisible();
  });

  test('LIVE stands behind a team that plays, as soon as any answer tells', async () => {
    net.answer(CALL, rows(3));
    net.answer('webClient/livescore', []);
    const { store } = showScreen(TableScreen, { at: '/tabelle' });
    await body();
    expect(screen.queryByText('LIVE')).toBeNull();
    net.answer('webClient/livescore', [{ league: 'Quarzliga 1', matches: [matchRow(1, { status: 'first' })] }]);
    await act(() =>
      store.dispatch(livescoreApi.endpoints.livescore.initiate(undefined, { forceRefetch: true, subscribe: false })),
    );
    expect(screen.getAllByText('LIVE')).toHaveLength(2);
    expect(screen.getByRole('link', { name: /FC Quarz 2/ })).toHaveTextContent('LIVE');
  });

  test('the name is only a label: the table does not wait for it, and a hidden league is asked by its code', async () => {
    net.answer(LEAGUES, { message: 'kaputt' }, 500);
    net.answer('leagues/code/Q1', leagueRow(1, { name: 'Verborgene Liga', visibility: false }));
    net.answer(CALL, rows(3));
    showScreen(TableScreen, { at: '/tabelle', strip: true });
    await body();
    expect(await screen.findByRole('table', { name: 'Tabelle Verborgene Liga' })).toBeVisible();
  });

  test('between two seasons (404) there is no table yet; that is no failure to retry', async () => {
    net.answer(CALL, { reason: 'No primary season found for league Q1' }, 404);
    showScreen(TableScreen, { at: '/tabelle' });
    expect(await screen.findByText('Für diese Saison gibt es noch keine Tabelle.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Erneut laden' })).toBeNull();
  });

  test('a league that does not exist leads to the choice of one', async () => {
    net.answer(LEAGUES, [leagueRow(2, { code: 'Q2' })]);
    net.answer('webClient/selection', [leagueRow(2, { code: 'Q2' })]);
    net.answer(CALL, { reason: 'League with code Q1 not found' }, 404);
    showScreen(TableScreen, { at: '/tabelle' });
    expect(await screen.findByText('Diese Liga gibt es nicht.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Liga wählen' })).toHaveAttribute('href', '#/');
    expect(screen.queryByText(/noch keine Tabelle/)).toBeNull();
  });

  describe('an API on another host, whose errors carry no CORS headers, so that the browser tells nothing of them', () => {
    beforeEach(() => {
      net.cut(CALL);
      net.answer('webClient/selection', [leagueRow(1)]);
    });

    test('between two seasons there is no table yet', async () => {
      net.answer(PRIMARY, []);
      showScreen(TableScreen, { at: '/tabelle' });
      expect(await screen.findByText('Für diese Saison gibt es noch keine Tabelle.')).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Erneut laden' })).toBeNull();
    });

    test('a league that does not exist leads to the choice of one', async () => {
      net.answer(LEAGUES, []);
      net.answer('webClient/selection', [leagueRow(2, { code: 'Q2' })]);
      net.cut(PRIMARY);
      showScreen(TableScreen, { at: '/tabelle' });
      expect(await screen.findByRole('link', { name: 'Liga wählen' })).toBeVisible();
    });

    test('where a season is on, it is a failure', async () => {
      net.answer(PRIMARY, [matchRow(1)]);
      showScreen(TableScreen, { at: '/tabelle' });
      expect(await screen.findByRole('button', { name: 'Erneut laden' })).toBeVisible();
    });
  });

  test('table load failure: logged, and a retry that works', async () => {
    net.cut(CALL);
    showScreen(TableScreen, { at: '/tabelle' });
    const retry = await screen.findByRole('button', { name: 'Erneut laden' });
    expect(logged).toHaveBeenCalledWith('Die Tabelle konnte nicht geladen werden.');
    net.answer(CALL, rows(2));
    await userEvent.click(retry);
    expect(await body()).toHaveLength(2);
  });

  test('without a league: logged, empty, and the way to choose one', () => {
    showScreen(TableScreen, { at: '/tabelle', league: null });
    expect(logged).toHaveBeenCalledWith('No league code found in cookies.');
    expect(screen.getByRole('link', { name: 'Liga wählen' })).toBeVisible();
    expect(net.asked).not.toContain(CALL);
  });

  test('a team opens its page', async () => {
    net.answer(CALL, rows(1));
    showScreen(TableScreen, { at: '/tabelle' });
    expect(await screen.findByRole('link', { name: 'FC Quarz 1' })).toHaveAttribute(
      'href',
      `#/team-detail/${clubId(1)}`,
    );
  });
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CalculatorScreen from '../../src/features/calculator/CalculatorScreen';
import TableScreen from '../../src/features/table/TableScreen';
import TeamScreen from '../../src/features/team/TeamScreen';
import { writeTips } from '../../src/entities/calculator/tips';
import { completeBrowser } from '../support/app';
import { matchOf } from '../support/ids';
import { onDesktop } from '../support/leagueScreen';
import { showScreen } from '../support/screen';
import { clubId, matchRow, seasonId, standingRow } from '../support/wire';

const TABLE = 'webClient/leagues/Q1/current/table';
const FIXTURES = 'webClient/matches/league/Q1/index?lineups=none';
const stage = onDesktop({ calm: true, inView: true });

beforeEach(completeBrowser);

const match = (n: number, home: number, away: number, score: readonly [number, number] | null, more = {}) =>
  matchRow(n, {
    home_blanket: { id: clubId(home), name: `FC Quarz ${home}` },
    away_blanket: { id: clubId(away), name: `FC Quarz ${away}` },
    details: { gameday: 1 + Math.floor(n / 20), date: '2025-10-26T11:00:00Z' },
    ...(score === null ? {} : { status: 'done', score: { home: score[0], away: score[1] } }),
    ...more,
  });
const season = (...matches: object[]) => [{ id: seasonId(1), name: '2025/26', primary: true, matches }];
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
/** A league of so many clubs in which each has played the next one. */
function league(clubs: number): void {
  stage.net.answer(
    TABLE,
    numbers(clubs).map((n) => standingRow(n, { points: clubs - n })),
  );
  stage.net.answer(
    FIXTURES,
    season(...numbers(clubs).map((n) => match(n, n, (n % clubs) + 1, [2, 1])), match(99, 1, 2, null)),
  );
}
const heads = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

describe('docs/behaviour.md 13: leagues of any size', () => {
  test.each([3, 30])('%i clubs: table, view, curve and calculator list each of them', async (clubs) => {
    league(clubs);
    const table = showScreen(TableScreen, { at: '/tabelle' });
    expect(await heads()).toHaveLength(clubs);
    await userEvent.click(screen.getByRole('tab', { name: 'Heim' }));
    expect(await screen.findByRole('table', { name: /, Heim$/ })).toBeVisible();
    expect(await heads()).toHaveLength(clubs);
    table.unmount();
    const calculator = showScreen(CalculatorScreen, { at: '/tabellenrechner' });
    expect((await heads()).every((head) => /(möglich: \d+\.–\d+|sicher: \d+)\. Platz$/.test(head ?? ''))).toBe(true);
    calculator.unmount();
    stage.net.answer(`webClient/clubs/detail/${clubId(3)}?lineups=none`, {
      club: { id: clubId(3), team_name: 'FC Quarz 3', league_code: 'Q1' },
      upcoming: season().map(({ id, name, primary }) => ({ season_id: id, season_name: name, primary, matches: [] })),
    });
    showScreen(TeamScreen, { at: `/team-detail/${clubId(3)}` });
    expect(await screen.findByRole('slider', { name: 'Fieberkurve, Spieltag' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^\d\. Spieltag: \d+\. Platz/),
    );
    expect(within(screen.getByRole('combobox', { name: 'Zweites Team' })).getAllByRole('option')).toHaveLength(clubs);
  });

  test('points with a decimal are shown as they are, asked about, and counted on', async () => {
    stage.net.answer(TABLE, [
      standingRow(1, { points: 13.5, difference: 4 }),
      standingRow(2, { points: 13.5, difference: 3 }),
      standingRow(3, { points: 13 }),
    ]);
    stage.net.answer(FIXTURES, season(match(1, 3, 2, null)));
    const table = showScreen(TableScreen, { at: '/tabelle' });
    expect(await screen.findAllByRole('cell', { name: /13,5$/ })).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: /^Warum steht/ })).toHaveLength(1);
    table.unmount();
    showScreen(CalculatorScreen, { at: '/tabellenrechner' });
    await userEvent.click(await screen.findByRole('button', { name: 'Ein Tor mehr: FC Quarz 2 bei FC Quarz 3' }));
    expect((await heads())[0]).toMatch(/^FC Quarz 2/);
    expect(screen.getByRole('cell', { name: '16,5' })).toBeVisible();
  });
});

describe('docs/behaviour.md 13: a club that left in winter', () => {
  const gone = 9;
  beforeEach(() => {
    stage.net.answer(
      TABLE,
      numbers(6).map((n) => standingRow(n, { points: 20 - n })),
    );
    stage.net.answer(
      FIXTURES,
      season(match(1, 1, gone, [4, 0]), match(2, gone, 2, [1, 1]), match(3, 3, gone, null), match(4, 4, 5, null)),
    );
  });

  test('is not in the views, its results count for those who played it', async () => {
    showScreen(TableScreen, { at: '/tabelle' });
    await heads();
    await userEvent.click(screen.getByRole('tab', { name: 'Heim' }));
    expect(await screen.findByRole('table', { name: /, Heim$/ })).toBeVisible();
    expect(await heads()).toEqual([1, 2, 3, 4, 5, 6].map((n) => `FC Quarz ${n}`));
  });

  test('its open match can be tipped, and counts for the other side', async () => {
    showScreen(CalculatorScreen, { at: '/tabellenrechner' });
    await userEvent.click(await screen.findByRole('button', { name: 'Ein Tor mehr: FC Quarz 3 gegen FC Quarz 9' }));
    expect(await heads()).toHaveLength(6);
    expect((await heads())[0]).toMatch(/^FC Quarz 3/);
  });

  test('its own page keeps its curve', async () => {
    stage.net.answer(`webClient/clubs/detail/${clubId(gone)}?lineups=none`, {
      club: { id: clubId(gone), team_name: 'FC Quarz 9', league_code: 'Q1' },
      upcoming: [{ season_id: seasonId(1), season_name: '2025/26', primary: true, matches: [] }],
    });
    showScreen(TeamScreen, { at: `/team-detail/${clubId(gone)}` });
    expect(await screen.findByRole('slider', { name: 'Fieberkurve, Spieltag' })).toHaveAttribute(
      'aria-valuetext',
      '1. Spieltag: 3. Platz, 1:1 gegen FC Quarz 2',
    );
  });
});

describe('docs/behaviour.md 13: tips of a link that is older than the season', () => {
  test('for matches that do not exist, or were played meanwhile, are passed over; the others count', async () => {
    stage.net.answer(
      TABLE,
      numbers(6).map((n) => standingRow(n, { points: 20 - n })),
    );
    stage.net.answer(FIXTURES, season(match(1, 1, 2, [0, 5]), match(2, 3, 4, null)));
    const tip = { home: 1, away: 0 };
    const tipps = writeTips(new Map([1, 2, 77].map((n) => [matchOf(n), tip])));
    showScreen(CalculatorScreen, { at: '/tabellenrechner', search: `tipps=${tipps}` });
    await heads();
    expect(screen.getByText('1 von 1 getippt')).toBeVisible();
    expect(screen.queryByText('Die Tipps im Link waren nicht lesbar.')).toBeNull();
    expect(
      screen.getAllByRole('spinbutton').map((field) => (field instanceof HTMLInputElement ? field.value : '')),
    ).toEqual(['1', '0']);
  });
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ClubsScreen from '../../src/features/clubs/ClubsScreen';
import FixturesScreen from '../../src/features/fixtures/FixturesScreen';
import LeaderboardsScreen from '../../src/features/leaderboards/LeaderboardsScreen';
import NewsScreen from '../../src/features/news/NewsScreen';
import SuspensionsScreen from '../../src/features/suspensions/SuspensionsScreen';
import TableScreen from '../../src/features/table/TableScreen';
import { inLeagueQ1 } from '../support/leagueScreen';
import { showScreen, windowIs } from '../support/screen';
import { clubRow, leagueId, leagueRow, matchRow, newsRow, standingRow } from '../support/wire';

const SELECTION = 'webClient/selection';
const PRIMARY = 'webClient/matches/league/Q1/primary';
const TABLE = 'webClient/leagues/Q1/current/table';
const GOALS = `webClient/leaderboard/${leagueId(1)}/goal`;
const others = [leagueRow(2, { code: 'Q2' })];

const stage = inLeagueQ1();
beforeEach(() => windowIs({ width: 1280 }));
const AGAIN = 'Erneut laden';
const retry = () => screen.findByRole('button', { name: AGAIN });

describe('an API on another host whose errors carry no CORS headers: the browser tells nothing of them (docs/api.md 1)', () => {
  test.each([
    ['clubs', '/teams', ClubsScreen, 'webClient/clubs/league/Q1'],
    ['fixtures', '/spielplan', FixturesScreen, 'webClient/matches/league/Q1/index?lineups=none'],
    ['news', '/news', NewsScreen, 'webClient/news/league/Q1'],
    ['table', '/tabelle', TableScreen, TABLE],
    ['leaderboard', '/leaderboards', LeaderboardsScreen, GOALS],
  ])('%s of an unknown league lead to the choice of one', async (_what, at, Screen, call) => {
    stage.net.cut(call);
    stage.net.answer(SELECTION, others);
    showScreen(Screen, { at });
    expect(await screen.findByText('Diese Liga gibt es nicht.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Liga wählen' })).toHaveAttribute('href', '#/');
  });

  test.each([
    ['table', '/tabelle', TableScreen, TABLE, 'Für diese Saison gibt es noch keine Tabelle.'],
    ['leaderboard', '/leaderboards', LeaderboardsScreen, GOALS, 'In dieser Saison ist noch kein Tor gefallen.'],
  ])('no %s yet is no failure; nor is it after a retry', async (_what, at, Screen, call, empty) => {
    for (const path of [call, PRIMARY, SELECTION]) stage.net.cut(path);
    showScreen(Screen, { at });
    const button = await retry();
    stage.net.answer(SELECTION, [leagueRow(1)]);
    stage.net.answer(PRIMARY, []);
    await userEvent.click(button);
    expect(await screen.findByText(empty)).toBeVisible();
    expect(screen.queryByRole('button', { name: AGAIN })).toBeNull();
  });

  test.each([
    ['clubs', '/teams', ClubsScreen, 'webClient/clubs/league/Q1', [clubRow(1)], /FC Quarz/i],
    ['news', '/news', NewsScreen, 'webClient/news/league/Q1', [newsRow(1)], 'Bericht 1'],
    ['table', '/tabelle', TableScreen, TABLE, [standingRow(1)], /FC Quarz/i],
  ])('%s: a retry after a hidden error shows what is there by then', async (_what, at, Screen, call, answer, told) => {
    stage.net.cut(call);
    stage.net.answer(SELECTION, [leagueRow(1)]);
    stage.net.answer(PRIMARY, [matchRow(1)]);
    showScreen(Screen, { at });
    const button = await retry();
    stage.net.answer(call, answer);
    await userEvent.click(button);
    expect((await screen.findAllByText(told))[0]).toBeVisible();
  });

  test('while a retry is being looked into, the failure is not shown in between', async () => {
    for (const path of [TABLE, PRIMARY, SELECTION]) stage.net.cut(path);
    showScreen(TableScreen, { at: '/tabelle' });
    const button = await retry();
    const release = stage.net.hold(SELECTION);
    stage.net.answer(SELECTION, [leagueRow(1)]);
    stage.net.answer(PRIMARY, []);
    const buttons: number[] = [];
    const changes = new MutationObserver(() => buttons.push(screen.queryAllByRole('button', { name: AGAIN }).length));
    changes.observe(document.body, { childList: true, subtree: true });
    await userEvent.click(button);
    await waitFor(() => expect(stage.net.asked.filter((path) => path === SELECTION)).toHaveLength(2));
    release();
    expect(await screen.findByText('Für diese Saison gibt es noch keine Tabelle.')).toBeVisible();
    changes.disconnect();
    expect(buttons.filter((count) => count > 0)).toEqual([]);
  });

  test('nobody is one card from a ban where no cards are known yet', async () => {
    stage.net.cut(`webClient/leaderboard/${leagueId(1)}/yellowCard`);
    stage.net.answer('webClient/blocked/league/Q1', []);
    stage.net.answer(SELECTION, [leagueRow(1)]);
    stage.net.answer(PRIMARY, []);
    showScreen(SuspensionsScreen, { at: '/sperren' });
    expect(await screen.findByText('Niemand ist eine Gelbe von einer Sperre entfernt.')).toBeVisible();
  });
});

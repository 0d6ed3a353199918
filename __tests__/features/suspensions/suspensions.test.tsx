import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SuspensionsScreen from '../../../src/features/suspensions/SuspensionsScreen';
import { inLeagueQ1 } from '../../support/leagueScreen';
import { chooseLeague, showScreen, windowIs } from '../../support/screen';
import { clubId, playerId, suspensionRow } from '../../support/wire';

const PATH = 'webClient/blocked/league/Q1';
const EMPTY = 'Aktuell gibt es keine gesperrten Spieler in dieser Liga';
const open = () => showScreen(SuspensionsScreen, { at: '/sperren', league: null });

const stage = inLeagueQ1();
beforeEach(() => windowIs({ width: 1280 }));

describe('Suspensions, /sperren', () => {
  test("each entry: name and SID, team, 'Gesperrt bis' with the block date; links to player and team", async () => {
    stage.net.answer(PATH, [suspensionRow(1)]);
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Sperren' })).toBeInTheDocument();
    const row = await screen.findByRole('listitem');
    expect(within(row).getByRole('link', { name: /Poldi Zwirn1/ })).toHaveAttribute(
      'href',
      `#/player-detail/${playerId(1)}`,
    );
    expect(within(row).getByText('SID 40001')).toBeInTheDocument();
    expect(within(row).getByRole('link', { name: 'FC Quarz 1' })).toHaveAttribute('href', `#/team-detail/${clubId(1)}`);
    expect(within(row).getByText('Gesperrt bis')).toBeInTheDocument();
    expect(within(row).getByText('27.10.2025')).toBeInTheDocument();
  });

  test('the player id may come as `player`, the date wrapped or missing', async () => {
    stage.net.answer(PATH, [
      suspensionRow(1, {
        playerid: undefined,
        player: { id: playerId(7) },
        blockdate: { $date: '2025-11-03T07:00:00Z' },
      }),
      suspensionRow(2, { blockdate: null }),
    ]);
    open();
    expect(await screen.findByRole('link', { name: /Poldi Zwirn1/ })).toHaveAttribute(
      'href',
      `#/player-detail/${playerId(7)}`,
    );
    expect(screen.getByText('03.11.2025')).toBeInTheDocument();
    expect(screen.getByText('Datum nicht Zugewiesen')).toBeInTheDocument();
  });

  test("a click on a player without id logs 'Player ID is undefined' (docs/behaviour.md 8)", async () => {
    stage.net.answer(PATH, [suspensionRow(1, { playerid: null })]);
    const { route } = open();
    await userEvent.click(await screen.findByRole('button', { name: /Poldi Zwirn1/ }));
    expect(stage.logged).toHaveBeenCalledWith('Player ID is undefined');
    expect(route()).toBe('/sperren');
  });

  test('empty text', async () => {
    stage.net.answer(PATH, []);
    open();
    expect(await screen.findByText(EMPTY)).toBeInTheDocument();
  });

  test('a failed load is logged, is not called empty, and can be tried again', async () => {
    stage.net.answer(PATH, '<html>', 502);
    open();
    const retry = await screen.findByRole('button', { name: 'Erneut laden' });
    expect(stage.logged).toHaveBeenCalledWith('Die Sperren konnten nicht geladen werden.');
    expect(screen.queryByText(EMPTY)).toBeNull();
    stage.net.answer(PATH, [suspensionRow(1)]);
    await userEvent.click(retry);
    expect(await screen.findByText('Poldi Zwirn1')).toBeInTheDocument();
  });

  test('without a league code: logged, empty, and a way to choose a league', () => {
    chooseLeague(null);
    open();
    expect(stage.logged).toHaveBeenCalledWith('No league code found in cookies.');
    expect(screen.getByText(EMPTY)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Liga wählen' })).toBeInTheDocument();
  });
});

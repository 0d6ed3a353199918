import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TeamScreen from '../../../src/features/team/TeamScreen';
import { onDesktop } from '../../support/leagueScreen';
import { showScreen } from '../../support/screen';
import { clubId, leagueId, matchRow, playerId, playerRow, seasonId } from '../../support/wire';

const FIXTURES = 'webClient/matches/league/Q1/index?lineups=none';
const stage = onDesktop({ inView: true });

const match = (n: number, home: number, away: number, gameday: number, score: object | null) =>
  matchRow(n, {
    home_blanket: { id: clubId(home), name: `FC Quarz ${home}` },
    away_blanket: { id: clubId(away), name: `FC Quarz ${away}` },
    details: { gameday, date: `2025-09-0${n}T11:00:00Z` },
    ...(score === null ? {} : { status: 'done', score }),
  });
const season = (matches: object[]) => ({ id: seasonId(1), name: '2025/26', primary: true, matches });
const show = (matches: object[]) => {
  stage.net.answer(`webClient/clubs/detail/${clubId(1)}?lineups=none`, {
    club: { id: clubId(1), team_name: 'FC Quarz 1', league_code: 'Q1', players: [playerRow(1), playerRow(2)] },
    upcoming: [{ season_id: seasonId(1), season_name: '2025/26', primary: true, matches: [] }],
  });
  stage.net.answer(FIXTURES, [season(matches)]);
  return showScreen(TeamScreen, { at: `/team-detail/${clubId(1)}` });
};
const played = [
  match(1, 1, 2, 1, { home: 0, away: 2 }),
  match(2, 3, 4, 1, { home: 1, away: 1 }),
  match(3, 4, 1, 2, { home: 1, away: 5 }),
  match(4, 2, 3, 2, null),
];

describe('docs/behaviour.md 13: Fieberkurve', () => {
  test('keys move from matchday to matchday and speak; a table tells the same', async () => {
    show(played);
    const curve = await screen.findByRole('slider', { name: 'Fieberkurve, Spieltag' });
    curve.focus();
    expect(curve).toHaveAttribute('aria-valuetext', '2. Spieltag: 1. Platz, 5:1 gegen FC Quarz 4');
    await userEvent.keyboard('{ArrowLeft}');
    expect(curve).toHaveAttribute('aria-valuetext', '1. Spieltag: 4. Platz, 0:2 gegen FC Quarz 2');
    await userEvent.keyboard('{ArrowLeft}{End}');
    expect(curve).toHaveAttribute('aria-valuenow', '2');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Zweites Team' }), 'FC Quarz 3');
    const table = within(screen.getByRole('table', { name: 'Platz nach jedem Spieltag' }));
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'SpieltagFC Quarz 1SpielFC Quarz 3',
      '14. Platz0:2 gegen FC Quarz 22. Platz',
      '21. Platz5:1 gegen FC Quarz 43. Platz',
    ]);
    expect(screen.getByText('Nachtragsspiele zählen zu ihrem Spieltag.')).toBeVisible();
  });

  test.each([{ saveData: true }, { effectiveType: '3g' }])(
    'where the line is slow or dear (%j) the season is loaded only for whoever wants it',
    async (connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
      show(played);
      const button = await screen.findByRole('button', { name: 'Verlauf laden' });
      expect(stage.net.asked).not.toContain(FIXTURES);
      await userEvent.click(button);
      expect(screen.getByRole('region', { name: 'Fieberkurve' })).toHaveFocus();
      expect(await screen.findByRole('slider', { name: 'Fieberkurve, Spieltag' })).toBeVisible();
      expect(stage.net.asked).toContain(FIXTURES);
      Reflect.deleteProperty(navigator, 'connection');
    },
  );

  test('a season without matches says so', async () => {
    show([]);
    expect(await screen.findByText('Noch keine Spiele in dieser Auswahl.')).toBeVisible();
  });
});

describe('docs/behaviour.md 14: squad', () => {
  test('whose next yellow card means a ban carries the mark', async () => {
    stage.net.answer(`webClient/leaderboard/${leagueId(1)}/yellowCard`, [
      { count: 3, playerid: playerId(2), name: 'Ferdl Quasten2', team_id: clubId(1), team_name: 'FC Quarz 1' },
      { count: 4, playerid: playerId(1), name: 'Ferdl Quasten1', team_id: clubId(1), team_name: 'FC Quarz 1' },
    ]);
    show(played);
    const mark = await screen.findByText('1 vor Sperre');
    expect(mark.closest('li')).toHaveTextContent('Quasten2');
  });

  test('who scrolls to a player and follows the link asks for no marks', async () => {
    const { unmount } = show(played);
    await screen.findByRole('link', { name: /Quasten2/ });
    unmount();
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(stage.net.asked.filter((path) => path.endsWith('yellowCard'))).toEqual([]);
  });
});

import { act, screen, within } from '@testing-library/react';
import MatchScreen from '../../src/features/match/MatchScreen';
import SuspensionsScreen from '../../src/features/suspensions/SuspensionsScreen';
import { playersApi } from '../../src/api/players';
import { playerOf } from '../support/ids';
import { testStore } from '../support/store';
import { onDesktop } from '../support/leagueScreen';
import { showScreen } from '../support/screen';
import { clubId, leagueId, matchId, matchRow, playerId, seasonId, suspensionRow } from '../support/wire';

const BLOCKED = 'webClient/blocked/league/Q1';
const YELLOWS = `webClient/leaderboard/${leagueId(1)}/yellowCard`;
const stage = onDesktop({ inView: true });

const yellow = (n: number, club: number, count: number) => ({
  count,
  playerid: playerId(n),
  name: `Gelb Sünder${n}`,
  image: '',
  number: '7',
  team_id: clubId(club),
  team_name: `FC Quarz ${club}`,
  teamimg: '',
});
const section = (name: string) => within(screen.getByRole('region', { name }));

describe('docs/behaviour.md 14: Vor der Sperre', () => {
  test('whose next card means a ban, below the suspended; its failure leaves those alone', async () => {
    stage.net.answer(BLOCKED, [suspensionRow(1)]);
    stage.net.answer(YELLOWS, [yellow(3, 1, 3), yellow(4, 2, 4), yellow(5, 2, 7)]);
    const { unmount } = showScreen(SuspensionsScreen, { at: '/sperren' });
    const rows = await section('Vor der Sperre').findAllByRole('listitem');
    expect(rows.map((row) => /\d Gelbe Karten/.exec(row.textContent ?? '')?.[0])).toEqual([
      '7 Gelbe Karten',
      '3 Gelbe Karten',
    ]);
    expect(within(rows[1] ?? document.body).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      `#/player-detail/${playerId(3)}`,
    );
    unmount();
    stage.net.cut(YELLOWS);
    showScreen(SuspensionsScreen, { at: '/sperren' });
    expect(await section('Vor der Sperre').findByRole('button', { name: 'Erneut laden' })).toBeVisible();
    expect(await screen.findByText('Poldi Zwirn1')).toBeVisible();
  });

  test('equal counts are in the order of the names that are shown', async () => {
    stage.net.answer(BLOCKED, []);
    stage.net.answer(YELLOWS, [
      { ...yellow(3, 1, 3), name: 'Zenz Alt' },
      { ...yellow(4, 1, 3), name: 'Mitzi Mitte' },
    ]);
    stage.net.answer(`webClient/player/detail/${playerId(3)}?lineups=none`, {
      player: { id: playerId(3), name: 'Adi Neu' },
    });
    const store = testStore();
    await store.dispatch(playersApi.endpoints.player.initiate(playerOf(3)));
    showScreen(SuspensionsScreen, { at: '/sperren', store });
    const names = await section('Vor der Sperre').findAllByText(/Adi|Mitzi/);
    expect(names.map(({ textContent }) => textContent)).toEqual(['Adi Neu', 'Mitzi Mitte']);
  });

  test('nobody', async () => {
    stage.net.answer(BLOCKED, []);
    stage.net.answer(YELLOWS, [yellow(3, 1, 400), yellow(4, 1, 0)]);
    showScreen(SuspensionsScreen, { at: '/sperren' });
    expect(await screen.findByText('Niemand ist eine Gelbe von einer Sperre entfernt.')).toBeVisible();
  });
});

describe('docs/behaviour.md 13 and 14: a match to come', () => {
  const coming = (more = {}) => matchRow(1, { details: { gameday: 9, date: '2025-11-16T11:00:00Z' }, ...more });
  const show = async () => {
    showScreen(MatchScreen, { at: `/match/${matchId(1)}` });
    await act(async () => Promise.resolve());
  };
  const earlier = (n: number, home: number, away: number, score: object) =>
    matchRow(n, {
      status: 'done',
      score,
      details: { gameday: n, date: `2025-0${n}-01T11:00:00Z` },
      home_blanket: { id: clubId(home), name: `FC Quarz ${home}` },
      away_blanket: { id: clubId(away), name: `FC Quarz ${away}` },
    });

  test('who is suspended at the kick-off, who is one card away, and the earlier meetings', async () => {
    stage.net.answer(`webClient/match/detail/${matchId(1)}`, coming());
    stage.net.answer(BLOCKED, [
      suspensionRow(2, { blockdate: '2025-11-24T07:00:00Z' }),
      suspensionRow(8, { teamid: clubId(2), blockdate: '2025-11-16T07:00:00Z' }),
    ]);
    stage.net.answer(YELLOWS, [yellow(5, 2, 3), yellow(2, 2, 3)]);
    stage.net.answer(`webClient/clubs/detail/${clubId(2)}?lineups=none`, {
      club: { id: clubId(2), team_name: 'FC Quarz 2', league_code: 'Q1' },
      upcoming: [
        {
          season_id: seasonId(1),
          season_name: '2025/26',
          primary: true,
          matches: [coming(), earlier(3, 2, 3, { home: 4, away: 1 }), earlier(4, 3, 2, { home: 2, away: 2 })],
        },
      ],
    });
    await show();
    const missing = within(await screen.findByRole('region', { name: 'Fehlt am Spieltag' }));
    expect(await missing.findByText('gesperrt bis 24.11.2025')).toBeVisible();
    expect(missing.queryByText('Poldi Zwirn8')).toBeNull();
    expect(await missing.findByText('Gelb Sünder5')).toBeVisible();
    expect(missing.getAllByText('1 vor Sperre')).toHaveLength(1);
    expect(missing.getByText('Alle spielberechtigt.')).toBeVisible();
    expect(missing.getByText('Ohne Gewähr, maßgeblich ist die Ligaleitung.')).toBeVisible();
    const duels = section('Direkter Vergleich');
    expect(await duels.findByText('1 Sieg · 1 Unentschieden · 0 Niederlagen')).toBeVisible();
    expect(duels.getAllByRole('link').map((link) => /\d\d\.\d\d\.\d{4}/.exec(link.textContent ?? '')?.[0])).toEqual([
      '01.04.2025',
      '01.03.2025',
    ]);
  });

  test('no earlier meeting; a match that is over names nobody missing', async () => {
    stage.net.answer(`webClient/match/detail/${matchId(1)}`, coming({ status: 'done', score: { home: 1, away: 0 } }));
    stage.net.answer(`webClient/clubs/detail/${clubId(2)}?lineups=none`, {
      club: { id: clubId(2), team_name: 'FC Quarz 2' },
    });
    await show();
    expect(await screen.findByText('Noch kein Duell in den gespeicherten Saisonen.')).toBeVisible();
    expect(screen.queryByText('Fehlt am Spieltag')).toBeNull();
  });
});

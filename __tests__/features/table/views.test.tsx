import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { livescoreApi } from '../../../src/api/livescore';
import { clubsApi } from '../../../src/api/clubs';
import TableScreen from '../../../src/features/table/TableScreen';
import { onDesktop } from '../../support/leagueScreen';
import { showScreen } from '../../support/screen';
import { clubId, matchId, matchRow, seasonId, standingRow } from '../../support/wire';
import { clubOf } from '../../support/ids';

const TABLE = 'webClient/leagues/Q1/current/table';
const FIXTURES = 'webClient/matches/league/Q1/index?lineups=none';
const LIVE = 'webClient/livescore';
const stage = onDesktop({ calm: true });

/** Match number `n` between two clubs. */
const match = (n: number, home: number, away: number, score: readonly [number, number] | null, more = {}) =>
  matchRow(n, {
    home_blanket: { id: clubId(home), name: `FC Quarz ${home}` },
    away_blanket: { id: clubId(away), name: `FC Quarz ${away}` },
    details: { gameday: n, date: `2025-10-${String(n).padStart(2, '0')}T11:00:00Z` },
    ...(score === null ? {} : { status: 'done', score: { home: score[0], away: score[1] } }),
    ...more,
  });
const season = (...matches: object[]) => [{ id: seasonId(1), name: '2025/26', primary: true, matches }];
const rows = [
  standingRow(1, { points: 19, difference: 9, scored: 31 }),
  standingRow(2, { points: 19, difference: 7, scored: 33 }),
  standingRow(3, { points: 18 }),
];
const names = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('rowheader')
    .map((head) => within(head).getByRole('link').textContent);
const tab = (name: string) => screen.getByRole('tab', { name });

describe('docs/behaviour.md 13: views of the table', () => {
  test('the official table is shown first and loads no match list', async () => {
    stage.net.answer(TABLE, rows);
    showScreen(TableScreen, { at: '/tabelle' });
    expect(await names()).toHaveLength(3);
    expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual(['Gesamt', 'Heim', 'Auswärts', 'Form']);
    expect(tab('Gesamt')).toHaveAttribute('aria-selected', 'true');
    expect(stage.net.asked.filter((path) => path.includes('matches'))).toEqual([]);
  });

  test('Heim makes one call, is computed from the matches, and is remembered for this league', async () => {
    stage.net.answer(TABLE, rows);
    stage.net.answer(FIXTURES, season(match(1, 3, 1, [2, 0]), match(2, 2, 3, [1, 1]), match(3, 1, 2, null)));
    const { store, unmount } = showScreen(TableScreen, { at: '/tabelle', strip: true });
    await names();
    await userEvent.click(tab('Heim'));
    expect(await screen.findByRole('table', { name: 'Tabelle Quarzliga 1, Heim' })).toBeVisible();
    expect(await names()).toEqual(['FC Quarz 3', 'FC Quarz 2', 'FC Quarz 1']);
    expect(screen.queryByText(/Aufstieg/)).toBeNull();
    await userEvent.click(tab('Auswärts'));
    expect(await names()).toEqual(['FC Quarz 3', 'FC Quarz 1', 'FC Quarz 2']);
    expect(stage.net.asked.filter((path) => path.startsWith(FIXTURES))).toHaveLength(1);
    unmount();
    showScreen(TableScreen, { at: '/tabelle', store });
    expect(tab('Auswärts')).toHaveAttribute('aria-selected', 'true');
  });

  test('on a slow line a computed view loads the season only for whoever wants it', async () => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' }, configurable: true });
    stage.net.answer(TABLE, rows);
    stage.net.answer(FIXTURES, season(match(1, 3, 1, [2, 0])));
    showScreen(TableScreen, { at: '/tabelle' });
    await names();
    await userEvent.click(tab('Heim'));
    const button = await screen.findByRole('button', { name: 'Saison laden' });
    expect(stage.net.asked.filter((path) => path.includes('matches'))).toEqual([]);
    await userEvent.click(button);
    expect(document.body).not.toHaveFocus();
    expect(await names()).toEqual(['FC Quarz 3', 'FC Quarz 1', 'FC Quarz 2']);
    Reflect.deleteProperty(navigator, 'connection');
  });

  test('Hinrunde and Rückrunde once the season holds pairs that meet twice', async () => {
    stage.net.answer(TABLE, rows);
    stage.net.answer(FIXTURES, season(match(1, 1, 2, [2, 0]), match(2, 2, 1, [4, 1])));
    showScreen(TableScreen, { at: '/tabelle' });
    await names();
    await userEvent.click(tab('Form'));
    await userEvent.click(await screen.findByRole('tab', { name: 'Rückrunde' }));
    expect(await names()).toEqual(['FC Quarz 2', 'FC Quarz 1', 'FC Quarz 3']);
  });

  test('a season without matches says so; a failed one can be retried', async () => {
    stage.net.answer(TABLE, rows);
    stage.net.cut(FIXTURES);
    showScreen(TableScreen, { at: '/tabelle' });
    await names();
    await userEvent.click(tab('Heim'));
    stage.net.answer(FIXTURES, season());
    await userEvent.click(await screen.findByRole('button', { name: 'Erneut laden' }));
    expect(await screen.findByText('Noch keine Spiele in dieser Auswahl.')).toBeVisible();
  });
});

describe('docs/behaviour.md 13: live table', () => {
  const live = (home: number, away: number) => [
    { league: 'Quarzliga 1', matches: [match(9, 2, 3, null, { status: 'first', score: { home, away } })] },
  ];

  test('running scores count, arrows speak, and with the last match the switch leaves', async () => {
    stage.net.answer(TABLE, rows);
    stage.net.answer(LIVE, []);
    const { store } = showScreen(TableScreen, { at: '/tabelle' });
    await names();
    expect(screen.queryByRole('switch')).toBeNull();
    stage.net.answer(LIVE, live(0, 1));
    const poll = () =>
      act(() =>
        store.dispatch(livescoreApi.endpoints.livescore.initiate(undefined, { forceRefetch: true, subscribe: false })),
      );
    await poll();
    expect(await names()).toEqual(['FC Quarz 1', 'FC Quarz 2LIVE', 'FC Quarz 3LIVE']);
    await userEvent.click(screen.getByRole('switch', { name: 'Live-Tabelle' }));
    expect((await names()).map((name) => name?.slice(0, 10))).toEqual(['FC Quarz 3', 'FC Quarz 1', 'FC Quarz 2']);
    expect(screen.getByText('2 Plätze hinauf')).toBeInTheDocument();
    expect(screen.getAllByText('1 Platz hinunter')).toHaveLength(2);
    expect(screen.getByText(/^Zwischenstände zählen wie Endstände\. Stand \d\d:\d\d\.$/)).toBeVisible();
    expect(screen.getByText('spielt gerade, 1 zu 0')).toBeInTheDocument();
    const asked = stage.net.asked.filter((path) => path === TABLE).length;
    stage.net.answer(LIVE, []);
    stage.net.answer(`webClient/match/detail/${matchId(9)}`, match(9, 2, 3, [0, 1]));
    await poll();
    await screen.findByText('FC Quarz 1');
    expect(screen.getByRole('switch')).toHaveFocus();
    await userEvent.tab();
    expect(screen.queryByRole('switch')).toBeNull();
    expect(stage.net.asked.filter((path) => path === TABLE).length).toBe(asked + 1);
    expect(await names()).toEqual(['FC Quarz 1', 'FC Quarz 2', 'FC Quarz 3']);
  });
});

describe('docs/behaviour.md 13: Warum?', () => {
  const CLUB = `webClient/clubs/detail/${clubId(1)}?lineups=none`;

  test('between neighbours level on points; Escape closes and the focus is back', async () => {
    stage.net.answer(TABLE, rows);
    showScreen(TableScreen, { at: '/tabelle' });
    await names();
    const button = screen.getByRole('button', { name: 'Warum steht FC Quarz 1 vor FC Quarz 2?' });
    expect(screen.getAllByRole('button', { name: /^Warum/ })).toHaveLength(1);
    button.focus();
    await userEvent.keyboard('{Enter}');
    const box = screen.getByRole('dialog');
    expect(box).toHaveTextContent('Tordifferenz: +9 gegen +7');
    expect(box).not.toHaveTextContent('Direkte Duelle');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.click(document.body);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a ruling on points stands below the table, and is the reason where it decides', async () => {
    const adjustments = [{ points: -3, reason: 'Beschluss vom 12.11.' }, { points: 0 }, 'x'];
    stage.net.answer(TABLE, [
      standingRow(1, { points: 19 }),
      standingRow(2, { points: 17, adjustments }),
      standingRow(3, { points: -1, adjustments: [{ points: 1 }] }),
    ]);
    showScreen(TableScreen, { at: '/tabelle' });
    await names();
    const rulings = screen.getByRole('list', { name: 'Punkteabzüge und Gutschriften' });
    expect(
      within(rulings)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['FC Quarz 2: 3 Punkte Abzug (Beschluss vom 12.11.)', 'FC Quarz 3: 1 Punkt Gutschrift']);
    expect(screen.getAllByRole('button', { name: /^Warum/ })).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Warum steht FC Quarz 1 vor FC Quarz 2?' }));
    expect(screen.getByRole('dialog')).toHaveTextContent('Punkteabzug: −3');
    expect(screen.getByRole('dialog')).not.toHaveTextContent('Tordifferenz');
  });

  test('duels of this season, as far as a visited page had them', async () => {
    stage.net.answer(TABLE, rows);
    stage.net.answer(CLUB, {
      club: { id: clubId(1), team_name: 'FC Quarz 1' },
      upcoming: [
        { season_id: seasonId(1), season_name: '2025/26', primary: true, matches: [match(1, 2, 1, [2, 3])] },
        { season_id: seasonId(2), season_name: '2024/25', primary: false, matches: [match(2, 1, 2, [9, 9])] },
      ],
    });
    const { store } = showScreen(TableScreen, { at: '/tabelle' });
    await names();
    await act(() => store.dispatch(clubsApi.endpoints.club.initiate(clubOf(1))));
    await userEvent.click(screen.getByRole('button', { name: /^Warum/ }));
    const box = within(screen.getByRole('dialog'));
    expect(box.getByText('zur Information')).toBeVisible();
    expect(box.getAllByRole('link').map((link) => link.textContent)).toEqual(['01.10.FC Quarz 22:2 zu 33FC Quarz 1']);
  });
});

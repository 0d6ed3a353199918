import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CalculatorScreen from '../../../src/features/calculator/CalculatorScreen';
import { favouriteAdded } from '../../../src/filters/filtersSlice';
import { completeBrowser } from '../../support/app';
import { clubOf } from '../../support/ids';
import { onDesktop } from '../../support/leagueScreen';
import { showScreen } from '../../support/screen';
import { clubId, matchRow, seasonId, standingRow } from '../../support/wire';

const TABLE = 'webClient/leagues/Q1/current/table';
const FIXTURES = 'webClient/matches/league/Q1/index?lineups=none';
const AT = '/tabellenrechner';
const stage = onDesktop({ calm: true });

beforeEach(completeBrowser);

/** The worked example of docs/behaviour.md 13: clubs 1 to 6 are A to F. */
const example = [
  standingRow(1, { points: 19, difference: 9, scored: 31 }),
  standingRow(2, { points: 19, difference: 7, scored: 33 }),
  standingRow(3, { points: 18 }),
  standingRow(4, { points: 12 }),
  standingRow(5, { points: 5 }),
  standingRow(6, { points: 2 }),
];
const match = (n: number, home: number, away: number, more = {}) =>
  matchRow(n, {
    home_blanket: { id: clubId(home), name: `FC Quarz ${home}` },
    away_blanket: { id: clubId(away), name: `FC Quarz ${away}` },
    details: { gameday: 9, date: `2025-11-0${n}T11:00:00Z` },
    ...more,
  });
const open = [match(1, 1, 2), match(2, 3, 4), match(3, 4, 1), match(4, 2, 3)];
const season = (...matches: object[]) => [{ id: seasonId(1), name: '2025/26', primary: true, matches }];
const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('rowheader')
    .map((head) => head.textContent?.replace('FC Quarz ', ''));
const more = (of: string) => screen.getByRole('button', { name: `Ein Tor mehr: ${of}` });

describe('docs/behaviour.md 13: Tabellenrechner', () => {
  test('worked example: what is certain, and the ranges', async () => {
    stage.net.answer(TABLE, example);
    stage.net.answer(FIXTURES, season(...open));
    showScreen(CalculatorScreen, { at: AT });
    expect(await rows()).toEqual([
      '1Aufstieg fixmöglich: 1.–3. Platz',
      '2Aufstieg fixmöglich: 1.–3. Platz',
      '3Klassenerhalt fixmöglich: 1.–4. Platz',
      '4Klassenerhalt fixmöglich: 3.–4. Platz',
      '5Abstieg fixsicher: 5. Platz',
      '6Abstieg fixsicher: 6. Platz',
    ]);
    expect(screen.getByText('4 Spiele noch offen')).toBeVisible();
  });

  test('a tip sorts the table at once, its words become conditional, and the address carries it', async () => {
    stage.net.answer(TABLE, example);
    stage.net.answer(FIXTURES, season(...open));
    const { unmount } = showScreen(CalculatorScreen, { at: AT });
    await rows();
    await userEvent.click(more('FC Quarz 3 bei FC Quarz 2'));
    expect(screen.getByRole('spinbutton', { name: 'Tore: FC Quarz 2 gegen FC Quarz 3' })).toHaveValue(0);
    expect((await rows())[0]).toBe('3dann Aufstiegmöglich: 1.–3. Platz');
    expect(screen.getByText('2 Plätze hinauf')).toBeInTheDocument();
    expect(screen.getByText('mit deinen Tipps, 3 Spiele noch offen')).toBeVisible();
    expect(screen.getByText('1 von 4 getippt')).toBeVisible();
    const shared = window.location.hash;
    expect(shared).toMatch(/^#\/tabellenrechner\?tipps=1/);
    unmount();
    window.location.hash = '';
    showScreen(CalculatorScreen, { at: AT, search: shared.split('?')[1] });
    expect((await rows())[0]).toMatch(/^3dann/);
  });

  test('typed, emptied, reset and taken back', async () => {
    stage.net.answer(TABLE, example);
    stage.net.answer(FIXTURES, season(...open));
    showScreen(CalculatorScreen, { at: AT });
    await rows();
    const home = screen.getByRole('spinbutton', { name: 'Tore: FC Quarz 1 gegen FC Quarz 2' });
    await userEvent.type(home, '12');
    expect(screen.getByText('0 von 4 getippt')).toBeVisible();
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Tore: FC Quarz 2 bei FC Quarz 1' }), '1');
    expect(screen.getByText('1 von 4 getippt')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Zurücksetzen' }));
    expect(screen.getByText('Tipps gelöscht.')).toBeVisible();
    expect(home).toHaveValue(null);
    expect(window.location.hash).toBe('#/tabellenrechner');
    await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
    expect(home).toHaveValue(12);
    fireEvent.keyDown(home, { key: 'ArrowDown' });
    expect(home).toHaveValue(11);
    await userEvent.click(screen.getByRole('button', { name: 'Ein Tor weniger: FC Quarz 2 bei FC Quarz 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ein Tor weniger: FC Quarz 2 bei FC Quarz 1' }));
    expect(home).toHaveValue(null);
  });

  test('an own team is marked, and what can be taken back stays while it has the focus', async () => {
    stage.net.answer(TABLE, example);
    stage.net.answer(FIXTURES, season(...open));
    const { store } = showScreen(CalculatorScreen, { at: AT });
    act(() => void store.dispatch(favouriteAdded({ club: clubOf(2), code: 'Q1', name: 'FC Quarz 2', logo: null })));
    expect((await rows())[1]).toBe('2 Mein TeamAufstieg fixmöglich: 1.–3. Platz');
    await userEvent.click(more('FC Quarz 3 bei FC Quarz 2'));
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Zurücksetzen' }));
    act(() => screen.getByRole('button', { name: 'Rückgängig' }).focus());
    act(() => jest.advanceTimersByTime(11_000));
    fireEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
    expect(screen.getByText('1 von 4 getippt')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Zurücksetzen' })).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: 'Zurücksetzen' }));
    act(() => jest.advanceTimersByTime(5_000));
    expect(screen.queryByText('Tipps gelöscht.')).toBeNull();
    jest.useRealTimers();
  });

  test('a damaged link: empty, said, and the address is clean', async () => {
    stage.net.answer(TABLE, example);
    stage.net.answer(FIXTURES, season(...open));
    showScreen(CalculatorScreen, { at: AT, search: 'tipps=1abcde' });
    await rows();
    expect(screen.getByText('Die Tipps im Link waren nicht lesbar.')).toBeVisible();
    expect(screen.getByText('0 von 4 getippt')).toBeVisible();
    expect(window.location.hash).toBe('#/tabellenrechner');
  });

  test('a finished season, one without matches, and a league between two seasons', async () => {
    stage.net.answer(TABLE, example);
    stage.net.answer(FIXTURES, season(match(1, 1, 2, { status: 'done' })));
    const first = showScreen(CalculatorScreen, { at: AT });
    expect(await screen.findByText('Diese Saison ist fertig gespielt.')).toBeVisible();
    first.unmount();
    stage.net.answer(FIXTURES, season());
    const second = showScreen(CalculatorScreen, { at: AT });
    expect(await screen.findByText('Für diese Saison sind noch keine Spiele angesetzt.')).toBeVisible();
    second.unmount();
    stage.net.answer(TABLE, { reason: 'No primary season found' }, 404);
    showScreen(CalculatorScreen, { at: AT });
    expect(await screen.findByText('Für diese Saison gibt es noch keine Tabelle.')).toBeVisible();
  });

  test('three clubs: only the range; a failed load can be retried', async () => {
    stage.net.answer(TABLE, example.slice(0, 3));
    stage.net.cut(FIXTURES);
    showScreen(CalculatorScreen, { at: AT });
    const retry = await screen.findByRole('button', { name: 'Erneut laden' });
    stage.net.answer(FIXTURES, season(...open));
    await userEvent.click(retry);
    expect(await rows()).toEqual(['1möglich: 1.–3. Platz', '2möglich: 1.–3. Platz', '3möglich: 1.–3. Platz']);
  });

  test('Teilen copies a link that names the league; refused, the link is shown', async () => {
    stage.net.answer(TABLE, example);
    stage.net.answer(FIXTURES, season(...open));
    const user = userEvent.setup();
    showScreen(CalculatorScreen, { at: AT });
    await rows();
    const clipboard = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Teilen' }));
    expect(await screen.findByText('Link kopiert.')).toBeVisible();
    expect(clipboard).toHaveBeenCalledWith(expect.stringMatching(/#\/tabellenrechner\?liga=Q1$/));
    clipboard.mockRejectedValue(new Error('forbidden'));
    await user.click(screen.getByRole('button', { name: 'Teilen' }));
    expect(await screen.findByRole('textbox', { name: 'Link' })).toHaveValue(window.location.href);
  });
});

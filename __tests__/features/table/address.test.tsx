import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TableScreen from '../../../src/features/table/TableScreen';
import { selectChoice } from '../../../src/filters/filtersSlice';
import { network } from '../../support/answers';
import { forgetCookies, showScreen, windowIs } from '../../support/screen';
import { leagueRow, matchRow, seasonId, standingRow } from '../../support/wire';

let net: ReturnType<typeof network>;

beforeEach(() => {
  windowIs({ width: 1280, calm: true });
  localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  net = network({
    'client/leagueList?per=25': [leagueRow(1)],
    'webClient/leagues/Q1/current/table': [standingRow(1)],
    'webClient/matches/league/Q1/index?lineups=none': [
      { id: seasonId(1), name: '2025/26', primary: true, matches: [matchRow(1)] },
    ],
  });
});
afterEach(() => {
  net.restore();
  jest.restoreAllMocks();
  forgetCookies();
});

const show = (search: string) => showScreen(TableScreen, { at: '/tabelle', search });
const chosen = () => screen.getByRole('tab', { selected: true });

describe('docs/behaviour.md 15: ansicht of the table', () => {
  test('wins for this visit, is not remembered, and gives way to a choice without a history entry', async () => {
    const { store } = show('ansicht=auswaerts');
    await waitFor(() => expect(chosen()).toHaveTextContent('Auswärts'));
    expect(selectChoice(store.getState(), 'table/Q1').view).toBeUndefined();
    const entries = window.history.length;
    await userEvent.click(screen.getByRole('tab', { name: 'Heim' }));
    expect(chosen()).toHaveTextContent('Heim');
    expect(window.location.hash).toBe('#/tabelle?ansicht=heim');
    expect(selectChoice(store.getState(), 'table/Q1').view).toBe('home');
    await userEvent.click(screen.getByRole('tab', { name: 'Gesamt' }));
    expect(window.location.hash).toBe('#/tabelle?ansicht=gesamt');
    expect(window.history.length).toBe(entries);
  });

  test.each(['Heim', 'gast', '__proto__', '%2568eim', '-1', 'x'.repeat(3_000)])(
    'ansicht=%s falls back to the default and leaves the address',
    async (bad) => {
      show(`ansicht=${bad}`);
      await waitFor(() => expect(chosen()).toHaveTextContent('Gesamt'));
      await waitFor(() => expect(window.location.hash).not.toMatch(/ansicht/));
    },
  );

  test('a second leg that this season does not have leaves the address once that is known', async () => {
    show('ansicht=rueckrunde');
    await waitFor(() => expect(chosen()).toHaveTextContent('Gesamt'));
    await waitFor(() => expect(window.location.hash).toBe('#/tabelle'));
  });

  test('ten thousand letters are no view', async () => {
    show(`ansicht=${'heim'.repeat(2_500)}`);
    await waitFor(() => expect(chosen()).toHaveTextContent('Gesamt'));
  });
});

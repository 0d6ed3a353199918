import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectLeagueCode, selectChosenLeagueCode } from '../../src/league/leagueSlice';
import { network } from '../support/answers';
import { completeBrowser, showApp } from '../support/app';
import { goTo } from '../support/mount';
import { chooseLeague, forgetCookies, windowIs } from '../support/screen';
import { clubRow, leagueRow } from '../support/wire';
import { testStore } from '../support/store';

const LIST = 'client/leagueList?per=25';
const clubs = (code: string): string => `webClient/clubs/league/${code}`;
let net: ReturnType<typeof network>;

beforeAll(completeBrowser);
beforeEach(() => {
  localStorage.clear();
  windowIs({ width: 1280 });
  net = network({
    [LIST]: [leagueRow(1), leagueRow(2)],
    [clubs('Q1')]: [clubRow(1)],
    [clubs('Q2')]: [clubRow(2)],
    'webClient/livescore': [],
  });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  net.restore();
  jest.restoreAllMocks();
  forgetCookies();
});

/** The site at an address, for a visitor who chose a league before. */
function show(at: string, own: string | null = 'Q1') {
  chooseLeague(own);
  window.history.replaceState(null, '', `#${at}`);
  return showApp(at, testStore());
}
const bar = () => screen.findByRole('region', { name: 'Liga eines Links' });
const address = async (hash: string) => waitFor(() => expect(window.location.hash).toBe(hash), { timeout: 5_000 });

describe('docs/behaviour.md 15: the league in the address', () => {
  test("a league page carries its league's code in place; another page does not", async () => {
    const entries = window.history.length;
    await show('/teams');
    await address('#/teams?liga=Q1');
    expect(window.history.length).toBe(entries);
    await goTo('/impressum');
    await address('#/impressum');
  });

  test("a link's league is shown, the own one stays chosen, and a bar offers both", async () => {
    const { store } = await show('/teams?liga=Q2');
    expect(await screen.findByText('FC Quarz 2')).toBeInTheDocument();
    expect(await bar()).toHaveTextContent('Du siehst Q2. Deine Liga ist Q1.');
    expect(document.cookie).toContain('leagueCode=Q1');
    expect(net.asked).not.toContain(clubs('Q1'));
    await goTo('/impressum');
    await address('#/impressum?liga=Q2');
    await goTo('/teams');
    await userEvent.click(screen.getByRole('button', { name: 'Zu meiner Liga' }));
    expect(await screen.findByText('FC Quarz 1')).toBeInTheDocument();
    expect(selectLeagueCode(store.getState())).toBe('Q1');
    expect(screen.queryByRole('region', { name: 'Liga eines Links' })).toBeNull();
    await address('#/teams?liga=Q1');
  });

  test('the shown league can be taken over', async () => {
    const { store } = await show('/teams?liga=Q2');
    await userEvent.click(await screen.findByRole('button', { name: 'Q2 übernehmen' }));
    expect(selectChosenLeagueCode(store.getState())).toBe('Q2');
    expect(document.cookie).toContain('leagueCode=Q2');
    expect(screen.queryByRole('region', { name: 'Liga eines Links' })).toBeNull();
  });

  test('a visitor without a league chooses it with the link', async () => {
    const { store } = await show('/teams?liga=Q2', null);
    expect(await screen.findByText('FC Quarz 2')).toBeInTheDocument();
    await waitFor(() => expect(selectChosenLeagueCode(store.getState())).toBe('Q2'));
    expect(document.cookie).toContain('leagueCode=Q2');
  });

  test('a code that no league has leaves the address, and the own league is shown', async () => {
    await show('/teams?liga=%252e%252e&spieltag=-1');
    expect(await screen.findByText('FC Quarz 1')).toBeInTheDocument();
    await address('#/teams?liga=Q1&spieltag=-1');
    expect(screen.queryByRole('region', { name: 'Liga eines Links' })).toBeNull();
  });

  test('a league that the list lacks is asked for before it counts as unknown', async () => {
    net.answer('leagues/code/Q26', leagueRow(26, { code: 'Q26' }));
    net.answer(clubs('Q26'), [clubRow(26)]);
    const { store } = await show('/teams?liga=Q26');
    expect(await screen.findByText('FC Quarz 26')).toBeInTheDocument();
    await waitFor(() => expect(net.asked).toContain('leagues/code/Q26'));
    await address('#/teams?liga=Q26');
    expect(selectLeagueCode(store.getState())).toBe('Q26');
    expect(await bar()).toHaveTextContent('Du siehst Q26. Deine Liga ist Q1.');
  });

  test('such a league is chosen by a visitor who has none', async () => {
    net.answer('leagues/code/Q26', leagueRow(26, { code: 'Q26' }));
    net.answer(clubs('Q26'), [clubRow(26)]);
    const { store } = await show('/teams?liga=Q26', null);
    await waitFor(() => expect(selectChosenLeagueCode(store.getState())).toBe('Q26'));
  });

  test('ten thousand letters are no league', async () => {
    await show(`/teams?liga=${'Q'.repeat(10_000)}`);
    expect(await screen.findByText('FC Quarz 1')).toBeInTheDocument();
    await address('#/teams?liga=Q1');
  });

  test('a press on the strip is an explicit choice and ends the visit', async () => {
    const { store } = await show('/teams?liga=Q2');
    await bar();
    await userEvent.click(await screen.findByRole('link', { name: /^Q1/ }));
    await address('#/liga?liga=Q1');
    expect(selectChosenLeagueCode(store.getState())).toBe('Q1');
    expect(screen.queryByRole('region', { name: 'Liga eines Links' })).toBeNull();
  });
});

import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { completeBrowser, showApp } from '../support/app';
import { network } from '../support/answers';
import { forgetCookies, windowIs } from '../support/screen';
import { leagueRow, matchRow, seasonId } from '../support/wire';

const leagues = [leagueRow(1, { code: 'W1A', name: 'Wien 1A' }), leagueRow(2, { code: 'T1A', state: 'tirol' })];
let net: ReturnType<typeof network>;

beforeEach(() => {
  completeBrowser();
  windowIs({ width: 1280 });
  document.cookie = 'leagueCode=W1A; Path=/';
  net = network({
    'client/leagueList?per=25': leagues,
    'webClient/selection': leagues,
    'webClient/matches/league/W1A/index?lineups=none': [
      { id: seasonId(1), name: '2025/26', primary: true, matches: [matchRow(1, { details: { gameday: 3 } })] },
    ],
  });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  net.restore();
  forgetCookies();
  Reflect.deleteProperty(navigator, 'connection');
  jest.restoreAllMocks();
});

const code = (name: RegExp) => screen.findByRole('link', { name });
const point = (link: Element) =>
  act(() => void fireEvent(link, new MouseEvent('pointerover', { bubbles: true, clientX: 5, clientY: 5 })));
/** The whole site, once it heeds the pointer: that is code of its own, loaded behind the first frame. */
async function showHeeding(address: string): Promise<void> {
  const listen = jest.spyOn(document, 'addEventListener');
  await showApp(address);
  await waitFor(() => expect(listen).toHaveBeenCalledWith('pointerover', expect.anything(), expect.anything()));
}
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 120)));

describe('A press on the strip', () => {
  test('makes no call for the screen that is being left: its league stays until the new page is there', async () => {
    const { store } = await showApp('/spielplan');
    expect(await screen.findByText('Spieltag: 3')).toBeVisible();
    const seen: string[] = [];
    const stop = store.subscribe(() => seen.push(screen.queryByText('Spieltag: 3') === null ? 'gone' : 'there'));
    await userEvent.click(await code(/^T1A/));
    stop();
    expect(seen[0]).toBe('there');
    await waitFor(() => expect(net.asked).toContain('webClient/home/league/T1A'));
    expect(window.location.hash).toMatch(/^#\/liga(\?|$)/);
    expect(net.asked).not.toContain('webClient/matches/league/T1A/index?lineups=none');
    expect(store.getState().league.code).toBe('T1A');
  });

  test('that opens a tab of its own leaves this page, which follows the choice', async () => {
    await showApp('/spielplan');
    await screen.findByText('Spieltag: 3');
    fireEvent.click(await code(/^T1A/), { ctrlKey: true });
    await waitFor(() => expect(net.asked).toContain('webClient/matches/league/T1A/index?lineups=none'));
  });
});

describe('Pointing at a league', () => {
  test.each([
    ['in the strip', '/impressum'],
    ['on the start page', '/'],
  ])('%s asks for that league ahead, not for the chosen one', async (_where, address) => {
    await showHeeding(address);
    const links = await screen.findAllByRole('link', { name: /T1A/ });
    point(links.at(-1) ?? document.body);
    await waitFor(() => expect(net.asked).toContain('webClient/home/league/T1A'));
    expect(net.asked).not.toContain('webClient/home/league/W1A');
  });

  test('from one code to the next loads the next', async () => {
    await showHeeding('/impressum');
    const [from, to] = [await code(/^W1A/), await code(/^T1A/)];
    // At once: a pointer that lingers prefetches the link under it.
    point(from);
    point(to);
    await waitFor(() => expect(net.asked).toContain('webClient/home/league/T1A'));
    expect(net.asked).not.toContain('webClient/home/league/W1A');
  });

  test('a card that the pointer only crosses, and every card where data is spared, asks for nothing', async () => {
    await showHeeding('/');
    const card = (await screen.findAllByRole('link', { name: /T1A/ })).at(-1) ?? document.body;
    fireEvent.pointerEnter(card);
    point(card);
    point(document.body);
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    fireEvent.pointerEnter(card);
    point(card);
    act(() => card.focus());
    await settled();
    expect(net.asked).not.toContain('webClient/home/league/T1A');
  });
});

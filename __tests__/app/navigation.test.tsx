import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../src/app/routes';
import type { ScreenModule } from '../../src/app/routes';
import { completeBrowser, showApp } from '../support/app';
import { goTo } from '../support/mount';
import { network } from '../support/answers';
import { forgetCookies, windowIs } from '../support/screen';
import { matchRow } from '../support/wire';
import { LEAGUES, leagues, DESKTOP } from './leagues';

let net: ReturnType<typeof network>;
let logged: jest.SpyInstance;
const codes = (): (string | null)[] =>
  within(screen.getByRole('navigation', { name: 'Ligen' }))
    .queryAllByRole('link')
    .map((link) => link.firstChild?.textContent ?? null);

beforeEach(() => {
  completeBrowser();
  windowIs({ width: 1280 });
  net = network({
    [LEAGUES]: leagues,
    'webClient/livescore': [
      {
        league: 'Wien 1A',
        matches: [
          matchRow(1, { status: 'first' }),
          matchRow(2, { status: 'halftime' }),
          matchRow(3, { status: 'done' }),
        ],
      },
    ],
  });
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // On a busy machine the development checks of the store complain about their own slowness.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  net.restore();
  forgetCookies();
  jest.restoreAllMocks();
});

describe('League-code strip', () => {
  test('NONE is hidden on desktop, NONE and W2A in the mobile list', async () => {
    await showApp('/impressum');
    await waitFor(() => expect(codes()).toEqual(['W1A', 'W2A', 'T1A']));
    cleanup();
    windowIs({ width: 390 });
    await showApp('/impressum');
    await waitFor(() => expect(codes()).toEqual(['W1A', 'T1A']));
  });

  test('clicking a code stores the league and goes to /liga', async () => {
    const { store } = await showApp('/impressum');
    await userEvent.click(await screen.findByRole('link', { name: /^T1A/ }));
    expect(window.location.hash).toMatch(/^#\/liga(\?|$)/);
    expect(store.getState().league.code).toBe('T1A');
    expect(document.cookie).toContain('leagueCode=T1A');
    expect(await screen.findByRole('link', { name: /^T1A/ })).toHaveAttribute('aria-current', 'true');
  });

  test('the wheel opens the league in a tab of its own and so stores it; the right button only opens a menu', async () => {
    const { store } = await showApp('/impressum');
    const link = await screen.findByRole('link', { name: /^T1A/ });
    fireEvent(link, new MouseEvent('auxclick', { button: 2, bubbles: true }));
    expect(store.getState().league.code).toBeNull();
    fireEvent(link, new MouseEvent('auxclick', { button: 1, bubbles: true }));
    expect(store.getState().league.code).toBe('T1A');
  });

  test('/match without an id stays there, is logged and says that there is nothing', async () => {
    await showApp('/match');
    expect(await screen.findByText('No game data available.')).toBeInTheDocument();
    expect(window.location.hash).toBe('#/match');
    expect(logged).toHaveBeenCalled();
  });

  test('clicking it again loads the page anew', async () => {
    document.cookie = 'leagueCode=T1A; Path=/';
    net.answer('webClient/home/league/T1A', { data: null, teams: [], news: [], upcoming: [], league: leagues[1] });
    net.answer('webClient/leagues/T1A/current/table', []);
    await showApp('/liga');
    const link = await screen.findByRole('link', { name: /^T1A/ });
    const ofTheLeague = () => net.asked.filter((path) => path.includes('T1A')).sort();
    const home = 'webClient/home/league/T1A';
    const table = 'webClient/leagues/T1A/current/table';
    await waitFor(() => expect(ofTheLeague()).toEqual([home, table]));
    await userEvent.click(link);
    await waitFor(() => expect(ofTheLeague()).toEqual([home, home, table, table]));
  });

  test('League list load failure: logged, list empty', async () => {
    net.answer(LEAGUES, '<html>', 502);
    await showApp('/impressum');
    await waitFor(() => expect(logged.mock.calls.flat()).toContain('Die Ligenliste konnte nicht geladen werden.'));
    expect(codes()).toEqual([]);
  });
});

describe('Desktop navigation', () => {
  test('ten links in the order of the specification, plus Team Login in a new tab', async () => {
    await showApp('/tabelle');
    const nav = within(screen.getByRole('navigation', { name: 'Hauptnavigation' }));
    expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual(DESKTOP);
    expect(nav.getByRole('link', { name: 'Tabelle' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getAllByRole('link', { name: /^Team Login/ })[0]).toHaveAttribute('target', '_blank');
  });

  test.each([
    [1280, '/tabelle', true],
    [900, '/tabelle', true],
    [899, '/tabelle', false],
    [899, '/liga', true],
    [801, '/liga', true],
    [800, '/liga', false],
  ])('%i px on %s: desktop navigation is shown: %s', async (width, address, shown) => {
    windowIs({ width });
    await showApp(address);
    expect(screen.queryByRole('navigation', { name: 'Hauptnavigation' }) !== null).toBe(shown);
    expect(screen.queryByRole('button', { name: 'Menü' }) === null).toBe(shown);
  });
});

describe('Moving about', () => {
  test('titles follow the route, the focus goes to the heading, but not on the first load', async () => {
    await showApp('/impressum');
    await screen.findByRole('heading', { level: 1 });
    expect(document.title).toBe('Impressum – KBÖ');
    expect(document.activeElement).toBe(document.body);
    await goTo('/kontakt');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Kontakt' })).toHaveFocus());
    expect(document.title).toBe('Kontakt – KBÖ');
  });

  test('a plain link in an article starts at the top, wherever another visit of that page had got to', async () => {
    sessionStorage.setItem('kbo-scroll', '[["default /kontakt",500]]');
    await showApp('/impressum');
    await screen.findByRole('heading', { level: 1 });
    await goTo('/kontakt');
    await screen.findByRole('heading', { level: 1, name: 'Kontakt' });
    sessionStorage.clear();
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    expect(window.scrollTo).not.toHaveBeenCalledWith({ top: 500, behavior: 'instant' });
  });

  test('a link of an article is followed like any other: forward, in an entry of its own, and never twice', async () => {
    await showApp('/impressum');
    await screen.findByRole('heading', { level: 1 });
    const article = document.body.appendChild(document.createElement('p'));
    article.innerHTML = '<a href="#/kontakt">Kontakt</a><a href="#/kontakt" target="_blank">eigener Tab</a>';
    const before = window.history.length;
    const [link, elsewhere] = within(article).getAllByRole('link');
    await userEvent.click(elsewhere ?? article);
    expect(window.location.hash).toBe('#/impressum');
    await userEvent.click(link ?? article);
    await screen.findByRole('heading', { level: 1, name: 'Kontakt' });
    await userEvent.click(link ?? article);
    article.remove();
    expect(window.location.hash).toBe('#/kontakt');
    expect(window.history.state).toMatchObject({ key: expect.any(String) });
    expect(window.history.length).toBe(before + 1);
  });

  test('a double tap on a link whose page is still on its way makes one history entry', async () => {
    const route = routes.find(({ path }) => path === '/kontakt');
    if (route === undefined) throw new Error('no such page');
    jest.spyOn(route, 'loaded').mockReturnValue(undefined);
    jest.spyOn(route, 'load').mockReturnValue(new Promise(() => undefined));
    await showApp('/impressum');
    await screen.findByRole('heading', { level: 1 });
    const article = document.body.appendChild(document.createElement('p'));
    article.innerHTML = '<a href="#/kontakt">Kontakt</a>';
    const before = window.history.length;
    await userEvent.dblClick(within(article).getByRole('link'));
    article.remove();
    expect(window.location.hash).toBe('#/kontakt');
    expect(window.history.length).toBe(before + 1);
  });

  test('back to a page whose code is not there: the page that is left stays until it has come', async () => {
    const route = routes.find(({ path }) => path === '/kontakt');
    if (route === undefined) throw new Error('no such page');
    let come = (): void => undefined;
    jest.spyOn(route, 'loaded').mockReturnValue(undefined);
    const chunk = new Promise<ScreenModule>((resolve) => {
      come = () => resolve({ default: () => <h1>Da</h1> });
    });
    jest.spyOn(route, 'load').mockReturnValue(chunk);
    await showApp('/impressum');
    await screen.findByRole('heading', { level: 1, name: 'Impressum' });
    await goTo('/kontakt');
    expect(screen.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
    await act(async () => {
      come();
      await chunk;
    });
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Da' })).toHaveFocus());
  });

  test('the skip link moves the focus and leaves the address alone', async () => {
    await showApp('/impressum');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Zum Inhalt springen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.location.hash).toBe('#/impressum');
  });

  test('any unknown path falls back to the league selection', async () => {
    await showApp('/gibt/es/nicht');
    await waitFor(() => expect(window.location.hash).toBe('#/'));
  });
});

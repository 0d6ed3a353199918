import { readFileSync } from 'node:fs';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../src/app/routes';
import type { SiteRoute } from '../../src/app/routes';
import { federation } from '../../src/content/federation';
import { headquarters } from '../../src/content/headquarters';
import { preferredTheme } from '../../src/lib/theme';
import { completeBrowser, showApp } from '../support/app';
import { goTo } from '../support/mount';
import { network } from '../support/answers';
import { windowIs } from '../support/screen';

type Load = SiteRoute['load'];

/** A route whose chunk is not there yet. */
function routeTo(path: string): { load: Load; forget: () => void } {
  const found = routes.find((route) => route.path === path);
  if (found === undefined) throw new Error(`no route ${path}`);
  jest.spyOn(found, 'loaded').mockReturnValue(undefined);
  return found;
}

const chunkLoadError = (): Error => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
let net: ReturnType<typeof network>;

beforeEach(() => {
  completeBrowser();
  windowIs({ width: 1280 });
  net = network({ 'client/leagueList?per=25': [] });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  net.restore();
  jest.useRealTimers();
  jest.restoreAllMocks();
  routes.forEach((route) => route.forget());
});

describe('A chunk that is slow or does not arrive', () => {
  test('the old page stays, with a progress bar after 150 ms', async () => {
    await showApp('/impressum');
    await screen.findByRole('heading', { level: 1, name: 'Impressum' });
    const contact = routeTo('/kontakt');
    const arrived = await contact.load();
    let arrive: (screen: Awaited<ReturnType<Load>>) => void = () => undefined;
    const chunk = new Promise<Awaited<ReturnType<Load>>>((resolve) => (arrive = resolve));
    jest.spyOn(contact, 'load').mockImplementation(() => chunk);
    await goTo('/kontakt');
    expect(screen.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
    expect(await screen.findByRole('progressbar', { name: 'Seite wird geladen' })).toBeVisible();
    await act(async () => {
      arrive(arrived);
      return chunk;
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('a failed one: said in German, and asked for again on "Erneut laden"', async () => {
    const contact = routeTo('/kontakt');
    const failing = Promise.reject<Awaited<ReturnType<Load>>>(chunkLoadError());
    const load = jest.spyOn(contact, 'load').mockImplementation(() => failing);
    await showApp('/kontakt');
    expect(await screen.findByRole('alert')).toHaveTextContent('Diese Seite konnte nicht geladen werden.');
    expect(screen.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
    load.mockRestore();
    await userEvent.click(screen.getByRole('button', { name: 'Erneut laden' }));
    expect(await screen.findByText(/Anstoßgasse 6/)).toBeVisible();
  });

  test('a screen that throws takes down neither the frame nor the next page', async () => {
    const contact = routeTo('/kontakt');
    const broken = Promise.resolve({
      default: () => {
        throw new Error('kaputt');
      },
    });
    jest.spyOn(contact, 'load').mockImplementation(() => broken);
    await showApp('/kontakt');
    expect(await screen.findByRole('alert')).toHaveTextContent('Diese Seite konnte nicht dargestellt werden.');
    expect(screen.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible();
    await goTo('/impressum');
    expect(await screen.findByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('The frame', () => {
  test('Offline bar: no connection, and how old the data is', async () => {
    net.answer('client/leagueList?per=25', []);
    net.answer('webClient/transfers', []);
    await showApp('/transfers');
    expect(await screen.findByRole('heading', { level: 1, name: 'Transfers' })).toBeVisible();
    expect(await screen.findByText(/keine Transfers/)).toBeVisible();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await screen.findByText(/^Keine Verbindung\. Du siehst den Stand von \d\d:\d\d\.$/)).toBeVisible();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/Keine Verbindung/)).toBeNull();
  });

  test('while a kept answer is on screen the bar says its time, with its day if that is not today', async () => {
    net.answer('client/leagueList?per=25', []);
    net.answerKept('webClient/transfers', [], Date.parse('2025-11-14T13:32:00Z'));
    await showApp('/transfers');
    const words = 'Schwache Verbindung. Du siehst den Stand von Fr., 14.11., 14:32.';
    expect(await screen.findByText(words)).toBeVisible();
    await goTo('/impressum');
    expect(await screen.findByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  });

  test('Light and dark: the choice is painted at once, kept, and found at the next start', async () => {
    localStorage.clear();
    await showApp('/impressum');
    await userEvent.click(await screen.findByRole('button', { name: 'Dunkle Ansicht' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(preferredTheme()).toBe('dark');
    await userEvent.click(screen.getByRole('button', { name: 'Helle Ansicht' }));
    expect(preferredTheme()).toBe('light');
    localStorage.setItem('kbo-theme', '<b>');
    expect(preferredTheme()).toBe(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  });

  test('noscript names contact and legal notice as the federation does', () => {
    const page = readFileSync('public/index.html', 'utf8');
    const {
      name,
      street,
      city,
      phone,
      phoneLink,
      hours,
      seat,
      legalForm,
      registryNumber,
      chairman,
      chamber,
      supervisoryAuthority,
      mailboxes,
    } = { ...federation, ...headquarters };
    const addresses = Object.values(mailboxes).map(({ address }) => address);
    for (const fact of [
      name,
      street,
      city,
      phone,
      phoneLink,
      hours,
      seat,
      legalForm,
      registryNumber,
      chairman,
      chamber,
      supervisoryAuthority,
      ...addresses,
    ])
      expect(page).toContain(fact);
  });
});

test('after somebody else took the screen out of the page, the next one is shown in the frame', async () => {
  await showApp('/ligaordnung');
  await screen.findByRole('heading', { level: 1, name: 'Ligaordnung' });
  screen.getByRole('main').firstElementChild?.remove();
  await goTo('/spielregeln');
  expect(await screen.findByRole('heading', { level: 1, name: 'Unsere Spielregeln' })).toBeInTheDocument();
  expect(screen.getByRole('banner')).toBeInTheDocument();
});

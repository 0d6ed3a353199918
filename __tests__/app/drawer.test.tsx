import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closesDrawer } from '../../src/app/navigation/MobileDrawer';
import { completeBrowser, showApp } from '../support/app';
import { goTo } from '../support/mount';
import { network } from '../support/answers';
import { forgetCookies, windowIs } from '../support/screen';
import { matchRow } from '../support/wire';
import { LEAGUES, leagues, DESKTOP } from './leagues';

let net: ReturnType<typeof network>;

beforeEach(() => {
  completeBrowser();
  windowIs({ width: 1280 });
  net = network({
    [LEAGUES]: leagues,
    'webClient/livescore': [
      {
        league: 'Wien 1A',
        matches: [
          // Without times, so that they are never said to be over.
          matchRow(1, { status: 'first', details: { gameday: 1 } }),
          matchRow(2, { status: 'halftime', details: { gameday: 1 } }),
          matchRow(3, { status: 'done' }),
        ],
      },
    ],
  });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // On a busy machine the development checks of the store complain about their own slowness.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  net.restore();
  forgetCookies();
  jest.restoreAllMocks();
});

describe('Mobile menu', () => {
  const burger = () => screen.getByRole('button', { name: 'Menü' });
  async function openMenu() {
    windowIs({ width: 390, calm: true });
    await showApp('/impressum');
    burger().focus();
    await userEvent.keyboard('{Enter}');
    return screen.findByRole('dialog', { name: 'Menü' });
  }

  test('is not there while closed; lists the ten links, Bund, Kontakt and the login', async () => {
    windowIs({ width: 390 });
    await showApp('/impressum');
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    const menu = within(await openMenu());
    const labels = menu.getAllByRole('link').map((link) => link.firstChild?.textContent);
    expect(labels.filter((label) => DESKTOP.includes(label ?? ''))).toEqual(DESKTOP);
    expect(labels.slice(-6, -3)).toEqual(['Bund', 'Kontakt', 'Team Login']);
    expect(await menu.findByRole('link', { name: /Livescore\s*2\s*live/ })).toBeVisible();
  });

  test('keeps Tab inside, closes on Escape and gives the focus back', async () => {
    const menu = await openMenu();
    // The last one, whose chunk comes when the menu is there.
    await within(menu).findByRole('button', { name: 'Dunkle Ansicht' });
    const inside = within(menu).getAllByRole('button');
    within(menu).getByRole('button', { name: 'Menü schließen' }).focus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(document.activeElement).toBe(inside.at(-1));
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(within(menu).getByRole('button', { name: 'Menü schließen' }));
    fireEvent(menu, new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(burger());
  });

  test('closes on a press beside it and at once when a link is followed', async () => {
    const menu = await openMenu();
    menu.getBoundingClientRect = () => new DOMRect(58, 0, 332, 844);
    fireEvent.click(menu, { clientX: 200 });
    expect(screen.getByRole('dialog')).toBeVisible();
    fireEvent.click(menu, { clientX: 20 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(burger());
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Kontakt' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.location.hash).toBe('#/kontakt');
  });

  test('Back closes it: the page behind it is another one', async () => {
    await openMenu();
    await goTo('/kontakt');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
  });

  test('a swipe closes it beyond 35 % of its width or faster than 0.6', () => {
    const swipe = { moved: 0, speed: 0, direction: 1, width: 332 };
    expect(closesDrawer({ ...swipe, moved: 0.35 * 332 })).toBe(false);
    expect(closesDrawer({ ...swipe, moved: 0.35 * 332 + 1 })).toBe(true);
    expect(closesDrawer({ ...swipe, moved: 30, speed: 0.6 })).toBe(false);
    expect(closesDrawer({ ...swipe, moved: 30, speed: 0.61 })).toBe(true);
    expect(closesDrawer({ ...swipe, moved: 30, speed: 2, direction: -1 })).toBe(false);
    expect(closesDrawer({ ...swipe, moved: -30, speed: 2 })).toBe(false);
  });

  test('/mobilenav shows the same list as a page', async () => {
    windowIs({ width: 390 });
    await showApp('/mobilenav');
    const labels = within(await screen.findByRole('navigation', { name: 'Menü' }))
      .getAllByRole('link')
      .map((link) => link.firstChild?.textContent);
    expect(labels).toEqual([...DESKTOP, 'Bund', 'Kontakt']);
  });
});

import type { Page } from '@playwright/test';
import { desktop, expect, nextFrames, phone, settled, still, test } from './support/journey';

test.describe('docs/behaviour.md 2, navigation: the mobile menu is a burger drawer', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('opens by keyboard, keeps the focus, closes on Escape and gives the focus back', async ({ page, inLeague }) => {
    await inLeague('W1A');
    await page.goto('/#/tabelle');
    await settled(page);
    const burger = page.getByRole('button', { name: 'Menü' });
    await burger.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Menü' });
    await expect(drawer).toBeVisible();
    for (const link of [
      'Liga',
      'Teams',
      'Tabelle',
      'Spielplan',
      'Livescore',
      'Spielerstatistik',
      'News',
      'Strafsenat',
      'Transfers',
      'Sperren',
      'Bund',
      'Kontakt',
      'Team Login',
    ])
      await expect(drawer.getByRole('link', { name: new RegExp(`^${link}`) }).first()).toBeVisible();
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(burger).toBeFocused();
  });

  test('closes on a backdrop click', async ({ page, inLeague }) => {
    await inLeague('W1A');
    await page.goto('/#/tabelle');
    await page.getByRole('button', { name: 'Menü' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menü' });
    await expect(drawer).toBeVisible();
    await still(page);
    await page.mouse.click(20, 400);
    await expect(drawer).toBeHidden();
  });

  const swipe = async (page: Page, share: number, steps: number, pause: number): Promise<void> => {
    const client = await page.context().newCDPSession(page);
    const width = 332;
    const from = phone.width - width + 30;
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: 420 }] });
    await touch('touchStart', from);
    for (let step = 1; step <= steps; step += 1) {
      await touch('touchMove', from + (width * share * step) / steps);
      await page.waitForTimeout(pause);
    }
    await touch('touchEnd', 0);
  };

  test('closes on a swipe beyond 35 % of its width, a shorter slow one lets it stay', async ({ page, inLeague }) => {
    await inLeague('W1A');
    await page.goto('/#/tabelle');
    await page.getByRole('button', { name: 'Menü' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menü' });
    await expect(drawer).toBeVisible();
    await still(page);
    await swipe(page, 0.2, 12, 40);
    await nextFrames(page);
    await still(page);
    await expect(drawer).toBeVisible();
    await swipe(page, 0.5, 14, 40);
    await expect(drawer).toBeHidden();
  });

  test('a link of the drawer leads on and closes it', async ({ page, inLeague }) => {
    await inLeague('W1A');
    await page.goto('/#/tabelle');
    await page.getByRole('button', { name: 'Menü' }).click();
    await page
      .getByRole('dialog', { name: 'Menü' })
      .getByRole('link', { name: /^Spielplan/ })
      .click();
    await expect(page).toHaveURL(/#\/spielplan(\?liga=\w+)?$/);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Spielplan/);
  });
});

test.describe('docs/behaviour.md 2, layout', () => {
  for (const [width, path, wide] of [
    [899, '/tabelle', false],
    [900, '/tabelle', true],
    [801, '/liga', true],
    [800, '/liga', false],
  ] as const) {
    test(`${path} at ${width} px has the ${wide ? 'desktop' : 'mobile'} navigation`, async ({ page, inLeague }) => {
      await inLeague('W1A');
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/#${path}`);
      await settled(page);
      await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible({ visible: wide });
      await expect(page.getByRole('button', { name: 'Menü' })).toBeVisible({ visible: !wide });
    });
  }

  test('clicking a code of the strip stores the league and goes to /liga', async ({ page, inLeague }) => {
    await inLeague('W1A');
    await page.setViewportSize(desktop);
    await page.goto('/#/tabelle');
    await page.getByRole('navigation', { name: 'Ligen' }).getByRole('link', { name: /^S1A/ }).click();
    await expect(page).toHaveURL(/#\/liga(\?liga=\w+)?$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/S1A/);
    expect((await page.context().cookies()).find(({ name }) => name === 'leagueCode')?.value).toBe('S1A');
    await expect(page.getByRole('navigation', { name: 'Ligen' }).getByRole('link', { name: /^W2A/ })).toBeVisible();
    await page.setViewportSize(phone);
    await expect(page.getByRole('navigation', { name: 'Ligen' }).getByRole('link', { name: /^W2A/ })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Ligen' }).getByRole('link', { name: /^NONE/ })).toHaveCount(0);
  });

  test('a league chosen in another tab is followed', async ({ page, context, inLeague }) => {
    await inLeague('W1A');
    await page.goto('/#/tabelle');
    await settled(page);
    const other = await context.newPage();
    await other.goto('/#/tabelle');
    await other.getByRole('navigation', { name: 'Ligen' }).getByRole('link', { name: /^S1A/ }).click();
    await page.bringToFront();
    await expect(page.getByRole('navigation', { name: 'Ligen' }).locator('[aria-current]')).toHaveText(/^S1A/);
  });

  test('the skip link moves the focus to the content and is no route; navigation moves it to the heading', async ({
    page,
    inLeague,
  }) => {
    await inLeague('W1A');
    await page.setViewportSize(desktop);
    await page.goto('/#/tabelle');
    await settled(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Zum Inhalt springen' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL(/#\/tabelle(\?liga=\w+)?$/);
    await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'News' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(/News/);
  });

  test('the theme is chosen, stored, and painted before anything else', async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('/');
    await settled(page);
    await page
      .getByRole('button', { name: /Dunkel|dunkle/i })
      .first()
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('an open page follows the system while nothing is chosen, also where the switch is in the closed menu', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await settled(page);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    }
  });
});

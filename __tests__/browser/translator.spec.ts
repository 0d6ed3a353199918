import type { Page } from '@playwright/test';
import { translatePage } from '../support/translator';
import { desktop, expect, readThrough, settled, test } from './support/journey';
import { everyAddress } from './support/site';

/**
 * What a page says, line by line, and what its buttons and links are called; goals are announced when they fall, and each
 * page has its own time of the last answer.
 */
const facts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [
    ...document.body.innerText
      .split('\n')
      .map((line) => line.trim().replace(/Stand \d\d:\d\d/, 'Stand'))
      .filter((line) => line !== '' && !line.startsWith('Tor. ')),
    ...[...document.querySelectorAll('button, a[href], [role="tab"], [role="switch"]')].map(
      (one) => `${one.getAttribute('aria-label') ?? ''} ${one.textContent} ${one.getAttribute('aria-selected') ?? ''}`,
    ),
  ]);

/** What a visitor does on some screens after reading them, and what is to be seen then. */
const DEEDS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/tabelle': async (page) => {
    for (const name of ['Heim', 'Form', 'Gesamt']) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    }
  },
  '/tabellenrechner': async (page) => {
    await page
      .getByRole('button', { name: /^Ein Tor mehr/ })
      .first()
      .click();
    await expect(page.getByText(/^1 von \d+ getippt$/)).toBeVisible();
  },
  '/spielplan': (page) => page.getByRole('button', { name: 'Nächster Spieltag' }).click(),
  '/leaderboards': (page) => page.getByRole('tab').nth(1).click(),
  '/register': async (page) => {
    await page.getByRole('button', { name: 'Verstanden' }).click();
    await page.getByRole('button', { name: 'Team anmelden' }).click();
    await expect(page.getByText('Bitte ausfüllen.').first()).toBeVisible();
  },
  '/team-detail': async (page) => {
    await page.getByRole('button', { name: /^Team merken/ }).click();
    await expect(page.getByRole('button', { name: /^Gemerkt/ })).toHaveText('Gemerkt');
  },
  '/kontakt': async (page) => {
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Suche' });
    for (const typed of ['ab', 'abs', 'abseits']) await field.fill(typed);
    await expect(page.getByRole('option').first()).toContainText('Abseits');
  },
};

test.use({ viewport: desktop });

test('every screen says the same under a browser’s translator as without one', async ({
  page: translated,
  context,
  browser,
  request,
  inLeague,
}) => {
  await inLeague('W1A');
  // Of another visitor: what one chooses is not chosen in the other's page.
  const other = await browser.newContext({ storageState: await context.storageState(), serviceWorkers: 'block' });
  // The other page has no worker to be notified by, either.
  await other.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  const plain = await other.newPage();
  await translated.addInitScript(`addEventListener('DOMContentLoaded', ${translatePage.toString()})`);
  const both = (act: (page: Page) => Promise<unknown>) => Promise.all([plain, translated].map(act));
  /** Minutes of live matches pass while one reads. */
  const same = (where: string): Promise<void> =>
    expect(async () => {
      const [said, wanted] = await Promise.all([facts(translated), facts(plain)]);
      expect(said, where).toEqual(wanted);
    }).toPass({ timeout: 10_000 });
  await both((page) => page.goto('/'));
  for (const { path } of await everyAddress(request)) {
    await both(async (page) => {
      await page.evaluate((to) => (location.hash = to), path);
      await settled(page);
      await readThrough(page);
    });
    await same(path);
    const deed = Object.entries(DEEDS).find(([screen]) => path === screen || path.startsWith(`${screen}/`))?.[1];
    if (deed === undefined) continue;
    await both(async (page) => {
      await deed(page);
      await settled(page);
    });
    await same(`${path}, afterwards`);
    await both((page) => page.keyboard.press('Escape'));
  }
  expect(await translated.locator('font').count()).toBeGreaterThan(0);
  await other.close();
});

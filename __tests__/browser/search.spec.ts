import type { Page } from '@playwright/test';
import { axeViolations } from './support/axe';
import { desktop, expect, phone, settled, test } from './support/journey';

/** Opens the search by its keys, whose code comes with the first of them; they are heard once the strip is complete. */
async function openSearch(page: Page) {
  const field = page.getByRole('combobox', { name: 'Suche' });
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(field).toBeFocused();
  return field;
}

/** What is typed has been looked up, here and at the server. */
const rested = (page: Page): Promise<void> =>
  expect(page.getByRole('dialog')).toContainText(/\d+ Treffer|Keine Treffer/);

for (const [size, viewport] of [
  ['390', phone],
  ['1280', desktop],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`docs/behaviour.md 17: search at ${size} px, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });

      test('nothing for axe to find: empty, with results, without', async ({ page, inLeague }) => {
        await inLeague('W1A');
        await page.goto('/#/tabelle');
        await settled(page);
        const field = await openSearch(page);
        const faults = [...(await axeViolations(page))];
        for (const typed of ['donau', 'xqzv']) {
          await field.fill(typed);
          await rested(page);
          faults.push(...(await axeViolations(page)));
        }
        expect(faults).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      });
    });
  }
}

test.describe('docs/behaviour.md 17: search', () => {
  test('keys alone: open, choose, come back to what was open before', async ({ page, inLeague }) => {
    await inLeague('W1A');
    await page.goto('/#/tabelle');
    await settled(page);
    const magnifier = page.getByRole('button', { name: /^Suche/ });
    await magnifier.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(magnifier).toBeFocused();
    await openSearch(page);
    await page.keyboard.type('donauwelle');
    // A page below has options of its own.
    const options = page.getByRole('dialog').getByRole('option');
    await expect(options.first()).toContainText('Donauwelle 22');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/team-detail\//);
    await openSearch(page);
    await expect(page.getByText('Zuletzt gesucht')).toBeVisible();
    await expect(options.first()).toContainText('Donauwelle 22');
  });

  test('whatever is typed, the server answers and nothing breaks', async ({ page, inLeague }) => {
    await inLeague('W1A');
    await page.goto('/#/tabelle');
    await settled(page);
    const failed: string[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/api/suche') && !response.ok()) failed.push(response.url());
    });
    const field = await openSearch(page);
    for (const typed of ['%', '_', '%%', '😀😀', 'a', 'é', 'x'.repeat(500), "' or 1=1 --", '<b>fett</b>', '\\']) {
      await field.fill('');
      await field.pressSequentially(typed.slice(0, 220), { delay: 0 });
      await rested(page);
    }
    expect((await field.inputValue()).length).toBeLessThanOrEqual(200);
    expect(failed).toEqual([]);
    await expect(page.getByRole('dialog').locator('b', { hasText: 'fett' })).toHaveCount(0);
  });
});

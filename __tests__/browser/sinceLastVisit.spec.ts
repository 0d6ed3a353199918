import { desktop, expect, phone, settled, test } from './support/journey';
import { follow, tableOf, visitedAgo } from './support/sunday';

for (const [size, viewport] of [
  ['390', phone],
  ['1280', desktop],
] as const) {
  test.describe(`docs/behaviour.md 11: since the last visit, ${size} px`, () => {
    test.use({ viewport });
    test.beforeEach(async ({ page, inLeague, request }) => {
      await inLeague('W1A');
      await follow(page, (await tableOf(request, 'W1A')).slice(0, 1));
      await visitedAgo(page, 'W1A', 7);
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('value' in entry)
              document.documentElement.dataset.shift = String(
                Number(document.documentElement.dataset.shift ?? 0) + Number(entry.value),
              );
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto('about:blank');
    });

    test('comes without moving anything, is not announced, and the keyboard alone reads and closes it', async ({
      page,
    }) => {
      await page.goto('/#/liga');
      await settled(page);
      const card = page.getByRole('region', {
        name: /^Seit deinem letzten Besuch \(\w\w\., \d\d\.\d\d\., \d\d:\d\d\)$/,
      });
      await expect(card).toBeVisible();
      await settled(page);
      expect(Number(await page.evaluate(() => document.documentElement.dataset.shift ?? '0'))).toBeLessThanOrEqual(
        0.01,
      );
      await expect(
        page
          .locator('[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]')
          .filter({ hasText: 'Besuch' }),
      ).toHaveCount(0);
      const close = card.getByRole('button', { name: 'Schließen' });
      for (let stop = 0; stop < 150; stop += 1) {
        await page.keyboard.press('Tab');
        if (await close.evaluate((button) => button === document.activeElement)) break;
      }
      await expect(close).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(card.getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(card).toHaveCount(0);
      await expect(page.locator('main :is(h2, h3):focus')).toHaveCount(1);
      expect(Number(await page.evaluate(() => document.documentElement.dataset.shift ?? '0'))).toBeLessThanOrEqual(
        0.01,
      );
    });
  });
}

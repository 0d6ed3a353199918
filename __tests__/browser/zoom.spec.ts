import { expect, settled, test } from './support/journey';
import { everyAddress } from './support/site';

/** Zooming makes a page narrower in its own pixels: 1280 px at 200 % are 640 px, at 400 % 320 px (WCAG 1.4.10). */
for (const { what, width, height } of [
  { what: '1280 px zoomed to 200 %', width: 640, height: 450 },
  { what: '1280 px zoomed to 400 %', width: 320, height: 225 },
  { what: 'a phone of 360 px', width: 360, height: 740 },
]) {
  test.describe(what, () => {
    test.use({ viewport: { width, height } });

    test('every route keeps its heading and scrolls in one direction only', async ({ page, request, inLeague }) => {
      test.setTimeout(120_000);
      await inLeague('W1A');
      await page.goto('/');
      const faults: string[] = [];
      for (const { path, heading } of await everyAddress(request)) {
        await page.evaluate((to) => (location.hash = to), path);
        await settled(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        const aside = await page.evaluate(() => {
          window.scrollTo({ left: 1_000, behavior: 'instant' });
          return window.scrollX;
        });
        if (aside > 0) faults.push(`${path}: scrolls ${aside} px sideways`);
      }
      expect(faults).toEqual([]);
    });
  });
}

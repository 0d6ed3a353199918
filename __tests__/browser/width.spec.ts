import { expect, settled, test } from './support/journey';
import { everyAddress } from './support/site';

/** Where the desktop's layout begins. */
const WIDTHS = [900, 910, 920];

/** A scrollbar that takes its part of the window, as on most desktops; headless browsers hide it by default. */
test.use({
  launchOptions: ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

test('no page is wider than its window where the desktop begins', async ({ page, request, inLeague }) => {
  test.setTimeout(180_000);
  await inLeague('W1A');
  await page.goto('/');
  const faults: string[] = [];
  for (const { path, heading } of await everyAddress(request)) {
    await page.evaluate((to) => (location.hash = to), path);
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 });
      const { whole, seen } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return { whole: scrollWidth, seen: clientWidth };
      });
      if (whole > seen) faults.push(`${path} at ${width} px: ${whole} px wide, ${seen} are seen`);
    }
  }
  expect(faults).toEqual([]);
});

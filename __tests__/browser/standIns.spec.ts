import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';

/** Whether the installed fonts that stand in for ours were looked for and found: `wide loaded`, `other error` and so on. */
const standIns = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.fonts].flatMap(({ family, status }) =>
      family.includes('Fallback') ? [`${family.includes('Wide') ? 'wide' : 'other'} ${status}`] : [],
    ),
  );

test('the last stand-ins are looked for only where no other is installed', async ({ page }) => {
  await page.route(/\.woff2$|reactDom\.\w+\.js$/, () => new Promise<void>(() => undefined));
  await page.goto('/#/bund', { waitUntil: 'commit' });
  const waiting = /^other (?:unloaded|loading)$/;
  await expect
    .poll(async () => {
      const found = await standIns(page);
      return [found.length, found.filter((one) => waiting.test(one)).length];
    })
    .toEqual([11, 0]);
  // Time enough to look for the last ones, too.
  await page.waitForTimeout(500);
  const found = await standIns(page);
  const expected = found.includes('other loaded') ? /^wide unloaded$/ : /^wide (?:loaded|error)$/;
  for (const one of found.filter((each) => each.startsWith('wide'))) expect(one).toMatch(expected);
});

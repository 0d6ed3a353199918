import type { Page } from '@playwright/test';
import { expect, phone, test } from './support/journey';

test.use({ viewport: phone });

/** The families whose letters of German have come. */
const shownFaces = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ status, unicodeRange }) => status === 'loaded' && unicodeRange.startsWith('U+20-7E'))
      .map(({ family }) => family.replaceAll('"', '').split(' ')[0] ?? '')
      .toSorted(),
  );

test('a page of German text asks for the letters of German only, and shows both faces', async ({ page }) => {
  // Those of names are loaded ahead otherwise, once the page is idle.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(/(\w+)-\w+\.woff2$/.exec(request.url())?.[1] ?? request.url());
  });
  await page.goto('/#/bund');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => shownFaces(page)).toEqual(['Hanken', 'Sofia']);
  expect(asked).toEqual(['core', 'core']);
});

test('a face that never comes holds up the other only for a moment', async ({ page }) => {
  let held = 0;
  await page.route(/core-\w+\.woff2$/, (route) => (held++ === 0 ? undefined : route.continue()));
  await page.goto('/#/bund', { waitUntil: 'commit' });
  await expect.poll(() => shownFaces(page)).toEqual(['Hanken']);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

import type { CDPSession, Page } from '@playwright/test';
import { expect, phone, test } from './support/journey';

test.use({ viewport: phone });

/** The families whose letters of German have come. */
const shownFaces = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ status, family }) => status === 'loaded' && /Variable/.test(family))
      .map(({ family }) => family.replaceAll('"', '').split(' ')[0] ?? '')
      .toSorted(),
  );

/** The parts of fonts that are asked for, in turn. */
function notePartsOf(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(/(\w+)-\w+\.woff2$/.exec(request.url())?.[1] ?? request.url());
  });
  return asked;
}

test('a page of German text asks for the letters of German only, and shows both faces', async ({ page }) => {
  const asked = notePartsOf(page);
  await page.goto('/#/bund');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => shownFaces(page)).toEqual(['Hanken', 'Sofia']);
  expect(asked).toEqual(['core', 'core']);
});

/** Names of the machine's own fonts that letters of the element `#names` are drawn in. */
async function foreignFonts(browser: CDPSession): Promise<readonly string[]> {
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#names' });
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
}

test('every letter of a name is drawn in our fonts', async ({ page }) => {
  await page.goto('/#/bund');
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  for (const element of ['h1', 'p']) {
    await page
      .locator(`main ${element}`)
      .first()
      .evaluate((text) => {
        text.textContent = 'Yılmaz Gülşen İğdır Šimić Đorđe Łukasz Lefèbvre Cœur Œuvrard Ñandú';
        text.id = 'names';
      });
    await expect.poll(() => foreignFonts(browser)).toEqual([]);
    await page.locator('#names').evaluate((text) => text.removeAttribute('id'));
  }
});

test('a name’s letters are loaded where it is shown, and read in their stand-in until then', async ({ page }) => {
  const asked = notePartsOf(page);
  await page.goto('/#/bund');
  await expect.poll(() => shownFaces(page)).toEqual(['Hanken', 'Sofia']);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual(['core', 'core']);
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => void (heading.textContent = 'Šimić'));
  await expect.poll(() => asked.slice(2)).toEqual(['rare']);
  const waits = await page.evaluate(() =>
    [...document.fonts].filter(({ family }) => /Names/.test(family)).map((face) => face.display),
  );
  expect(waits.filter((display) => display === 'swap')).toHaveLength(4);
});

test('a face that never comes holds up the other only for a moment', async ({ page }) => {
  let held = 0;
  await page.route(/core-\w+\.woff2$/, (route) => (held++ === 0 ? undefined : route.continue()));
  await page.goto('/#/bund', { waitUntil: 'commit' });
  await expect.poll(() => shownFaces(page)).toEqual(['Hanken']);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

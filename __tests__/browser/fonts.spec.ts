import type { CDPSession, Page } from '@playwright/test';
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

/** The parts of fonts that are asked for, in turn. */
function notePartsOf(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(/(\w+)-\w+\.woff2$/.exec(request.url())?.[1] ?? request.url());
  });
  return asked;
}

const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

test('a page of German text asks for the letters of German only, and shows both faces', async ({ page }) => {
  await saveData(page);
  const asked = notePartsOf(page);
  await page.goto('/#/bund');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => shownFaces(page)).toEqual(['Hanken', 'Sofia']);
  expect(asked).toEqual(['core', 'core']);
});

/** Faces that the browser knows and has not loaded: for each it prepares its last resort, in every weight and size. */
const waitingFaces = (page: Page): Promise<number> =>
  page.evaluate(
    () => [...document.fonts].filter(({ status, family }) => status !== 'loaded' && /Variable/.test(family)).length,
  );

/** Faces of ours that the page knows. */
const knownFaces = (page: Page): Promise<number> =>
  page.evaluate(() => [...document.fonts].filter(({ family }) => /Variable/.test(family)).length);

const renameHeading = (page: Page, text: string): Promise<void> =>
  page.getByRole('heading', { level: 1 }).evaluate((heading, name) => void (heading.textContent = name), text);

test('the letters of names are loaded ahead, and known from when the page has one, all from one moment', async ({
  page,
}) => {
  const asked = notePartsOf(page);
  await page.goto('/#/bund');
  await expect.poll(() => asked.toSorted()).toEqual(['core', 'core', 'names', 'names', 'rare', 'rare']);
  // A face that comes lays out the whole page again, for nothing on a page of German text.
  expect(await knownFaces(page)).toBe(2);
  await renameHeading(page, 'Šimić');
  const faces = await page.evaluate(async () => {
    const ours = (): readonly FontFace[] => [...document.fonts].filter(({ family }) => /Variable/.test(family));
    while (ours().length === 2) await new Promise(requestAnimationFrame);
    return ours().map(({ status }) => status);
  });
  expect(faces).toEqual(Array.from({ length: 6 }, () => 'loaded'));
});

test('another page has them ahead of its names', async ({ page }) => {
  await page.goto('/#/bund');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => (location.hash = '/kontakt'));
  await expect.poll(() => knownFaces(page)).toBe(6);
  expect(await waitingFaces(page)).toBe(0);
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
    await expect.poll(() => knownFaces(page)).toBe(6);
    // A face that has just become known is drawn with the next frame.
    await expect.poll(() => foreignFonts(browser)).toEqual([]);
    await page.locator('#names').evaluate((text) => text.removeAttribute('id'));
  }
});

test('under Save-Data a name’s letters are loaded where it is shown', async ({ page }) => {
  await saveData(page);
  const asked = notePartsOf(page);
  await page.goto('/#/bund');
  await expect.poll(() => shownFaces(page)).toEqual(['Hanken', 'Sofia']);
  await page.waitForTimeout(1_000);
  expect(asked).toEqual(['core', 'core']);
  await renameHeading(page, 'Šimić');
  await expect.poll(() => asked.slice(2)).toEqual(['rare']);
  // Until then the letter is read in its stand-in, never left out.
  const waits = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'unloaded').map((face) => face.display),
  );
  expect(new Set(waits.slice(-3))).toEqual(new Set(['swap']));
});

test('the letters of a name on the first page are loaded while its pictures are still on their way', async ({
  page,
}) => {
  const asked = notePartsOf(page);
  await page.route('**/*', (route) => (route.request().resourceType() === 'image' ? undefined : route.fallback()));
  // The start page's list and the strip name the same leagues; what is answered last is shown.
  await page.route(/leagueList|\/selection/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('Liga', 'Šimić-Liga') });
  });
  await page.goto('/#/', { waitUntil: 'commit' });
  await expect(page.getByText('Šimić').first()).toBeVisible();
  await expect.poll(() => asked.includes('rare'), { timeout: 4_000 }).toBe(true);
});

test('a face that never comes holds up the other only for a moment', async ({ page }) => {
  let held = 0;
  await page.route(/core-\w+\.woff2$/, (route) => (held++ === 0 ? undefined : route.continue()));
  await page.goto('/#/bund', { waitUntil: 'commit' });
  await expect.poll(() => shownFaces(page)).toEqual(['Hanken']);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

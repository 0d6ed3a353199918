import { desktop, expect, settled, test } from './support/journey';

// With a worker: the pictures of the first page were loaded before it answered for the page.
test.use({ viewport: desktop, worker: true });

/** In the page: whether each crest was there in the moment in which the table was drawn. */
const watchCrests = (): void => {
  const drawn = new Promise<readonly boolean[]>((resolve) => {
    const watch = new MutationObserver(() => {
      const crests = [...document.querySelectorAll<HTMLImageElement>('main table img')];
      if (crests.length === 0) return;
      watch.disconnect();
      resolve(crests.map(({ complete }) => complete));
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
  Object.assign(window, { drawn });
};

test('crests that were shown are there with the first drawing of a later page', async ({ page, inLeague }) => {
  await inLeague('W1A');
  await page.goto('/#/liga');
  await settled(page);
  await page.locator('main table').first().scrollIntoViewIfNeeded();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForLoadState('networkidle');
  // A page without crests, and nothing left of the one before.
  await page.evaluate(() => (location.hash = '#/impressum'));
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  await settled(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  await page.evaluate(watchCrests);
  await page.evaluate(() => (location.hash = '#/tabelle'));
  const complete = await page.evaluate(() => (window as unknown as { drawn: Promise<readonly boolean[]> }).drawn);
  expect(complete.length).toBeGreaterThan(8);
  expect(complete).not.toContain(false);
});

import { FAILED_ANSWERS, expect, settled } from './support/journey';
import { test } from './support/line';

/** In the page: what the worker has stored, one address a line. */
async function keptAddresses(): Promise<string> {
  const kept = (await caches.keys()).map(async (name) =>
    (await (await caches.open(name)).keys()).map(({ url }) => url),
  );
  return (await Promise.all(kept)).flat().join('\n');
}

test.describe('offline and poor reception', () => {
  test.use({ worker: true });

  test('a visited table opens offline with its age shown; a page never visited says that it failed', async ({
    page,
    line,
    inLeague,
    provoked,
  }) => {
    provoked.push(FAILED_ANSWERS);
    // Files are not timed, so that a busy machine does not pass for a slow line, on which only what is likely is loaded.
    await page.addInitScript(() => performance.setResourceTimingBufferSize(0));
    await inLeague('W1A');
    await page.goto('/#/tabelle');
    await settled(page);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await expect
      .poll(() => page.evaluate(keptAddresses), { message: 'the first visit has kept the other screens' })
      .toContain('assets/livescore');
    await page.reload();
    await settled(page);
    const leader =
      (await page.getByRole('table').getByRole('row').nth(1).getByRole('link').first().textContent()) ?? '';
    await expect.poll(() => page.evaluate(keptAddresses), { message: 'and the table' }).toContain('current/table');
    expect(await page.evaluate(keptAddresses), 'but no live scores').not.toContain('webClient/livescore');
    line.cut();
    await page.reload();
    await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText(leader.replace('LIVE', '').trim());
    await expect(page.getByText(/Du siehst den Stand von \d{2}:\d{2}/)).toBeVisible();
    for (const tracked of ['/?gclid=1#/tabelle', '/index.html?fbclid=a%20b&utm_source=c#/tabelle', '/?#/tabelle']) {
      await page.goto(tracked);
      await expect(page.getByRole('table').getByRole('row').nth(1), tracked).toContainText(
        leader.replace('LIVE', '').trim(),
      );
    }
    await page.evaluate(() => (location.hash = '/livescore'));
    await expect(page.getByRole('main').getByRole('button', { name: 'Erneut laden' })).toBeVisible();
    // A phone reports that it is online before anything gets through; requests made then are lost, and repeated.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.waitForTimeout(1_000);
    line.mend();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByText(/Du siehst den Stand von/)).toHaveCount(0);
  });

  test('a newer version is offered and waits until the reader takes it', async ({ page, line, request, inLeague }) => {
    await inLeague('W1A');
    await page.goto('/#/tabelle');
    await settled(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const worker = await (await request.get('/serviceWorker.js')).text();
    line.meddle((path) =>
      path === '/serviceWorker.js' ? { type: 'text/javascript', body: `${worker}\n// newer` } : null,
    );
    await page.reload();
    await settled(page);
    await page.evaluate(() => Object.assign(window, { reading: true }));
    await page.evaluate(() =>
      navigator.serviceWorker
        .getRegistration()
        .then((registration) => registration?.update())
        .then(() => undefined),
    );
    const offer = page.locator('span', { hasText: 'Eine neue Version der Seite ist da.' });
    await expect(offer).toBeVisible();
    await page.evaluate(() => (location.hash = '/teams'));
    await settled(page);
    expect(await page.evaluate(() => 'reading' in window), 'nothing was loaded anew').toBe(true);
    const anew = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Neu laden' }).click();
    await anew;
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mannschaften');
    await expect(offer).toBeHidden();
  });

  test('a picture that was replaced under its address is the new one at the visit after the next', async ({
    page,
    line,
    inLeague,
  }) => {
    const [old, replaced] = [5, 7];
    const draw = (size: number) =>
      line.meddle((path) =>
        path.startsWith('/bilder/wappen/')
          ? {
              type: 'image/svg+xml',
              body: `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"/>`,
            }
          : null,
      );
    const crest = page.getByRole('main').locator('img[src*="/bilder/wappen/"]').first();
    const width = () => crest.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));
    draw(old);
    await inLeague('W1A');
    await page.goto('/#/teams');
    await settled(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await settled(page);
    await expect.poll(width).toBe(old);
    await expect.poll(() => page.evaluate(keptAddresses), { message: 'crests are kept' }).toContain('/bilder/wappen/');
    draw(replaced);
    // The stored answer is shown first, and requested again meanwhile.
    await expect(async () => {
      await page.reload();
      await settled(page);
      expect(await width()).toBe(replaced);
    }).toPass({ timeout: 20_000 });
  });

  test('what a foreign network answered in place of the site is never stored', async ({
    page,
    line,
    inLeague,
    provoked,
  }) => {
    // What stands in place of a script is none.
    provoked.push(FAILED_ANSWERS, /^exception: Unexpected token '<'/);
    await inLeague('W1A');
    await page.goto('/#/tabelle');
    await settled(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await settled(page);
    line.meddle((path) =>
      /webClient\/clubs|assets\/teams/.test(path) ? { type: 'text/html', body: '<h1>Gäste-WLAN</h1>' } : null,
    );
    await page.evaluate(() => (location.hash = '/teams'));
    const retry = page.getByRole('main').getByRole('button', { name: 'Erneut laden' });
    await expect(retry).toBeVisible();
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const answers = await Promise.all(
        names.map(async (name) => {
          const cache = await caches.open(name);
          return Promise.all((await cache.keys()).map(async (key) => (await (await cache.match(key))?.text()) ?? ''));
        }),
      );
      return answers.flat().filter((text) => text.includes('WLAN')).length;
    });
    expect(kept).toBe(0);
    line.meddle(() => null);
    await expect(async () => {
      if ((await retry.count()) > 0) await retry.first().click({ timeout: 1_000 });
      expect(await retry.count()).toBe(0);
    }).toPass({ timeout: 15_000 });
    await settled(page);
    expect(await page.getByRole('main').locator('a[href*="#/team-detail/"]').count()).toBeGreaterThan(5);
  });
});

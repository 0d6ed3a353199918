import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, settled, test as journey } from './support/journey';

/** A web server that has the built site below `/kbo/` alone, and the API and its pictures where they always are. */
const test = journey.extend<{ readonly asked: string[] }>({
  asked: async ({}, use) => use([]),
  baseURL: async ({ asked }, use) => {
    const server = http.createServer((request, response) => {
      const { method, headers, url = '' } = request;
      const path = url.startsWith('/kbo/') ? url.slice('/kbo'.length) : url;
      if (path === url && !/^\/(api|bilder)\//.test(url)) {
        asked.push(url);
        response.writeHead(404).end();
        return;
      }
      const port = Number(process.env.BROWSER_TEST_PORT ?? 8089);
      const onward = http.request({ port, host: '127.0.0.1', method, path, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      onward.on('error', () => response.destroy());
      request.pipe(onward);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    server.close();
  },
});

test.use({ worker: true });

test('the built site works below a path, and requests nothing outside of it', async ({
  page,
  baseURL,
  inLeague,
  asked,
}) => {
  await inLeague('W1A');
  await page.goto('/kbo/#/tabelle');
  await settled(page);
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true);
  const scope = await page.evaluate(() => navigator.serviceWorker.ready.then((registration) => registration.scope));
  expect(scope).toBe(`${baseURL}/kbo/`);
  const hinted = await page
    .locator('link[rel="preload"][as="script"]')
    .evaluateAll((links) => links.map((link) => (link instanceof HTMLLinkElement ? link.href : '')));
  expect(hinted.length).toBeGreaterThan(0);
  for (const file of hinted) expect(file).toContain(`${baseURL}/kbo/assets/`);

  // The worker answers the page and the screens below the path, too.
  await page.reload();
  await settled(page);
  const kept = async (): Promise<string[]> => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(stores.map((store) => store.keys()))).flat().map(({ url }) => new URL(url).pathname);
  };
  await expect.poll(() => page.evaluate(kept)).toContain('/kbo/index.html');
  await expect.poll(async () => (await page.evaluate(kept)).join('\n')).toMatch(/\/kbo\/assets\/tabelle\./);
  expect(asked).toEqual([]);
});

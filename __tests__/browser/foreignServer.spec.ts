import { READING_CALLS, readingPattern } from '../../src/api/paths';
import { expect, settled, test } from './support/journey';
import { everyAddress } from './support/site';

test.use({ stream: true });

/** Calls of the contract; everything else is unknown to the federation's own server. */
const isKnown = (path: string): boolean => READING_CALLS.some((name) => readingPattern(name).test(path));

test.describe('docs/behaviour.md 12: a server that is not ours', () => {
  test('without our header, and with 404 for every unknown path, every screen works and nothing else is asked for', async ({
    page,
    request,
    inLeague,
  }) => {
    test.setTimeout(240_000);
    await inLeague('W1A');
    const unknown: string[] = [];
    await page.route('**/api/**', async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const path = pathname.slice('/api/'.length) + search;
      if (!isKnown(path)) {
        unknown.push(path);
        await route.fulfill({ status: 404, json: { error: true, reason: 'Not Found' } });
        return;
      }
      const response = await route.fetch();
      const headers = Object.entries(response.headers()).filter(([name]) => name !== 'server-offers');
      await route.fulfill({ response, headers: Object.fromEntries(headers) });
    });
    for (const { path, heading } of await everyAddress(request)) {
      await page.goto(`/#${path}`);
      await page.reload();
      await settled(page);
      await expect(page.getByRole('heading', { level: 1 }), path).toContainText(heading);
    }
    expect(unknown).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

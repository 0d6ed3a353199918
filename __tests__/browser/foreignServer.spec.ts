import { READING_CALLS, readingPattern } from '../../src/api/paths';
import { expect, settled } from './support/journey';
import { test } from './support/line';
import type { Line } from './support/line';
import { everyAddress } from './support/site';

test.use({ stream: true });

/** Calls of the contract; everything else is unknown to the federation's own server. */
const isKnown = (path: string): boolean => READING_CALLS.some((name) => readingPattern(name).test(path));

/** A server without our header and with 404 for every path that is not in the contract; what it was asked of those. */
function elsewhere(line: Line): readonly string[] {
  const unknown: string[] = [];
  line.withhold('server-offers');
  line.meddle((called) => {
    const path = called.replace(/^\/api\//, '');
    if (!/^\/(?:api|teilen|kalender|bilder\/teilen)\//.test(called) || isKnown(path)) return null;
    unknown.push(path);
    return { status: 404, type: 'application/json', body: '{"error":true,"reason":"Not Found"}' };
  });
  return unknown;
}

test.describe('docs/behaviour.md 12: a server that is not ours', () => {
  test('without our header, and with 404 for every unknown path, every screen works and nothing else is asked for', async ({
    page,
    request,
    inLeague,
    line,
  }) => {
    test.setTimeout(240_000);
    await inLeague('W1A');
    const addresses = await everyAddress(request);
    const unknown = elsewhere(line);
    for (const [n, { path, heading }] of addresses.entries()) {
      // Another query, or it would only be another page of the same document.
      await page.goto(`/?${n}#${path}`);
      await settled(page);
      await expect(page.getByRole('heading', { level: 1 }), path).toContainText(heading);
    }
    expect(unknown).toEqual([]);
  });

  test('what is taken along has its fall-back there: no picture, no feed, a plain link, a search of what is known', async ({
    page,
    context,
    request,
    inLeague,
    line,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await inLeague('W1A');
    const paths = (await everyAddress(request)).map(({ path }) => path);
    const unknown = elsewhere(line);
    await page.goto(`/#${paths.find((path) => path.startsWith('/match/'))}`);
    await settled(page);
    await page.getByRole('button', { name: 'Teilen', exact: true }).click();
    await expect(page.locator('span', { hasText: 'Link kopiert.' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/#\/match\/[^?]+\?liga=W1A$/);
    await expect(page.getByRole('button', { name: 'Bild teilen' })).toHaveCount(0);
    await page.goto(`/#${paths.find((path) => path.startsWith('/team-detail/'))}`);
    await settled(page);
    await expect(page.getByRole('button', { name: 'Spiele als Kalenderdatei' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Spiele abonnieren' })).toHaveCount(0);
    await page.getByRole('button', { name: /^Suche/ }).click();
    await page.getByRole('combobox', { name: 'Suche' }).fill('donau');
    await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('Donauwelle 22');
    // By then typing has long rested, and the server would have been asked.
    await expect(page.locator('dialog .announcements')).toContainText('Treffer');
    expect(unknown).toEqual([]);
  });
});

import { expect, test } from './support/journey';

test('Chromium finds nothing that keeps the site from being installed', async ({ page, context }) => {
  await page.goto('/#/kontakt');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const session = await context.newCDPSession(page);
  const { url, errors, data = '{}' } = await session.send('Page.getAppManifest');
  expect(url).toMatch(/\/manifest\.webmanifest$/);
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A private window can install nothing, whatever the site does.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);

  const manifest = JSON.parse(data) as {
    readonly start_url: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
    readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
  };
  expect(manifest.start_url).toBe('./');
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Livescore', 'Tabelle', 'Spielplan']);
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
  ]);
  for (const { src } of manifest.icons) {
    const icon = await page.request.get(`/${src}`);
    expect(icon.headers()['content-type']).toBe('image/png');
    expect(icon.headers()['cache-control']).toContain('immutable');
  }
  // In the page itself: Chromium asks for a tab's icon again at each page change if it has nowhere to keep it.
  const tab = await page.locator('link[rel="icon"]').evaluate(async (link: HTMLLinkElement) => {
    const picture = Object.assign(new Image(), { src: link.href });
    await picture.decode();
    return { inPage: link.href.startsWith('data:'), width: picture.naturalWidth };
  });
  expect(tab).toEqual({ inPage: true, width: 32 });
  const apple = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  expect((await page.request.get(`/${apple}`)).ok()).toBe(true);
});

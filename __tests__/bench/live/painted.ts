import type { Browser } from '@playwright/test';

const PATIENCE_MS = 30_000;

/**
 * Opens a live match's report and waits until its page receives the stream.
 * @returns waits until the report shows so many goals of the home team, and gives the time of that paint (ms since 1970)
 */
export async function watchReport(
  browser: Browser,
  site: string,
  match: string,
): Promise<(home: number) => Promise<number>> {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  const stream = page.waitForResponse('**/api/live', { timeout: PATIENCE_MS });
  await page.goto(`${site}/#/match/${match}`);
  await stream;
  return async (home) => {
    const shown = await page.waitForFunction(
      (goals) =>
        new RegExp(`\\b${goals} zu \\d`).test(document.querySelector('main')?.textContent ?? '') ? Date.now() : null,
      home,
      { polling: 'raf', timeout: PATIENCE_MS },
    );
    return (await shown.jsonValue()) ?? Number.NaN;
  };
}

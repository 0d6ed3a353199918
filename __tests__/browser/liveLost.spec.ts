import { expect, settled } from './support/journey';
import { test } from './support/goals';

test.use({ stream: true });

/** How long a page may show an old score, whatever happened to its stream. */
const RIGHT_WITHIN = { timeout: 35_000 };

test.describe('docs/behaviour.md 12: whatever happens to the stream, the page is right within 35 s', () => {
  test('a laptop that slept', async ({ page, goals, context, complaints }) => {
    const { match } = await goals.goal();
    const stream = page.waitForResponse('**/api/live');
    await page.goto(`/#/match/${match}`);
    await stream;
    await settled(page);
    const browser = await context.newCDPSession(page);
    await browser.send('Page.setWebLifecycleState', { state: 'frozen' });
    await goals.cut();
    const { home, away } = await goals.goal(match);
    await browser.send('Page.setWebLifecycleState', { state: 'active' });
    await expect(page.locator('main')).toContainText(new RegExp(`${home}\\s*:\\s*${away}`), RIGHT_WITHIN);
    // The browser itself logs a connection that breaks.
    complaints.length = 0;
  });

  test('a page that was hidden', async ({ page, goals }) => {
    const { match } = await goals.goal();
    const stream = page.waitForResponse('**/api/live');
    await page.goto(`/#/match/${match}`);
    await stream;
    await settled(page);
    const turn = (state: string) =>
      page.evaluate((to) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => to });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    const closed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/live'));
    await turn('hidden');
    await closed;
    const { home, away } = await goals.goal(match);
    await turn('visible');
    await expect(page.locator('main')).toContainText(new RegExp(`${home}\\s*:\\s*${away}`), RIGHT_WITHIN);
  });

  test('a proxy that holds the stream back: the page polls', async ({ page, goals }) => {
    const { match } = await goals.goal();
    await page.clock.install();
    const asked = page.waitForRequest('**/api/live');
    await page.route('**/api/live', () => undefined);
    await page.goto(`/#/match/${match}`);
    await settled(page);
    await page.clock.runFor(4_000);
    await asked;
    const { home, away } = await goals.goal(match);
    await page.clock.runFor(31_000);
    await expect(page.locator('main')).toContainText(new RegExp(`${home}\\s*:\\s*${away}`));
  });
});

import type { Page, Request } from '@playwright/test';
import { FAILED_FILES, expect, settled } from './support/journey';
import { test } from './support/goals';

test.use({ stream: true });
// One after the other: beside one server, whose start takes longer than any of them.
test.describe.configure({ mode: 'default' });

/** Waits until this page has received something from its own server: then the stream is open. */
async function streamOpen(page: Page, open: () => Promise<unknown>): Promise<void> {
  const stream = page.waitForResponse('**/api/live', { timeout: 30_000 });
  await open();
  expect((await stream).status()).toBe(200);
}

/** `2:1`, in a page where exactly one report is open. */
const score = (page: Page) => page.locator('main header, main').first();

test.describe('docs/behaviour.md 12: live, at once', () => {
  test('a goal is painted in another browser within two seconds', async ({ page, goals }) => {
    const { match } = await goals.goal();
    await streamOpen(page, () => page.goto(`/#/match/${match}`));
    await settled(page);
    const { writtenAt, home, away } = await goals.goal(match);
    await expect(score(page)).toContainText(new RegExp(`${home}\\s*:\\s*${away}`), { timeout: 3_000 });
    const painted = await page.evaluate(() => Date.now());
    expect(painted - writtenAt).toBeLessThan(2_500);
  });

  test('one tab holds the stream; when it is closed, another takes over', async ({ page, context, goals }) => {
    const { match } = await goals.goal();
    const other = await context.newPage();
    const streams: string[] = [];
    other.on('request', (request) => request.url().endsWith('/api/live') && streams.push(request.url()));
    await streamOpen(page, () => page.goto(`/#/match/${match}`));
    await other.goto(`/#/match/${match}`);
    await settled(other);
    const first = await goals.goal(match);
    await expect(score(other)).toContainText(new RegExp(`${first.home}\\s*:\\s*${first.away}`), { timeout: 5_000 });
    expect(streams).toEqual([]);
    await streamOpen(other, () => page.close());
    const second = await goals.goal(match);
    await expect(score(other)).toContainText(new RegExp(`${second.home}\\s*:\\s*${second.away}`), { timeout: 5_000 });
  });

  test('a stream that is cut comes back, and what happened meanwhile is there', async ({ page, goals, provoked }) => {
    // The browser itself logs a connection that breaks.
    provoked.push(FAILED_FILES);
    const { match } = await goals.goal();
    await streamOpen(page, () => page.goto(`/#/match/${match}`));
    await settled(page);
    await streamOpen(page, async () => {
      await goals.cut();
      await goals.goal(match);
    });
    const { home, away } = await goals.goal(match);
    await expect(score(page)).toContainText(new RegExp(`${home}\\s*:\\s*${away}`), { timeout: 5_000 });
  });
});

test.describe('docs/behaviour.md 11: choose, come back, see the goal', () => {
  test('two teams → start page → reload → a goal arrives', async ({ page, goals, inLeague }) => {
    const { match } = await goals.goal();
    await inLeague('W1A');
    const report = (await (await page.request.get(`/api/webClient/match/detail/${match}`)).json()) as {
      home_blanket: { id: string; name: string };
      away_blanket: { id: string; name: string };
    };
    for (const { id, name } of [report.home_blanket, report.away_blanket]) {
      await page.goto(`/#/team-detail/${id}`);
      await page.getByRole('button', { name: `Team merken, ${name}` }).click();
      await expect(page.getByRole('button', { name: `Gemerkt, ${name}` })).toBeVisible();
    }
    await page.goto('/#/');
    const teams = page.getByRole('region', { name: 'Meine Teams' }).getByRole('listitem');
    await expect(teams).toHaveCount(2);
    await streamOpen(page, () => page.reload());
    await settled(page);
    await expect(teams.first()).toContainText(report.home_blanket.name);
    const { home, away } = await goals.goal(match);
    await expect(teams.first()).toContainText(`${home} zu ${away}`, { timeout: 5_000 });
    await expect(page.locator('.announcements p').filter({ hasText: /Tor\./ })).toHaveCount(1);
  });
});

/** How long a page may show an old score, whatever happened to its stream. */
const RIGHT_WITHIN = { timeout: 35_000 };

test.describe('docs/behaviour.md 12: whatever happens to the stream, the page is right within 35 s', () => {
  test('a laptop that slept', async ({ page, goals, context, provoked }) => {
    // The browser itself logs a connection that breaks.
    provoked.push(FAILED_FILES);
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
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
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
    let underWay = 0;
    const count = (by: number) => (request: Request) => (underWay += request.url().includes('/match/detail/') ? by : 0);
    page.on('request', count(1)).on('requestfinished', count(-1)).on('requestfailed', count(-1));
    // Second by second: the clock must not run past an answer that is on its way.
    const pass = async (seconds: number): Promise<void> => {
      for (let second = 0; second < seconds; second += 1) {
        await page.clock.runFor(1_000);
        await expect.poll(() => underWay).toBe(0);
      }
    };
    await page.goto(`/#/match/${match}`);
    await settled(page);
    await pass(4);
    await asked;
    const { home, away } = await goals.goal(match);
    await pass(31);
    await expect(page.locator('main')).toContainText(new RegExp(`${home}\\s*:\\s*${away}`));
  });
});

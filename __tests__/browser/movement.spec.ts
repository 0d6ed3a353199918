import type { Locator, Page } from '@playwright/test';
import { desktop, expect, settled, test } from './support/journey';

test.use({ viewport: desktop });

/** Calls that a step made; the number of live matches in the navigation and the polling of what is live are timed, not part of a step. */
const made = (calls: readonly string[], from: number): readonly string[] =>
  calls.slice(from).filter((path) => !path.includes('livescore'));

/** What the team's curve is drawn from. */
const isCurve = (path: string): boolean => path.startsWith('webClient/matches/league/W1A/');
/** Without that: the curve may be near the first screenful of a wide window, and only then is requested, once. */
function withoutCurve(calls: readonly string[]): readonly string[] {
  expect(calls.filter(isCurve).length).toBeLessThanOrEqual(1);
  return calls.filter((path) => !isCurve(path));
}

/** Opens a link without pointing at it first, as a screen reader or a keyboard shortcut does. */
const press = (link: Locator) => link.evaluate((element: HTMLElement) => element.click());

/** The first page is shown and has prefetched everything that it does. */
async function rested(page: Page): Promise<void> {
  await settled(page);
  await page.waitForLoadState('networkidle');
}

/** The table's row of a team that is not playing right now, so that nothing is polled. */
const team = (page: Page, nth: number): Locator =>
  page.getByRole('table').getByRole('row').filter({ hasNotText: 'LIVE' }).nth(nth).getByRole('link').first();

test.describe('docs/performance.md: moving about', () => {
  test('table → team → player → match: one call a step on the first visit', async ({ page, inLeague, calls }) => {
    await inLeague('W1A');
    await page.goto('/#/tabelle');
    await rested(page);
    const steps: [string, string, () => Locator][] = [
      ['team', 'clubs/detail/', () => team(page, 2)],
      ['player', 'player/detail/', () => page.locator('main a[href*="#/player-detail/"]').first()],
      [
        'match',
        'match/detail/',
        () =>
          page
            .locator('main a[href*="#/match/"]')
            .filter({ hasNotText: /Live|Halbzeit/ })
            .last(),
      ],
    ];
    for (const [step, call, link] of steps) {
      const before = calls.length;
      await press(link());
      await expect(page).toHaveURL(new RegExp(`#/${step}`));
      await rested(page);
      expect(
        withoutCurve(made(calls, before)).map((path) => path.replace(/[^/]+$/, '')),
        step,
      ).toEqual([`webClient/${call}`]);
    }
  });

  test('a page at rest moves nothing: what is far from the window is not being loaded', async ({ page, inLeague }) => {
    await inLeague('W1A');
    await page.goto('/#/tabelle');
    await press(team(page, 2));
    await expect(page).toHaveURL(/#\/team/);
    await press(
      page
        .locator('main a[href*="#/match/"]')
        .filter({ hasNotText: /Live|Halbzeit/ })
        .last(),
    );
    await expect(page).toHaveURL(/#\/match/);
    await rested(page);
    const endless = () =>
      document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === Infinity).length;
    await expect.poll(() => page.evaluate(endless)).toBe(0);
  });

  test('hovering over a team prefetches it, so the step itself makes no call', async ({ page, inLeague, calls }) => {
    await inLeague('W1A');
    await page.goto('/#/tabelle');
    await rested(page);
    const link = team(page, 3);
    const answered = page.waitForResponse(/clubs\/detail\//);
    await link.hover();
    await (await answered).finished();
    const before = calls.length;
    await link.click();
    await expect(page).toHaveURL(/#\/team-detail\//);
    await rested(page);
    expect(withoutCurve(made(calls, before))).toEqual([]);
  });

  test('a pointer that only crosses links prefetches nothing', async ({ page, inLeague, calls }) => {
    await inLeague('W1A');
    await page.clock.install();
    await page.goto('/#/tabelle');
    await rested(page);
    const boxes = await Promise.all([1, 2, 3, 4].map((nth) => team(page, nth).boundingBox()));
    const before = calls.length;
    // However slowly this machine moves the pointer, no time passes on its way.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    for (const box of boxes) await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
    await page.mouse.move(2, 2);
    await page.clock.runFor(400);
    await page.waitForLoadState('networkidle');
    expect(made(calls, before)).toEqual([]);
  });

  test('second visits within the cache time and Back make no calls', async ({ page, inLeague, calls }) => {
    test.setTimeout(60_000);
    await inLeague('W1A');
    const pages = [
      '/tabelle',
      '/teams',
      '/spielplan',
      '/news',
      '/leaderboards',
      '/sperren',
      '/transfers',
      '/strafsenat',
      '/liga',
      '/',
    ];
    await page.goto(`/#${pages[0]}`);
    for (const path of pages) {
      await page.evaluate((to) => (location.hash = to), path);
      await rested(page);
    }
    const before = calls.length;
    for (const path of pages) {
      await page.evaluate((to) => (location.hash = to), path);
      await rested(page);
    }
    expect(made(calls, before)).toEqual([]);
    for (const path of pages.toReversed().slice(1)) {
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`#${path}(\\?liga=W1A)?$`));
      await rested(page);
    }
    expect(made(calls, before)).toEqual([]);
  });

  test("the addressed screen's scripts are requested from the HTML, once", async ({ page, inLeague }) => {
    await inLeague('W1A');
    const asked: string[] = [];
    page.on(
      'request',
      (request) => request.url().endsWith('.js') && asked.push(new URL(request.url()).pathname.slice(1)),
    );
    await page.goto('/#/tabelle');
    await settled(page);
    const hinted = await page
      .locator('link[rel="preload"][as="script"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hinted.some((file) => file.startsWith('assets/tabelle.'))).toBe(true);
    expect(asked.filter((file) => hinted.includes(file)).toSorted()).toEqual(hinted.toSorted());
  });

  test('the first picture of a home page is requested with its answer', async ({ page, inLeague }) => {
    await inLeague('W1A');
    for (const address of ['/', '/#/liga']) {
      await page.goto(address);
      await page.reload();
      await settled(page);
      const hinted = await page
        .locator('link[rel="preload"][as="image"]')
        .evaluateAll((links) => links.map((link) => (link instanceof HTMLLinkElement ? link.href : '')));
      expect(hinted).toHaveLength(1);
      await expect(page.locator(`main img[fetchpriority="high"][src="${hinted[0]}"]`).first()).toBeVisible();
    }
  });

  test('no call is made twice by the first page, and no more than three before its content', async ({
    page,
    inLeague,
    calls,
  }) => {
    await inLeague('W1A');
    await page.addInitScript(() => {
      const watch = new MutationObserver(() => {
        if (document.querySelector('main table') === null) return;
        performance.mark('content');
        watch.disconnect();
      });
      watch.observe(document, { childList: true, subtree: true });
    });
    await page.goto('/#/liga');
    await rested(page);
    const before = await page.evaluate(() => {
      const content = performance.getEntriesByName('content')[0]?.startTime ?? 0;
      return performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.includes('/api/') && startTime < content).length;
    });
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThanOrEqual(3);
    expect(calls.length).toBe(new Set(calls).size);
  });
});

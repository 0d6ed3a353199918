import type { Page } from '@playwright/test';
import { arrived, desktop, expect, FAILED_ANSWERS, phone, settled, test } from './support/journey';

test.use({ viewport: desktop });

test.describe('the league strip on a first visit', () => {
  /** How many leagues the strip has when the page's heading appears. */
  const leaguesWithHeading = (page: Page) =>
    page.waitForFunction(() => (window as { leaguesThen?: string }).leaguesThen).then((found) => found.jsonValue());
  test.beforeEach(async ({ page, inLeague }) => {
    await inLeague('W1A');
    await page.addInitScript(() => {
      const look = new MutationObserver(() => {
        if (document.querySelector('main h1') === null) return;
        look.disconnect();
        Object.assign(window, { leaguesThen: `${document.querySelectorAll('[aria-label="Ligen"] a').length} leagues` });
      });
      look.observe(document, { childList: true, subtree: true });
    });
  });

  test('is drawn with the page, not on its own after it', async ({ page }) => {
    // Its answer is there before the renderer, as on any line that is not on the same machine.
    const listed = arrived(page, /leagueList/);
    await page.route(/reactDom/, async (route) => {
      await listed;
      await route.continue();
    });
    await page.goto('/#/liga');
    expect(await leaguesWithHeading(page)).not.toBe('0 leagues');
  });

  test('the page does not wait for it', async ({ page }) => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/leagueList/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/#/bund');
    expect(await leaguesWithHeading(page)).toBe('0 leagues');
    release();
    await expect(page.getByRole('navigation', { name: 'Ligen' }).getByRole('link').first()).toBeVisible();
  });

  test('a failure is retried by the strip and reported once', async ({ page, provoked }) => {
    provoked.push(FAILED_ANSWERS);
    const reports: string[] = [];
    page.on('console', (message) => message.text().startsWith('Die Ligenliste') && reports.push(message.text()));
    await page.route(/leagueList/, (route) => route.fulfill({ status: 500, json: { error: true } }));
    await page.goto('/#/liga');
    await expect.poll(() => reports.length).toBe(1);
    await settled(page);
    expect(reports).toHaveLength(1);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the league strip shows the chosen league, also one at its end', async ({ page, inLeague }) => {
    const links = page.getByRole('navigation', { name: 'Ligen' }).getByRole('link');
    await inLeague('W1A');
    await page.goto('/#/liga');
    const last = await links.last().textContent();
    await inLeague(last ?? '');
    // Not a reload: the address may name the first league by now.
    await page.goto('about:blank');
    await page.goto('/#/liga');
    await settled(page);
    await expect(links.last()).toHaveAttribute('aria-current', 'true');
    await expect(links.last()).toBeInViewport({ ratio: 1 });
    await expect(links.first()).not.toBeInViewport();
  });
});

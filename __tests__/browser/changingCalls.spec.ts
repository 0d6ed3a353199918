import type { Page, Route } from '@playwright/test';
import { transferId, transferRow } from '../support/wire';
import { desktop, expect, test } from './support/journey';

test.use({ viewport: desktop });

const json = (route: Route, body: unknown): Promise<void> =>
  route.fulfill({ contentType: 'application/json', body: JSON.stringify(body) });

const move = (page: Page, to: string) => page.evaluate((path) => (location.hash = path), to);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('a call that changes state is made by a click on JA or NEIN and by nothing else', () => {
  const changing = /transfers\/(confirm|reject)|postpone\/[^/]+\/(approve|deny)/;
  const path = `/transfer/${transferId(1)}`;

  test('not by pointing, focusing, touching, pressing halfway, reloading, coming back, or a link to the page', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: desktop, hasTouch: true });
    const page = await context.newPage();
    const changed: string[] = [];
    page.on(
      'request',
      (request) => changing.test(request.url()) && changed.push(`${request.method()} ${request.url()}`),
    );
    await context.route('**/api/transfers/**', (route) =>
      changing.test(route.request().url())
        ? route.fulfill({ status: 500 })
        : json(route, transferRow(1, { id: transferId(1), status: 'warten' })),
    );
    await page.goto('/#/bund');
    await expect(heading(page)).toBeVisible();

    // A link to the request's page: looking at it makes no call at all.
    await page.evaluate(
      (to) =>
        document
          .querySelector('main')
          ?.insertAdjacentElement(
            'afterbegin',
            Object.assign(document.createElement('a'), { href: `#${to}`, textContent: 'Zur Anfrage', id: 'anfrage' }),
          ),
      path,
    );
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/api/transfers/') && asked.push(request.url()));
    await page.locator('#anfrage').hover();
    await page.locator('#anfrage').focus();
    await page.locator('#anfrage').dispatchEvent('touchstart');
    await page.waitForTimeout(400);
    expect(asked).toEqual([]);

    await move(page, path);
    for (const answer of ['JA', 'NEIN']) {
      const button = page.getByRole('button', { name: answer });
      await button.hover();
      await page.waitForTimeout(200);
      await button.focus();
      await button.dispatchEvent('touchstart');
      await button.dispatchEvent('touchcancel');
      await button.hover();
      await page.mouse.down();
      await page.mouse.move(5, 5);
      await page.mouse.up();
    }
    await page.reload();
    await expect(page.getByRole('button', { name: 'JA' })).toBeVisible();
    await page.goBack();
    await page.goForward();
    await expect(page.getByRole('button', { name: 'JA' })).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.waitForTimeout(500);
    expect(changed).toEqual([]);

    // And the click makes it once, also where it fails: nothing is repeated by itself.
    await page.getByRole('button', { name: 'JA' }).dblclick();
    await expect(page.getByText('Das hat nicht geklappt. Bitte versuch es noch einmal.')).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.waitForTimeout(500);
    expect(changed).toHaveLength(1);
    await context.close();
  });
});

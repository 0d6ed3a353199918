import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIRequestContext, Page } from '@playwright/test';
import { desktop, expect, settled, test } from './support/journey';

const CLUB = /^foreign host: http:\/\/localhost:/;

/** The page of a club, on a server of its own. */
const club = { body: '', policy: '' };
const server = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8').setHeader('content-security-policy', club.policy);
  response.end(club.body);
});
test.beforeAll(() => new Promise<void>((resolve) => void server.listen(0, resolve)));
test.afterAll(() => void server.close());

interface Named {
  readonly id: string;
}

/** The four kinds of page, of one league. */
async function kinds(request: APIRequestContext): Promise<readonly string[]> {
  const matches: readonly Named[] = await (await request.get('/api/webClient/matches/league/W1A/primary')).json();
  const clubs: readonly Named[] = await (await request.get('/api/webClient/clubs/league/W1A')).json();
  return ['tabelle/W1A', 'spieltag/W1A', `team/${clubs[0]?.id}`, `match/${matches[0]?.id}`];
}

/** Shows a page of a club that embeds them all; its policy names our host alone. */
async function openClubPage(page: Page, host: string, embeds: readonly string[], more: string, script: string) {
  const frames = embeds.map(
    (embed) =>
      `<iframe src="${host}/einbetten/${embed}" title="${embed}" width="100%" height="200" frameborder="0" ${more}></iframe>`,
  );
  club.body = `<!doctype html><html lang="de"><title>Verein</title><body>${frames.join('')}${script}</body></html>`;
  club.policy = `default-src 'none'; frame-src ${host}; script-src ${host}`;
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  for (const embed of embeds)
    await expect(page.frameLocator(`[title="${embed}"]`).locator('footer')).toContainText('Stand');
}

const heights = (page: Page): Promise<readonly number[]> =>
  page.$$eval('iframe', (frames) => frames.map((frame) => frame.getBoundingClientRect().height));

test.describe('docs/api.md 10: a page of a club', () => {
  for (const width of [280, 1200]) {
    for (const sandbox of ['', 'sandbox="allow-scripts allow-same-origin allow-popups"']) {
      test(`${width} px wide, frames are as high as what they show ${sandbox}`, async ({
        page,
        request,
        provoked,
        baseURL,
      }) => {
        provoked.push(CLUB);
        await page.setViewportSize({ width, height: 900 });
        const script = `<script async src="${baseURL ?? ''}/einbetten/rahmen.js"></script>`;
        await openClubPage(page, baseURL ?? '', await kinds(request), sandbox, script);
        await expect.poll(async () => (await heights(page)).every((height) => height !== 200)).toBe(true);
        for (const frame of page.frames().slice(1)) {
          const room = await frame.evaluate(() => {
            const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
            return [scrollWidth - clientWidth, scrollHeight - clientHeight];
          });
          expect([frame.url(), ...room]).toEqual([frame.url(), 0, 0]);
        }
      });
    }
  }

  test('without the script, and with scripts forbidden, everything is readable', async ({
    page,
    request,
    provoked,
    baseURL,
  }) => {
    provoked.push(CLUB, /^console: Blocked script execution/);
    await openClubPage(page, baseURL ?? '', await kinds(request), 'sandbox', '');
    expect(await heights(page)).toEqual([200, 200, 200, 200]);
  });
});

test('docs/behaviour.md 15: Einbetten shows the frame as it will be, and its code', async ({ page, inLeague }) => {
  await page.setViewportSize(desktop);
  await inLeague('W1A');
  await page.goto('/#/tabelle');
  await settled(page);
  await page.getByRole('button', { name: 'Einbetten' }).click();
  const preview = page.frameLocator('[title="Vorschau"]');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Tabelle');
  await page.getByLabel('Zeilen').selectOption('3');
  await expect(preview.getByRole('row')).toHaveCount(4);
  await expect(page.getByLabel('Code')).toHaveValue(/zeilen=3/);
});

import type { Page, Route } from '@playwright/test';
import { FAILED_ANSWERS, desktop, expect, phone, readThrough, settled, test } from './support/journey';
import { faultsOf, follow, tableOf, visitedAgo } from './support/sunday';

const failed = (route: Route) =>
  route.fulfill({ status: 500, contentType: 'application/json', body: '{"error":true,"reason":"kaputt"}' });
const FIXTURES = '**/api/webClient/matches/league/**';
const LISTS = /webClient\/(clubs\/detail|blocked|leaderboard|matches\/league)\//;

/** A match of the demo federation that has not been played yet. */
async function coming(page: Page): Promise<string> {
  const seasons = (await (await page.request.get('/api/webClient/matches/league/W1A/index')).json()) as {
    matches: { id: string; status: string; details: { date?: string } }[];
  }[];
  const dated = seasons
    .flatMap(({ matches }) => matches)
    .flatMap(({ id, status, details: { date } }) => (status === 'pending' && date !== undefined ? [{ id, date }] : []));
  return dated.toSorted((a, b) => a.date.localeCompare(b.date))[0]?.id ?? '';
}

for (const [size, viewport] of [
  ['390', phone],
  ['1280', desktop],
] as const) {
  test.describe(`docs/behaviour.md 11 to 14 at ${size} px, light and dark`, () => {
    test.use({ viewport });
    test.beforeEach(async ({ inLeague }) => void (await inLeague('W1A')));

    test('each piece, used: axe finds nothing, nothing scrolls sideways', async ({ page, request }) => {
      test.setTimeout(180_000);
      const table = await tableOf(request, 'W1A');
      const faults: string[] = [];
      const look = async (name: string) => void faults.push(...(await faultsOf(page, name)));
      await visitedAgo(page, 'W1A', 7);
      await follow(page, table.slice(0, 3));
      await page.goto('/#/liga');
      await page.reload();
      await settled(page);
      await expect(page.getByRole('heading', { name: /^Seit deinem letzten Besuch/ })).toBeVisible();
      await look('since the last visit');
      await page.goto('/#/');
      await expect(page.getByRole('region', { name: 'Meine Teams' }).getByText(/\d+\. Platz · /)).toHaveCount(3);
      await look('own teams');
      await page.getByRole('button', { name: 'Bearbeiten' }).click();
      await look('own teams, edited');
      // All level on points, so that there is something to explain whatever goals have fallen meanwhile.
      await page.route('**/api/webClient/leagues/W1A/current/table', async (route) => {
        const rows = (await (await route.fetch()).json()) as object[];
        await route.fulfill({ json: rows.map((row) => ({ ...row, points: 12 })) });
      });
      await page.goto('/#/tabelle');
      await page.reload();
      await settled(page);
      await page.getByRole('switch', { name: 'Live-Tabelle' }).click();
      await expect(page.getByText(/^Zwischenstände zählen wie Endstände\./)).toBeVisible();
      await page
        .getByRole('button', { name: /^Warum steht/ })
        .first()
        .click();
      await settled(page);
      await look('live table, why');
      await page.keyboard.press('Escape');
      for (const tab of ['Heim', 'Form', 'Rückrunde']) {
        await page.getByRole('tab', { name: tab }).click();
        await settled(page);
        await look(tab);
      }
      await page.goto(`/#/team-detail/${table[1]?.id}`);
      await settled(page);
      await readThrough(page);
      await page.getByLabel('Zweites Team').selectOption({ index: 1 });
      await page.getByRole('slider', { name: 'Fieberkurve, Spieltag' }).focus();
      await look('position curve');
      await page.goto('/#/tabellenrechner');
      await settled(page);
      await page
        .getByRole('spinbutton', { name: /^Tore: / })
        .nth(0)
        .fill('3');
      await page
        .getByRole('spinbutton', { name: /^Tore: / })
        .nth(1)
        .fill('1');
      await look('calculator');
      await page.goto(`/#/match/${await coming(page)}`);
      await settled(page);
      await readThrough(page);
      await expect(page.getByText('Ohne Gewähr, maßgeblich ist die Ligaleitung.')).toBeVisible();
      await look('match to come');
      if (viewport === phone) {
        await page.getByRole('button', { name: /Menü/ }).click();
        await expect(page.getByRole('navigation', { name: 'Meine Teams' }).getByRole('link')).toHaveCount(3);
        await look('menu');
      }
      expect(faults).toEqual([]);
    });

    test('loading, then failed: each says so in its own place', async ({ page, request, provoked }) => {
      test.setTimeout(120_000);
      provoked.push(FAILED_ANSWERS);
      const table = await tableOf(request, 'W1A');
      const match = await coming(page);
      const faults: string[] = [];
      const look = async (name: string) => void faults.push(...(await faultsOf(page, name)));
      await follow(page, table.slice(0, 1));
      for (const [path, where] of [
        ['/', 'Meine Teams'],
        ['/tabelle?ansicht=heim', ''],
        [`/team-detail/${table[1]?.id}`, 'Fieberkurve'],
        ['/sperren', 'Vor der Sperre'],
        [`/match/${match}`, 'Fehlt am Spieltag'],
      ] as const) {
        const place = where === '' ? page.getByRole('main') : page.getByRole('region', { name: where });
        let answer: () => void = () => undefined;
        const held = new Promise<void>((resolve) => (answer = resolve));
        const own = path.startsWith('/team') ? FIXTURES : LISTS;
        await page.route(own, async (route) => {
          await held;
          await failed(route);
        });
        await page.goto('about:blank');
        await page.goto(`/#${path}`);
        await expect(place).toBeVisible();
        await place.scrollIntoViewIfNeeded();
        // A card of the start page is there at once, but for its figures.
        if (path !== '/') await expect(place.locator('[aria-busy="true"]').first()).toBeVisible();
        await look(`${path}, loading`);
        answer();
        await expect(place.getByRole('button', { name: 'Erneut laden' })).toHaveCount(1);
        await look(`${path}, failed`);
        await page.unroute(own);
      }
      expect(faults).toEqual([]);
    });
  });
}

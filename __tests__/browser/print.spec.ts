import type { APIRequestContext, Page } from '@playwright/test';
import { expect, settled, test } from './support/journey';
import { cutRows, dense, printed, sheetRows } from './support/paper';

test.use({ colorScheme: 'dark' });

/** Words of the frame and of buttons: none of them belongs on paper. */
const FRAME = ['Zum Inhalt springen', 'Strg K', 'Spielerstatistik', 'Tabellenrechner', 'Drucken', 'Teilen', 'erfunden'];

async function matchOf(request: APIRequestContext, status: 'done' | 'pending') {
  const matches = (await (await request.get('/api/webClient/matches/league/W1A/primary')).json()) as {
    id: string;
    status: string;
  }[];
  return matches.find((match) => match.status === status)?.id ?? '';
}

/** Opens a page and waits for its sheet, which comes once all else has. */
async function open(page: Page, path: string): Promise<void> {
  const sheet = page.waitForResponse(/assets\/print[.-].*\.js/);
  await page.goto(`/#${path}`);
  await settled(page);
  await sheet;
  await expect
    .poll(() =>
      page.evaluate(() => {
        window.dispatchEvent(new Event('beforeprint'));
        const laidOut = document.querySelector('body > article') !== null;
        window.dispatchEvent(new Event('afterprint'));
        return laidOut;
      }),
    )
    .toBe(true);
}

const SHEETS = [
  { path: '/tabelle', most: 1, words: ['Tabelle', 'Wien – 1. Liga A', 'Mannschaft', 'Ziegelwerk 1100', 'Abstieg'] },
  { path: '/tabelle?ansicht=heim', most: 1, words: ['Tabelle', 'Heim', 'Donauwelle 22'] },
  {
    path: '/spielplan',
    most: 1,
    words: ['Spieltag 11', 'Anstoß', 'Donauwelle 22 – Ziegelwerk 1100', 'Spiel Abgesagt'],
  },
  { path: '/sperren', most: 2, words: ['Sperren', 'Vor der Sperre', '3 Gelbe Karten', 'bis '] },
  { path: '/ligaordnung', most: 9, words: ['Ligaordnung', 'Inhalt', '1. Teilnahme', 'Letzte Änderung'] },
  { path: '/spielregeln', most: 5, words: ['Unsere Spielregeln', 'Inhalt', '1. Spielfeld'] },
  { path: 'done', most: 2, words: ['Spielverlauf', 'Spieltag 1', 'Halbzeit'] },
  { path: 'pending', most: 2, words: ['Endstand', 'Schiedsrichter', 'Nr.', 'G/R'] },
];

test.describe('docs/behaviour.md 18: on paper, from the dark theme', () => {
  for (const { path, most, words } of SHEETS) {
    test(`${path} by the browser's menu`, async ({ page, request, inLeague, baseURL }) => {
      await inLeague('W1A');
      await open(page, path === 'done' || path === 'pending' ? `/match/${await matchOf(request, path)}` : path);
      const pages = await printed(page);
      expect(pages.length).toBeLessThanOrEqual(most);
      const text = pages.join('');
      for (const word of words) expect(text).toContain(dense(word));
      for (const word of FRAME) expect(text).not.toContain(dense(word));
      pages.forEach((foot, index) => {
        expect(foot).toContain(`${baseURL?.replace('http://', '')}/#/`);
        expect(foot).toMatch(/Stand:(Mo|Di|Mi|Do|Fr|Sa|So)\.,\d\d\.\d\d\.\d{4},\d\d:\d\d/);
        expect(foot).toContain(`Seite${index + 1}von${pages.length}`);
      });
      expect(cutRows(await sheetRows(page), pages)).toEqual([]);
      await expect(page.locator('body > article'), 'nothing stays behind').toHaveCount(0);
      await expect(page.getByRole('navigation').first()).toBeVisible();
    });
  }

  test('a long matchday goes on to another page, its head again and no row cut', async ({ page, inLeague }) => {
    await inLeague('W1A');
    await page.route(/webClient\/matches\/league\/W1A\/index/, async (route) => {
      const seasons = (await (await route.fetch()).json()) as { matches: { id: string; gameday: number }[] }[];
      const long = seasons.map((season) => ({
        ...season,
        matches: season.matches.flatMap((match) =>
          [0, 1, 2].map((copy) => ({ ...match, status: 'pending', id: `${match.id}-${copy}` })),
        ),
      }));
      await route.fulfill({ json: long });
    });
    await open(page, '/spielplan');
    const rows = await sheetRows(page);
    const pages = await printed(page);
    expect(rows).toHaveLength(18);
    expect(pages.length).toBeGreaterThan(1);
    expect(cutRows(rows, pages)).toEqual([]);
    for (const text of pages) expect(text).toContain('Anstoß');
  });

  test('dark ink on white, with a sheet and without one', async ({ page, inLeague }) => {
    await inLeague('W1A');
    await open(page, '/tabelle');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(page.locator('body > article h1')).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.goto('/#/kontakt');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toHaveCSS('color', 'rgb(16, 25, 21)');
  });
});

test.describe('docs/behaviour.md 18: Drucken', () => {
  test('an empty score sheet loads both squads first', async ({ page, request, inLeague }) => {
    await inLeague('W1A');
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await open(page, `/match/${await matchOf(request, 'pending')}`);
    await page.getByRole('button', { name: 'Drucken' }).click();
    await expect(page.locator('html[data-printed]')).toHaveCount(1);
    const rows = await sheetRows(page);
    const pages = await printed(page);
    expect(rows.length).toBeGreaterThan(20);
    expect(cutRows(rows, pages)).toEqual([]);
    expect(pages).toHaveLength(1);
  });

  test('without the squads nothing is printed, and it says so', async ({ page, request, inLeague, provoked }) => {
    provoked.push(/Das Blatt zum Drucken/);
    await inLeague('W1A');
    await page.addInitScript(() => {
      window.print = () => console.error('printed');
    });
    await open(page, `/match/${await matchOf(request, 'pending')}`);
    await page.route(/clubs\/detail/, (route) => route.fulfill({ json: null }));
    await page.getByRole('button', { name: 'Drucken' }).click();
    await expect(page.getByText('Das Blatt zum Drucken konnte nicht geladen werden.').last()).toBeVisible();
  });
});

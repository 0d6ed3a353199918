import type { Page } from '@playwright/test';
import { largeSeason } from '../bench/lib/largeSeason';
import { expect, settled } from './support/journey';
import { test } from './support/line';
import type { Line } from './support/line';

/** What the page shows of the fixtures. */
interface Shown {
  readonly matchdays: readonly string[];
  readonly matchday: string;
  readonly matches: readonly (string | null)[];
}

const SEASON = '/api/webClient/matches/league/W1A/index';

/** From now on the fixtures come with line-ups, as long as the federation's own, whatever is requested. */
async function withLineups(line: Line): Promise<void> {
  const body = largeSeason(await (await fetch(line.url + SEASON)).text());
  line.meddle((path) => (path.startsWith(SEASON) ? { type: 'application/json', body } : null));
}

const select = (page: Page) => page.getByLabel('Spieltag', { exact: true });
const hrefs = (page: Page) =>
  page
    .getByRole('main')
    .locator('a[href^="#/match/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** The fixtures as the page shows them when our own server sends them. */
async function shown(page: Page): Promise<Shown> {
  await page.goto('/#/spielplan');
  await settled(page);
  const matchdays = await select(page).getByRole('option').allTextContents();
  expect(matchdays.length).toBeGreaterThan(1);
  return { matchdays, matchday: await select(page).inputValue(), matches: await hrefs(page) };
}

/** Expects the page to come to show just this. */
async function expectShown(page: Page, { matchdays, matchday, matches }: Shown): Promise<void> {
  await expect(select(page).getByRole('option')).toHaveText([...matchdays]);
  await expect(select(page)).toHaveValue(matchday);
  expect(await hrefs(page)).toEqual(matches);
}

test.describe('docs/architecture.md 5: fixtures as long as the federation’s own', () => {
  test.beforeEach(async ({ inLeague }) => {
    await inLeague('W1A');
  });

  test('are read by a worker, which leaves when it has read them', async ({ page, line }) => {
    const short = await shown(page);
    expect(page.workers()).toEqual([]);
    await withLineups(line);
    const started = page.waitForEvent('worker');
    await page.goto('/?long#/spielplan');
    const worker = await started;
    expect(worker.url()).toMatch(/\/assets\/season\.\w+\.js$/);
    await expectShown(page, short);
    await expect.poll(() => page.workers()).toEqual([]);
  });

  test('are read all the same if its script does not come', async ({ page, line }) => {
    const short = await shown(page);
    const long = largeSeason(await (await fetch(line.url + SEASON)).text());
    let asked = 0;
    line.meddle((path) => {
      if (path.includes('/assets/season.')) {
        asked += 1;
        return { status: 404, type: 'text/plain', body: '' };
      }
      return path.startsWith(SEASON) ? { type: 'application/json', body: long } : null;
    });
    await page.goto('/?long#/spielplan');
    await expectShown(page, short);
    expect(asked).toBe(1);
  });
});

import type { APIRequestContext, Page } from '@playwright/test';
import { violationsInBothThemes } from './axe';
import { settled } from './journey';

interface Row {
  readonly id: string;
  readonly name: string;
}

/** The official table of a league of the demo federation, from the API. */
export async function tableOf(request: APIRequestContext, code: string): Promise<readonly Row[]> {
  return (await (await request.get(`/api/webClient/leagues/${code}/current/table`)).json()) as Row[];
}

/** Follows teams as a visitor does, on their pages. */
export async function follow(page: Page, teams: readonly Row[]): Promise<void> {
  for (const { id, name } of teams) {
    await page.goto(`/#/team-detail/${id}`);
    await page.getByRole('button', { name: `Team merken, ${name}` }).click();
    await page.getByRole('button', { name: `Gemerkt, ${name}` }).waitFor();
    // What keeps it comes with the first choice.
    await page.waitForFunction((club) => Object.values(localStorage).some((kept) => kept.includes(club)), id);
  }
}

/** Visits a league and moves that visit some hours into the past. */
export async function visitedAgo(page: Page, code: string, hours: number): Promise<void> {
  await page.goto('/#/liga');
  await settled(page);
  await page.waitForFunction((key) => (localStorage.getItem('kbo-visits') ?? '').includes(key), code);
  await page.evaluate(
    async ({ key, at }) => {
      localStorage.setItem('kbo-visits', JSON.stringify({ [key]: at }));
      const nobody = { places: [], results: [], suspensions: [], transfers: [], rulings: [] };
      await new Promise((resolve, reject) => {
        const open = indexedDB.open('kbo-visits');
        open.onerror = reject;
        open.onsuccess = () => {
          const put = open.result
            .transaction('leagues', 'readwrite')
            .objectStore('leagues')
            .put({ ...nobody, at }, key);
          put.onsuccess = resolve;
          put.onerror = reject;
        };
      });
    },
    { key: code, at: Date.now() - hours * 3_600_000 },
  );
}

/** What axe complains about on a page as it is now, in light and dark, and whether it is wider than its window. */
export async function faultsOf(page: Page, name: string): Promise<readonly string[]> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const faults = width > 0 ? [`${name}: ${width} px too wide`] : [];
  return [...faults, ...(await violationsInBothThemes(page)).map((violation) => `${name}, ${violation}`)];
}

import type { Page, Route } from '@playwright/test';
import { clubId, clubRow, matchId, matchRow, playerRow, standingRow } from '../support/wire';
import { arrived, desktop, expect, settled, test } from './support/journey';

test.use({ viewport: desktop });

const json = (route: Route, body: unknown): Promise<void> =>
  route.fulfill({ contentType: 'application/json', body: JSON.stringify(body) });
const name = (n: number): string => `FC Quarz ${n}`;
const club = (n: number) => ({
  club: { ...clubRow(n, { logo: '' }), players: [playerRow(n, { name: `Ferdl Zwirn${n}` })] },
  upcoming: [],
});

/** Answers of a call, held back until the test releases them. */
async function held(
  page: Page,
  url: RegExp,
  body: (url: string) => unknown,
): Promise<(which?: RegExp) => Promise<void>> {
  const waiting: { readonly url: string; readonly give: () => Promise<void> }[] = [];
  await page.route(url, (route) => {
    const asked = route.request().url();
    waiting.push({ url: asked, give: () => json(route, body(asked)).catch(() => undefined) });
  });
  return async (which = /./) => {
    await expect.poll(() => waiting.some((one) => which.test(one.url))).toBe(true);
    for (const one of waiting.filter((candidate) => which.test(candidate.url))) {
      waiting.splice(waiting.indexOf(one), 1);
      await one.give();
    }
  };
}

const move = (page: Page, to: string) => page.evaluate((path) => (location.hash = path), to);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('answers in any order: the page equals the address', () => {
  test('fast moves between teams never show one under the address of another', async ({ page, inLeague }) => {
    await inLeague('W1A');
    await page.route(/current\/table/, (route) =>
      json(
        route,
        [1, 2, 3].map((n) => standingRow(n, { image: '' })),
      ),
    );
    await page.route(/clubs\/detail\//, async (route) => {
      const n = Number(/(\d+)\?/.exec(route.request().url())?.[1]);
      // The first request is the last one answered.
      await new Promise((resolve) => setTimeout(resolve, 1_600 - n * 500));
      await json(route, club(n)).catch(() => undefined);
    });
    await page.goto('/#/tabelle');
    await settled(page);
    const wrong = await page.evaluate(async (ids) => {
      const seen: string[] = [];
      let since = performance.now();
      let watching = true;
      const look = (): void => {
        const n = ids.findIndex((id) => location.hash.endsWith(id)) + 1;
        const words = document.querySelector('main')?.textContent ?? '';
        // The router gets a moment; after it nothing of another team may be shown.
        const other = [1, 2, 3].find(
          (one) => one !== n && (words.includes(`FC QUARZ ${one}`) || words.includes(`Zwirn${one}`)),
        );
        if (n > 0 && other !== undefined && performance.now() - since > 150)
          seen.push(`${other} under ${n} after ${Math.round(performance.now() - since)} ms`);
        if (watching) requestAnimationFrame(look);
      };
      look();
      for (const n of [3, 1, 2, 3, 1, 2, 1, 3, 2, 3, 1, 2]) {
        location.hash = `/team-detail/${ids[n - 1]}`;
        since = performance.now();
        await new Promise((resolve) => setTimeout(resolve, 230));
      }
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      watching = false;
      return seen;
    }, [1, 2, 3].map(clubId));
    expect(wrong).toEqual([]);
    await expect(heading(page)).toHaveText(name(2).toUpperCase());
    await expect(page.getByText(/Zwirn2/i).first()).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(name(2)));
  });

  test('the table of the league chosen last wins over the late one of the league before', async ({
    page,
    inLeague,
  }) => {
    await inLeague('W1A');
    const give = await held(page, /leagues\/[^/]+\/current\/table/, (url) => [
      standingRow(1, {
        id: clubId(url.includes('W1A') ? 1 : 2),
        name: url.includes('W1A') ? 'FC Wien' : 'FC Steiermark',
        image: '',
      }),
    ]);
    await page.goto('/#/tabelle');
    await page.getByRole('navigation', { name: 'Ligen' }).getByRole('link', { name: /^S1A/ }).click();
    await move(page, '/tabelle');
    await give(/S1A/);
    await expect(page.getByRole('table').getByText('FC Steiermark')).toBeVisible();
    await Promise.all([arrived(page, /W1A\/current\/table/), give(/W1A/)]);
    await expect(page.getByRole('table').getByText('FC Steiermark')).toBeVisible();
    await expect(page.getByRole('table').getByText('FC Wien')).toHaveCount(0);
  });

  test('a page left before its answer arrived is complete on return', async ({ page, inLeague }) => {
    await inLeague('W1A');
    const give = await held(page, /clubs\/detail\//, () => club(1));
    await page.goto(`/#/team-detail/${clubId(1)}`);
    await expect(page.locator('main [aria-busy="true"]').first()).toBeVisible();
    await move(page, '/bund');
    await expect(heading(page)).toHaveText(/Unser Bund/);
    await give();
    await move(page, `/team-detail/${clubId(1)}`);
    await expect(heading(page)).toHaveText(name(1).toUpperCase());
    await expect(page.getByText(/Zwirn1/i).first()).toBeVisible();
  });
});

test.describe('an older answer never overwrites a newer one', () => {
  const live = (home: number, more: object = {}) =>
    matchRow(1, {
      status: 'second',
      // Just now, or its half would have been over for long.
      details: { gameday: 7, date: new Date().toISOString(), location: 'Platz' },
      score: { home, away: 0 },
      home_blanket: { id: clubId(1), name: 'FC Quarz 1', logo: '' },
      away_blanket: { id: clubId(2), name: 'FC Quarz 2', logo: '' },
      ...more,
    });
  const score = (page: Page) =>
    page
      .getByRole('main')
      .getByText(/^[12] zu 0$/)
      .or(page.getByRole('main').getByText(/^[12]\s*:\s*0$/))
      .first();

  test('the livescore requested before a report, answered after it', async ({ page, inLeague }) => {
    await inLeague('W1A');
    await page.route(/clubs\/detail\//, (route) => json(route, club(1)));
    const give = await held(page, /webClient\/livescore/, () => [{ league: 'Quarzliga', matches: [live(1)] }]);
    await page.route(/match\/detail/, (route) =>
      json(
        route,
        live(2, {
          events: [7, 9].map((minute) => ({
            id: `e${minute}`,
            type: 'goal',
            minute,
            player: { id: 'P1' },
            name: 'Ferdl Zwirn',
            assign: 'home',
            own_goal: false,
          })),
          home_blanket: {
            id: clubId(1),
            name: 'FC Quarz 1',
            logo: '',
            players: [{ id: 'P1', name: 'Ferdl Zwirn', number: 9 }],
          },
        }),
      ),
    );
    await page.goto('/#/livescore');
    await expect(page.locator('main [aria-busy="true"]').first()).toBeVisible();
    await move(page, `/match/${matchId(1)}`);
    await expect(score(page)).toContainText('2');
    await Promise.all([arrived(page, /webClient\/livescore/), give()]);
    await expect(score(page)).toContainText('2');
    await move(page, '/livescore');
    await expect(page.getByRole('main').getByRole('link', { name: /Spielbericht/ })).toBeVisible();
    await expect(score(page)).toContainText('2');
    // A partial answer erases nothing: the line-up of the report is still there, without a call.
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await move(page, `/match/${matchId(1)}`);
    await expect(page.getByText('Zwirn').first()).toBeVisible();
    expect(asked.filter((url) => url.includes('match/detail'))).toEqual([]);
  });

  test('a table row that knows less erases nothing of the team’s page', async ({ page, inLeague }) => {
    await inLeague('W1A');
    await page.route(/clubs\/detail\//, (route) => json(route, club(1)));
    const give = await held(page, /current\/table/, () => [{ id: clubId(1), name: name(1), shortName: 'FCQ' }]);
    await page.goto(`/#/team-detail/${clubId(1)}`);
    await settled(page);
    await expect(page.getByText('10001').first()).toBeVisible();
    await move(page, '/tabelle');
    await give();
    await expect(page.getByRole('table').getByText(name(1))).toBeVisible();
    await move(page, `/team-detail/${clubId(1)}`);
    await expect(page.getByText('10001').first()).toBeVisible();
    await expect(page.getByText(/Zwirn1/i).first()).toBeVisible();
  });
});

import { desktop, expect, settled, test } from './support/journey';

test.use({ viewport: desktop });
test.beforeEach(async ({ inLeague }) => void (await inLeague('W1A')));

test.describe('docs/behaviour.md 13: the table, understood', () => {
  test('Warum? by the keyboard alone: opens, tells, closes, and the focus is where it was', async ({ page }) => {
    await page.goto('/#/tabelle');
    await settled(page);
    const why = page.getByRole('button', { name: /^Warum steht .+ vor .+\?$/ }).first();
    const question = (await why.getAttribute('aria-label')) ?? '';
    await page.locator('main').focus();
    for (let presses = 0; presses < 120; presses += 1) {
      await page.keyboard.press('Tab');
      if (await why.evaluate((button) => button === document.activeElement)) break;
    }
    await expect(why).toBeFocused();
    await page.keyboard.press('Enter');
    const reasons = page.getByRole('dialog', { name: question });
    await expect(reasons).toContainText(
      /Tordifferenz: \S+ gegen \S+|Erzielte Tore: \d+ gegen \d+|Alphabetisch|Laut offizieller Reihung\./,
    );
    await page.keyboard.press('Escape');
    await expect(reasons).toHaveCount(0);
    await expect(why).toBeFocused();
  });

  test('the live table moves with a goal', async ({ page }) => {
    await page.goto('/#/tabelle');
    await settled(page);
    const table = (await (await page.request.get('/api/webClient/leagues/W1A/current/table')).json()) as {
      id: string;
      name: string;
    }[];
    const last = table.at(-1);
    const first = table[0];
    let home = 0;
    const match = () => ({
      id: '3A7C0002-0000-4000-8000-00000000000F',
      details: { gameday: 12, date: '2026-11-22T11:00:00Z', location: 'Platz' },
      home_blanket: { id: last?.id, name: last?.name },
      away_blanket: { id: first?.id, name: first?.name },
      score: { home, away: 0 },
      status: 'first',
      first_half_date: '2026-11-22T11:00:00Z',
    });
    await page.route('**/api/webClient/livescore', (route) =>
      route.fulfill({ json: [{ league: 'Wien', matches: [match()] }] }),
    );
    await page.clock.install();
    await page.reload();
    await settled(page);
    await page.getByRole('switch', { name: 'Live-Tabelle' }).click();
    await expect(page.getByText(/^Zwischenstände zählen wie Endstände\. Stand \d\d:\d\d\.$/)).toBeVisible();
    const rows = page.getByRole('table').getByRole('row');
    const order = (): Promise<string[]> => rows.allInnerTexts();
    const before = await order();
    home = 9;
    await page.clock.fastForward(31_000);
    await expect.poll(order).not.toEqual(before);
  });

  test('a link of the calculator opens in a fresh browser as it was shared', async ({ page, browser, baseURL }) => {
    await page.goto('/#/tabellenrechner');
    await settled(page);
    const goals = page.getByRole('spinbutton', { name: /^Tore: / });
    await goals.nth(0).fill('3');
    await goals.nth(1).fill('1');
    await expect(page.getByText('mit deinen Tipps').first()).toBeVisible();
    await expect(page).toHaveURL(/tipps=/);
    const link = page.url().includes('liga=') ? page.url() : page.url().replace('?', '?liga=W1A&');
    const fresh = await browser.newContext({ baseURL: baseURL ?? '' });
    const shared = await fresh.newPage();
    await shared.goto(link);
    await expect(shared.getByText('mit deinen Tipps').first()).toBeVisible();
    await expect(shared.getByRole('spinbutton', { name: /^Tore: / }).nth(0)).toHaveValue('3');
    await expect(shared.getByRole('spinbutton', { name: /^Tore: / }).nth(1)).toHaveValue('1');
    const damaged = await fresh.newPage();
    await damaged.goto(link.replace(/tipps=[^&]*/, 'tipps=1abcde'));
    await expect(damaged.getByText('Die Tipps im Link waren nicht lesbar.')).toBeVisible();
    await fresh.close();
  });
});

test.describe('docs/behaviour.md 14: suspension radar', () => {
  test('who is one yellow away stands below the suspended, with the way to the player', async ({ page }) => {
    await page.goto('/#/sperren');
    await settled(page);
    const radar = page.getByRole('region', { name: 'Vor der Sperre' });
    await expect(radar.getByText('3 Gelbe Karten').first()).toBeVisible();
    await radar.getByRole('link').first().click();
    await expect(page).toHaveURL(/#\/player-detail\//);
  });
});

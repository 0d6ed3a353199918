import { viennaWallClock } from '../../server/domain/clock';
import { desktop, expect, phone, settled, test } from './support/journey';
import { tableOf } from './support/sunday';

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

  test('the live table moves with a goal, and with the last match the switch leaves', async ({ page }) => {
    await page.goto('/#/tabelle');
    await settled(page);
    const table = (await (await page.request.get('/api/webClient/leagues/W1A/current/table')).json()) as {
      id: string;
      name: string;
    }[];
    const last = table.at(-1);
    const first = table[0];
    let home = 0;
    let runs = true;
    // Just now, or its half would have been over for long.
    const kickoff = viennaWallClock(new Date());
    const match = () => ({
      id: '3A7C0002-0000-4000-8000-00000000000F',
      details: { gameday: 12, date: kickoff, location: 'Platz' },
      home_blanket: { id: last?.id, name: last?.name },
      away_blanket: { id: first?.id, name: first?.name },
      score: { home, away: 0 },
      status: 'first',
      first_half_date: kickoff,
    });
    await page.route('**/api/webClient/livescore', (route) =>
      route.fulfill({ json: runs ? [{ league: 'Wien', matches: [match()] }] : [] }),
    );
    // The report still shows the match as live: the livescore list decides.
    await page.route('**/api/webClient/match/detail/**', (route) => route.fulfill({ json: match() }));
    await page.clock.install();
    await page.reload();
    await settled(page);
    const live = page.getByRole('switch', { name: 'Live-Tabelle' });
    const rows = page.getByRole('table').getByRole('rowheader');
    const names = (): Promise<string[]> =>
      rows.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const official = await names();
    await live.click();
    await expect(page.getByText(/^Zwischenstände zählen wie Endstände\. Stand \d\d:\d\d\.$/)).toBeVisible();
    const texts = (): Promise<string[]> => rows.allInnerTexts();
    const before = await texts();
    home = 9;
    await page.clock.fastForward(31_000);
    await expect.poll(texts).not.toEqual(before);
    runs = false;
    await page.clock.fastForward(31_000);
    await expect(live).toHaveCount(0);
    await expect(page.getByText(/^Zwischenstände/)).toHaveCount(0);
    await expect.poll(names).toEqual(official);
    await expect(page.getByText('LIVE', { exact: true })).toHaveCount(0);
  });

  test('Heim with the season known: painted at once, without a call', async ({ page, calls }) => {
    await page.goto('/#/spielplan');
    await settled(page);
    await page.evaluate(() => (location.hash = '/tabelle'));
    await settled(page);
    await page.waitForLoadState('networkidle');
    const before = calls.length;
    const took = await page.evaluate(async () => {
      const tab = (name: string) =>
        [...document.querySelectorAll<HTMLElement>('[role="tab"]')].find(({ textContent }) => textContent === name);
      const times: number[] = [];
      for (let round = 0; round < 7; round += 1) {
        const pressed = performance.now();
        tab('Heim')?.click();
        // Painted: a task that runs after the frame that shows the rows.
        await new Promise<void>((resolve) =>
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve();
            port2.postMessage(null);
          }),
        );
        const caption = document.querySelector('caption')?.textContent ?? '';
        times.push(caption.endsWith(', Heim') ? performance.now() - pressed : Infinity);
        tab('Gesamt')?.click();
        await new Promise(requestAnimationFrame);
      }
      return times.toSorted((a, b) => a - b);
    });
    console.log(`Heim painted after ${took.map(Math.round).join(', ')} ms`);
    // The target is 50 ms (docs/performance.md); machines that run other tests beside it get more.
    expect(took[3]).toBeLessThan(150);
    expect(calls.slice(before).filter((path) => !path.includes('livescore'))).toEqual([]);
  });

  test('Fieberkurve: names stand at the ends of both lines, and none covers another', async ({ page, request }) => {
    const teams = await tableOf(request, 'W1A');
    const own = teams[5];
    await page.goto(`/#/team-detail/${own?.id}`);
    await settled(page);
    const curve = page.getByRole('region', { name: 'Fieberkurve' });
    await curve.scrollIntoViewIfNeeded();
    await expect(curve.getByRole('slider')).toBeVisible();
    const second = page.getByLabel('Zweites Team');
    for (const { name } of teams.filter(({ id }) => id !== own?.id)) {
      await second.selectOption(name);
      // In the legend, and at the end of its line: right of the drawing.
      const ends = [own?.name ?? '', name].map((word) =>
        curve.locator('[aria-hidden]').getByText(word, { exact: true }),
      );
      const boxes = await Promise.all(ends.map((end) => end.boundingBox()));
      const drawing = await curve.getByRole('slider').boundingBox();
      for (const box of boxes) expect(box?.x).toBeGreaterThanOrEqual((drawing?.x ?? 0) + (drawing?.width ?? Infinity));
      const [a, b] = boxes.map((box) => box?.y ?? Number.NaN);
      expect(Math.abs((a ?? 0) - (b ?? 0))).toBeGreaterThanOrEqual(22);
    }
  });

  test('Fieberkurve: the season is requested once it is nearly in view', async ({ page, request, calls }) => {
    await page.setViewportSize(phone);
    await page.goto(`/#/team-detail/${(await tableOf(request, 'W1A'))[2]?.id}`);
    await settled(page);
    await page.waitForLoadState('networkidle');
    const season = (): number => calls.filter((path) => path.startsWith('webClient/matches/league/')).length;
    expect(season()).toBe(0);
    for (const title of ['Fieberkurve', 'Kader', 'Fieberkurve'])
      await page.getByRole('heading', { name: title }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('slider', { name: 'Fieberkurve, Spieltag' })).toBeVisible();
    expect(season()).toBe(1);
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
    await expect(damaged.getByRole('main').getByText('Die Tipps im Link waren nicht lesbar.')).toBeVisible();
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

import { desktop, expect, nextFrames, phone, settled, test } from './support/journey';

test.describe('docs/behaviour.md 1: pick a league, then read everything about it', () => {
  for (const [size, viewport] of [
    ['390', phone],
    ['1280', desktop],
  ] as const) {
    test(`league → table → team → player → match → Back, without a reload, at ${size} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/');
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page
        .getByRole('main')
        .getByRole('link', { name: /W1A/ })
        .or(page.getByRole('main').getByRole('button', { name: /W1A/ }))
        .first()
        .click();
      await expect(page).toHaveURL(/#\/liga(\?liga=\w+)?$/);
      const cookies = await page.context().cookies();
      expect(cookies.find(({ name }) => name === 'leagueCode')).toMatchObject({ value: 'W1A', sameSite: 'Strict' });
      const week = (cookies.find(({ name }) => name === 'leagueID')?.expires ?? 0) - Date.now() / 1000;
      expect(week).toBeGreaterThan(604_000);
      expect(week).toBeLessThan(605_000);

      await page.evaluate(() => (location.hash = '/tabelle'));
      const table = page.getByRole('table');
      await expect(table).toBeVisible();
      const leader = table.getByRole('row').nth(1).getByRole('link').first();
      const team = (await leader.textContent())?.trim() ?? '';
      expect(team).not.toBe('');
      await leader.click();
      await expect(page).toHaveURL(/#\/team-detail\//);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(team.slice(0, 6), 'i'));
      await settled(page);

      await page.locator('a[href*="#/player-detail/"]').first().click();
      await expect(page).toHaveURL(/#\/player-detail\//);
      await settled(page);
      await page.locator('main a[href*="#/match/"]').first().click();
      await expect(page).toHaveURL(/#\/match\//);
      await expect(page.getByText('Aufstellung (Heim)').first()).toBeVisible();

      await page.goBack();
      await expect(page).toHaveURL(/#\/player-detail\//);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(team.slice(0, 6), 'i'));
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    });
  }

  test('a page whose entity is already known paints its name and crest at once, while the answer is under way', async ({
    page,
    inLeague,
  }) => {
    await inLeague('W1A');
    await page.goto('/#/tabelle');
    const leader = page.getByRole('table').getByRole('row').nth(1).getByRole('link').first();
    const team = (await leader.textContent())?.trim() ?? '';
    await page.route('**/api/webClient/clubs/detail/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      await route.continue();
    });
    await leader.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(team.slice(0, 6), 'i'), {
      timeout: 1_000,
    });
  });

  test('a second visit within the cache time makes no call, Back keeps the position', async ({
    page,
    inLeague,
    calls,
  }) => {
    await inLeague('W1A');
    await page.goto('/#/teams');
    await settled(page);
    const last = page.locator('main a[href*="#/team-detail/"]').last();
    await last.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollBy(0, 60));
    await nextFrames(page);
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(50);
    await last.evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(/#\/team-detail\//);
    // A visitor who leaves before the page's own answer is there has not visited it: it is requested again.
    await page.locator('#kader li').first().waitFor();
    await settled(page);
    const before = calls.length;
    await page.goBack();
    await expect(page).toHaveURL(/#\/teams(\?liga=\w+)?$/);
    await settled(page);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(left - 5);
    expect(await page.evaluate(() => window.scrollY)).toBeLessThan(left + 5);
    await page.goForward();
    await settled(page);
    // A link that ends up under the pointer may prefetch its page; neither page shown is requested again.
    const visited = (await page.evaluate(() => location.hash)).split('/').at(-1) ?? '';
    expect(calls.slice(before).filter((path) => path.includes(visited) || path.includes('clubs/league'))).toEqual([]);
  });

  test('an unknown path leads to the league selection', async ({ page }) => {
    await page.goto('/#/gibt-es/nicht');
    await expect(page).toHaveURL(/#\/$/);
  });

  test.describe('a wrapper reading Optional(...) is removed in place, without a history entry', () => {
    for (const wrapped of ['Optional(ABC)', 'Optional%28ABC%29', 'Optional(%22ABC%22)']) {
      test(wrapped, async ({ page }) => {
        await page.route('**/api/postpone/**', (route) =>
          route.fulfill({ status: 200, contentType: 'application/json', body: '{}' }),
        );
        await page.goto('about:blank');
        await page.goto(`/#/postpone/${wrapped}`);
        await expect(page).toHaveURL(/#\/postpone\/ABC$/);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
    }
  });
});

test.describe('docs/behaviour.md 2, fixtures: filters are remembered', () => {
  test('an explicit matchday survives a reload; another league starts with its own default', async ({
    page,
    inLeague,
  }) => {
    await inLeague('W1A');
    await page.goto('/#/spielplan');
    await settled(page);
    const matchday = page.getByRole('combobox', { name: /Spieltag/ });
    const preset = await matchday.inputValue();
    const other = await matchday
      .locator('option')
      .evaluateAll(
        (options, taken) => (options as HTMLOptionElement[]).map(({ value }) => value).find((value) => value !== taken),
        preset,
      );
    await matchday.selectOption(other ?? '');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('persist:kbo-filters'))).toContain('matchday');
    await page.reload();
    await settled(page);
    await expect(matchday).toHaveValue(other ?? '');
    await inLeague('S1A');
    await page.reload();
    await settled(page);
    await expect(page.getByRole('combobox', { name: /Saison/ })).toBeVisible();
  });

  test('only the chosen matchday is drawn', async ({ page, inLeague }) => {
    await inLeague('W1A');
    await page.goto('/#/spielplan');
    await settled(page);
    expect(
      await page
        .locator('main li, main article')
        .filter({ hasText: /Spieltag: \d+/ })
        .count(),
    ).toBeLessThanOrEqual(12);
  });
});

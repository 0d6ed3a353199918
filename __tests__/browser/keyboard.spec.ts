import { desktop, expect, settled, test } from './support/journey';
import { follow, tabTo } from './support/keyboard';

test.use({ viewport: desktop });

test.describe('docs/testing.md: keyboard alone can do every task', () => {
  test('pick a league, then table → team → player → match → Back', async ({ page }) => {
    // Hundreds of presses, each of which waits for the page.
    test.slow();
    await page.goto('/');
    await settled(page);
    await follow(page, page.getByRole('main').getByRole('link', { name: /W1A/ }).first());
    await expect(page).toHaveURL(/#\/liga(\?liga=\w+)?$/);
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await follow(
      page,
      page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Tabelle' }),
    );
    await expect(page).toHaveURL(/#\/tabelle(\?liga=\w+)?$/);
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const team = page.getByRole('table').getByRole('row').nth(1).getByRole('link').first();
    const name = (await team.textContent())?.trim() ?? '';
    await follow(page, team);
    await expect(page).toHaveURL(/#\/team-detail\//);
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(name.slice(0, 6), 'i'));
    await follow(page, page.locator('main a[href*="#/player-detail/"]').first());
    await expect(page).toHaveURL(/#\/player-detail\//);
    await settled(page);
    await follow(page, page.locator('main a[href*="#/match/"]').first());
    await expect(page).toHaveURL(/#\/match\//);
    await settled(page);
    // The keys for Back belong to the browser, not to the page.
    await page.goBack();
    await expect(page).toHaveURL(/#\/player-detail\//);
  });

  test('choose season and matchday, step to the next one', async ({ page, inLeague }) => {
    await inLeague('W1A');
    await page.goto('/#/spielplan');
    await settled(page);
    const matchday = page.getByLabel(/^Spieltag/).first();
    const before = await matchday.inputValue();
    await tabTo(page, matchday);
    await page.keyboard.press('ArrowDown');
    await expect(matchday).not.toHaveValue(before);
    const chosen = Number(await matchday.inputValue());
    await follow(page, page.getByRole('button', { name: 'Nächster Spieltag' }));
    await expect(matchday).toHaveValue(String(chosen + 1));
  });

  test('change the list of the player statistics', async ({ page, inLeague }) => {
    await inLeague('W1A');
    await page.goto('/#/leaderboards');
    await settled(page);
    await tabTo(page, page.getByRole('tab', { selected: true }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab').nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  });

  test('register a team', async ({ page }) => {
    await page.goto('/#/register');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    for (const nth of [0, 1]) {
      for (const [label, text] of [
        [/^Vorname/, 'Resi'],
        [/^Nachname/, 'Knöpfelmann'],
        [/^Telefon/, '+43 000 000001'],
        [/^E-Mail/, `tastatur${nth}@example.org`],
      ] as const) {
        await tabTo(page, page.getByLabel(label).nth(nth));
        await page.keyboard.type(text);
      }
    }
    await tabTo(page, page.getByLabel(/^Teamname/));
    await page.keyboard.type(`FC Tastatur ${Date.now()}`);
    await tabTo(page, page.getByLabel(/^Bundesland/));
    await page.keyboard.type('Wien');
    await tabTo(page, page.getByRole('radio').first());
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('checkbox', { name: /AGB/ }));
    await page.keyboard.press('Space');
    await follow(page, page.getByRole('button', { name: 'Team anmelden' }));
    await expect(page.locator('main').getByText('Registration successful! You can now log in.')).toBeVisible();
  });

  test('answer a transfer request', async ({ page, inLeague }) => {
    await inLeague('W1A');
    await page.route(/player\/detail\/P1/, (route) =>
      route.fulfill({ json: { player: { id: 'P1', name: 'Poldi Zwirnhuber' }, upcoming: [] } }),
    );
    // Whoever stays on the way to the button with the team's link in focus asks for its page ahead.
    await page.route(/clubs\/detail\/C1/, (route) =>
      route.fulfill({ json: { club: { id: 'C1', team_name: 'FC Quarzelhof' }, upcoming: [] } }),
    );
    const answered: string[] = [];
    await page.route('**/api/transfers/*', (route) =>
      route.fulfill({
        json: {
          id: 'T1',
          player: 'P1',
          player_name: 'Poldi Zwirnhuber',
          team: 'C1',
          team_name: 'FC Quarzelhof',
          origin: null,
          status: 'warten',
        },
      }),
    );
    await page.route('**/api/transfers/*/*', (route) => {
      answered.push(new URL(route.request().url()).pathname);
      return route.fulfill({ status: 200, body: '' });
    });
    await page.goto('/#/transfer/T1');
    await expect(page.getByRole('button', { name: 'NEIN' })).toBeEnabled();
    await follow(page, page.getByRole('button', { name: 'NEIN' }));
    await expect.poll(() => answered).toEqual(['/api/transfers/reject/T1']);
  });
});

import { desktop, expect, settled, test } from './support/journey';
import { follow, tabTo } from './support/keyboard';
import { tableOf } from './support/sunday';

test.use({ viewport: desktop });
test.beforeEach(async ({ inLeague }) => void (await inLeague('W1A')));

test.describe('docs/behaviour.md 11 and 13: by keyboard alone', () => {
  test('calculator: tip by the buttons and by typing, reset, and take that back', async ({ page }) => {
    await page.goto('/#/tabellenrechner');
    await settled(page);
    const home = page.getByRole('spinbutton', { name: /^Tore: / }).nth(0);
    const away = page.getByRole('spinbutton', { name: /^Tore: / }).nth(1);
    const more = page.getByRole('button', { name: /^Ein Tor mehr: / }).nth(0);
    const less = page.getByRole('button', { name: /^Ein Tor weniger: / }).nth(1);
    const tipped = page.getByText(/^\d+ von \d+ getippt$/).first();
    await follow(page, more);
    await page.keyboard.press('Space');
    await expect(more).toBeFocused();
    await expect(home).toHaveValue('2');
    await expect(away).toHaveValue('0');
    await expect(tipped).toHaveText(/^1 von/);
    await expect(page.getByText(/^mit deinen Tipps, /)).toBeVisible();
    // At 0 the minus empties both sides and can do no more; the next stop is the field beside it.
    await follow(page, less);
    await expect(home).toHaveValue('');
    await expect(away).toHaveValue('');
    await page.keyboard.press('Tab');
    await expect(away).toBeFocused();
    await page.keyboard.type('3');
    await tabTo(page, home, 'Shift+Tab');
    await page.keyboard.type('4');
    await page.keyboard.press('ArrowUp');
    await expect(home).toHaveValue('5');
    await expect(tipped).toHaveText(/^1 von/);
    const reset = page.getByRole('button', { name: 'Zurücksetzen' });
    await tabTo(page, reset, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('span', { hasText: 'Tipps gelöscht.' })).toBeVisible();
    await expect(reset).toBeFocused();
    await expect(home).toHaveValue('');
    await follow(page, page.getByRole('button', { name: 'Rückgängig' }));
    await expect(home).toHaveValue('5');
    await expect(away).toHaveValue('3');
    await expect(page.locator('span', { hasText: 'Tipps gelöscht.' })).toHaveCount(0);
    await expect(reset).toBeFocused();
  });

  test('the star of a team: on, and off again, on its card and on its page', async ({ page, request }) => {
    const team = (await tableOf(request, 'W1A'))[3];
    const star = (word: string) => page.getByRole('button', { name: `${word}, ${team?.name}` });
    for (const path of ['/teams', `/team-detail/${team?.id}`]) {
      await page.goto(`/#${path}`);
      await settled(page);
      await follow(page, star('Team merken'));
      await expect(star('Gemerkt')).toBeFocused();
      await page.keyboard.press('Space');
      await expect(star('Team merken')).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await page.goto('/#/');
    await settled(page);
    const own = page.getByRole('region', { name: 'Meine Teams' });
    await expect(own.getByRole('listitem')).toHaveCount(1);
    await follow(page, own.getByRole('button', { name: 'Bearbeiten' }));
    await follow(page, own.getByRole('button', { name: /Entfernen/ }));
    await expect(own).toHaveCount(0);
  });
});

import { vectors } from '../support/xssVectors';
import { countBooms, textPieces } from './support/hostile';
import { desktop, expect, test } from './support/journey';

test.use({ viewport: desktop });
test.setTimeout(60_000);

test.describe('the vectors as text fields are shown byte for byte as text', () => {
  test('messages: what the server says when a registration fails', async ({ page, provoked }) => {
    provoked.push(/^console: Failed to load resource.* status of 400/);
    const booms = await countBooms(page);
    const message = vectors.join(' ');
    await page.addInitScript(() => {
      const somebody = {
        first: 'Resi',
        last: 'Knöpfelmann',
        phone: '+43 000 000001',
        email: 'resi@example.org',
        identification: '',
      };
      sessionStorage.setItem(
        'kbo-registration',
        JSON.stringify({
          primary: somebody,
          secondary: somebody,
          teamName: 'FC Zwirn',
          club: '',
          state: 'wien',
          type: 'privat',
          acceptedTerms: true,
          referral: '',
        }),
      );
    });
    await page.route('**/api/registrations/register', (route) =>
      route.fulfill({ status: 400, contentType: 'application/json', body: JSON.stringify({ message }) }),
    );
    await page.goto('/#/register');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Team anmelden' }).click();
    await expect.poll(async () => (await textPieces(page, 'main')).includes(message)).toBe(true);
    expect(await booms()).toBe(0);
  });
});

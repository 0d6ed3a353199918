import type { Page } from '@playwright/test';
import { FAILED_ANSWERS, expect, test } from './support/journey';

async function fill(page: Page, team: string): Promise<void> {
  for (const [nth, first] of [
    [0, 'Resi'],
    [1, 'Gustl'],
  ] as const) {
    await page
      .getByLabel(/^Vorname/)
      .nth(nth)
      .fill(first);
    await page
      .getByLabel(/^Nachname/)
      .nth(nth)
      .fill('Knöpfelmann');
    await page
      .getByLabel(/^Telefon/)
      .nth(nth)
      .fill('+43 000 000001');
    await page
      .getByLabel(/^E-Mail/)
      .nth(nth)
      .fill(`${first.toLowerCase()}@example.org`);
  }
  await page.getByLabel(/^Teamname/).fill(team);
  await page.getByLabel(/^Bundesland/).selectOption('wien');
  await page.getByText('Privat', { exact: true }).click();
  await page.getByRole('checkbox', { name: /AGB/ }).check();
}

const submit = (page: Page) => page.getByRole('button', { name: 'Team anmelden' });

test.describe('docs/behaviour.md 5, registration', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/#/register');
    const modal = page.getByRole('dialog');
    await expect(modal).toContainText('70 Euro');
    await expect(modal).toContainText('Österreich');
    await expect(modal.getByRole('heading')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
  });

  test('required fields hold the form back with German hints, nothing typed is lost', async ({ page, calls }) => {
    await page
      .getByLabel(/^Vorname/)
      .first()
      .fill('Resi');
    await submit(page).click();
    expect(calls.filter((call) => call.includes('register'))).toEqual([]);
    await expect(page.getByLabel(/^Nachname/).first()).toBeFocused();
    await expect(page.getByLabel(/^Nachname/).first()).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(/^Vorname/).first()).toHaveValue('Resi');
  });

  test('a double click registers once, the payload is the contract’s, success clears the form', async ({ page }) => {
    await fill(page, `FC Doppelklick ${Date.now()}`);
    const sent: Record<string, unknown>[] = [];
    page.on('request', (request) => {
      if (request.url().includes('registrations/register'))
        sent.push(request.postDataJSON() as Record<string, unknown>);
    });
    await submit(page).dblclick();
    await expect(page.locator('main').getByText('Registration successful! You can now log in.')).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(Object.keys(sent[0] ?? {}).sort()).toEqual([
      'acceptedAGB',
      'bundesland',
      'initial_password',
      'primaryContact',
      'referCode',
      'secondaryContact',
      'teamName',
      'type',
      'verein',
    ]);
    expect(sent[0]?.['initial_password']).toMatch(/^[A-Z]{6}$/);
    expect(sent[0]).toMatchObject({
      bundesland: 'wien',
      type: 'privat',
      primaryContact: { first: 'Resi', identification: '' },
    });
    await expect(page.getByLabel(/^Teamname/)).toHaveValue('');
  });

  test('a failure shows the server’s message and keeps everything; a new password is drawn for each try', async ({
    page,
    provoked,
  }) => {
    provoked.push(FAILED_ANSWERS);
    const passwords: unknown[] = [];
    await page.route('**/api/registrations/register', (route) => {
      passwords.push((route.request().postDataJSON() as Record<string, unknown>)['initial_password']);
      return route.fulfill({
        status: 400,
        contentType: 'application/json',
        body: JSON.stringify({ error: true, reason: 'Der Teamname ist vergeben.' }),
      });
    });
    await fill(page, 'FC Vergeben');
    await submit(page).click();
    await expect(page.getByText('Der Teamname ist vergeben.')).toBeVisible();
    await expect(page.getByLabel(/^Teamname/)).toHaveValue('FC Vergeben');
    await submit(page).click();
    await expect.poll(() => passwords.length).toBe(2);
    expect(passwords[0]).not.toBe(passwords[1]);
  });
});

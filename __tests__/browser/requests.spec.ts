import { FAILED_ANSWERS, expect, settled, test } from './support/journey';

test.describe.configure({ mode: 'serial' });

const open = (name: 'OPEN_TRANSFER' | 'OPEN_POSTPONEMENT'): string => {
  const path = process.env[name];
  if (!path) throw new Error(`the server printed no ${name}`);
  return path;
};

test.describe('docs/behaviour.md 2, transfer request', () => {
  test('JA, pressed twice in two tabs at once, is answered once and leads to the player', async ({
    page,
    context,
    calls,
    inLeague,
  }) => {
    const path = open('OPEN_TRANSFER');
    await inLeague('W1A');
    await page.goto(`/#${path}`);
    const other = await context.newPage();
    await other.goto(`/#${path}`);
    await expect(other.getByRole('button', { name: 'JA' })).toBeVisible();
    await page.bringToFront();
    await page.getByRole('button', { name: 'JA' }).dblclick();
    await expect(page).toHaveURL(/#\/player-detail\//);
    expect(calls.filter((call) => call.includes('transfers/confirm')).length).toBe(1);
    await other.bringToFront();
    await other.reload();
    await expect(other.getByRole('main').getByText('Diese Transferanfrage ist schon abgeschlossen.')).toBeVisible();
    await expect(other.getByRole('button', { name: 'JA' })).toHaveCount(0);
  });

  test('without id: Ungültige Transfer-ID.', async ({ page }) => {
    await page.goto('/#/transfer');
    await expect(page.getByText('Ungültige Transfer-ID.')).toBeVisible();
  });

  test('a failed answer is only logged, the visitor stays, and the request can still be answered', async ({
    page,
    provoked,
  }) => {
    provoked.push(FAILED_ANSWERS);
    await page.route('**/api/transfers/*', (route) =>
      route.fulfill({
        contentType: 'application/json',
        body: JSON.stringify({
          id: 'T1',
          player: 'P1',
          player_name: 'Poldi Zwirnhuber',
          team: 'C1',
          team_name: 'FC Quarzelhof',
          origin: null,
          status: 'warten',
        }),
      }),
    );
    await page.route('**/api/transfers/confirm/*', (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{"error":true,"reason":"kaputt"}' }),
    );
    await page.goto('/#/transfer/T1');
    await page.getByRole('button', { name: 'JA' }).click();
    await expect(page.getByRole('button', { name: 'JA' })).toBeEnabled();
    await expect(page).toHaveURL(/#\/transfer\/T1$/);
  });

  test('the confirming call is refused for anything but a click: HEAD, navigation, prefetch', async ({ request }) => {
    const id = open('OPEN_TRANSFER').split('/').at(-1);
    for (const headers of [{ 'Sec-Fetch-Mode': 'navigate' }, { 'Sec-Purpose': 'prefetch' }, { Purpose: 'prefetch' }]) {
      expect((await request.get(`/api/transfers/reject/${id}`, { headers })).ok()).toBe(false);
    }
    expect((await request.head(`/api/transfers/reject/${id}`)).ok()).toBe(false);
  });
});

test.describe('docs/behaviour.md 2, postponement request', () => {
  test('names the requesting team, links both teams; NEIN leads to the start page and closes the request', async ({
    page,
    calls,
  }) => {
    const path = open('OPEN_POSTPONEMENT');
    await page.goto(`/#${path}`);
    await settled(page);
    expect(await page.getByRole('main').locator('a[href*="#/team-detail/"]').count()).toBeGreaterThanOrEqual(2);
    await page.getByRole('button', { name: 'NEIN' }).click();
    await expect(page).toHaveURL(/#\/$/);
    expect(calls.filter((call) => /postpone\/.*\/deny/.test(call)).length).toBe(1);
    await page.goto(`/#${path}`);
    await expect(
      page.getByRole('main').getByText('Diese Spielverlegungsanfrage ist bereits abgeschlossen.'),
    ).toBeVisible();
  });

  test('without id: Ungültige Postpone-ID.', async ({ page }) => {
    await page.goto('/#/postpone');
    await expect(page.getByText('Ungültige Postpone-ID.')).toBeVisible();
  });
});

import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './support/journey';

const played = async (request: APIRequestContext): Promise<string> => {
  const matches = (await (await request.get('/api/webClient/matches/league/W1A/primary')).json()) as {
    id: string;
    status: string;
  }[];
  return matches.find(({ status }) => status === 'done')?.id ?? '';
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(`scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('a link from a chat leads on to the match', async ({ page, request }) => {
      const id = await played(request);
      await page.goto(`/teilen/match/${id}`);
      await expect(page).toHaveURL(new RegExp(`/#/match/${id}\\?liga=W1A$`));
      if (javaScriptEnabled) await expect(page.getByRole('heading', { level: 1 })).toContainText(' gegen ');
    });
  });
}

test('a link to nothing says so and leads home', async ({ page, provoked }) => {
  // The browser logs that the page and its icon were not found.
  provoked.push(/^console: Failed to load resource.* 404/);
  const response = await page.goto('/teilen/match/nix');
  expect(response?.status()).toBe(404);
  await page.getByRole('link', { name: 'Zur Startseite' }).click();
  await expect(page).toHaveURL(/\/(#\/)?$/);
});

import type { Page } from '@playwright/test';
import { viennaWallClock } from '../../server/domain/clock';
import { FAILED_ANSWERS, expect, settled, test } from './support/journey';

interface LiveMatch {
  readonly id: string;
  readonly status: string;
  readonly first_half_date?: string;
  readonly second_half_date?: string;
}

/** The latest time at which a half had run for so many seconds beyond a full minute, in ms. */
function secondsIntoMinute(start: string | undefined, seconds: number): number {
  const past = (Date.now() - Date.parse(start ?? '')) % 60_000;
  return Date.now() - past + seconds * 1000;
}

async function liveMatch(page: Page, ...statuses: readonly string[]): Promise<LiveMatch> {
  const groups = (await (await page.request.get('/api/webClient/livescore')).json()) as { matches: LiveMatch[] }[];
  const found = groups.flatMap(({ matches }) => matches).find(({ status }) => statuses.includes(status));
  if (found === undefined) throw new Error(`no match is ${statuses.join(' or ')}`);
  return found;
}

test.describe('docs/behaviour.md 4: while live, the elapsed minute refreshes every 60 s', () => {
  test('without a request, in Vienna time', async ({ page, calls }) => {
    const { id, status, first_half_date, second_half_date } = await liveMatch(page, 'first', 'second');
    // Frozen answers without a server time: only the page's own clock moves.
    const answers = new Map<string, Promise<string>>();
    const asked = async (url: string): Promise<string> => (await page.request.get(url)).text();
    await page.route('**/api/**', async (route) => {
      const url = route.request().url();
      const answer = answers.get(url) ?? asked(url);
      answers.set(url, answer);
      await route.fulfill({ contentType: 'application/json', body: await answer });
    });
    // The clock goes on meanwhile, and what is shown is drawn anew once a minute only: far from the next full one.
    const start = status === 'first' ? first_half_date : second_half_date;
    await page.clock.install({ time: secondsIntoMinute(start, 5) });
    await page.goto(`/#/match/${id}`);
    const chip = page
      .getByRole('main')
      .getByText(/^LIVE - \d\. HB: \d+'$/)
      .first();
    await expect(chip).toHaveText(status === 'first' ? /^LIVE - 1\. HB/ : /^LIVE - 2\. HB/);
    const minute = async (): Promise<number> => Number(/(\d+)'/.exec((await chip.textContent()) ?? '')?.[1]);
    const shown = await minute();
    const other = (): readonly string[] =>
      calls.filter((path) => !path.includes('livescore') && !path.includes('match/detail'));
    const before = other().length;
    await page.clock.fastForward(60_000);
    await expect.poll(minute).toBe(shown + 1);
    expect(other().length).toBe(before);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test.describe('docs/behaviour.md 2, live scores', () => {
  test.beforeEach(async ({ inLeague }) => void (await inLeague('W1A')));

  test('groups are sorted by league name, cells carry score, matchday and the button Spielbericht', async ({
    page,
  }) => {
    await page.goto('/#/livescore');
    await settled(page);
    const names = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(names.length).toBeGreaterThan(1);
    expect(names).toEqual([...names].sort(new Intl.Collator('de-AT').compare));
    await expect(
      page
        .getByRole('main')
        .getByText(/^Spieltag: \d+$/)
        .first(),
    ).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /Spielbericht/ })
      .first()
      .click();
    await expect(page).toHaveURL(/#\/match\//);
  });

  test('a poll shows the new score and a hidden live region announces the goal once, the minute never', async ({
    page,
  }) => {
    // Just now, or the half would have been over for long.
    const half = viennaWallClock(new Date());
    const answer = (home: number) =>
      JSON.stringify([
        {
          league: 'Quarzliga',
          matches: [
            {
              id: '3A7C0002-0000-4000-8000-000000000002',
              details: { gameday: 7, date: half, location: 'Platz' },
              home_blanket: { id: '7EA00001-0000-4000-8000-000000000001', name: 'FC Quarzelhof' },
              away_blanket: { id: '7EA00003-0000-4000-8000-000000000003', name: 'KFC Murmelstein' },
              score: { home, away: 1 },
              status: 'second',
              second_half_date: half,
            },
          ],
        },
      ]);
    let home = 2;
    await page.route('**/api/webClient/livescore', (route) =>
      route.fulfill({ contentType: 'application/json', body: answer(home) }),
    );
    await page.clock.install();
    await page.goto('/#/livescore');
    await expect(page.getByText('FC Quarzelhof').first()).toBeVisible();
    // The screen holds the answer, so that repeated requests are made for it.
    await settled(page);
    await page.waitForLoadState('networkidle');
    home = 3;
    await page.clock.fastForward(31_000);
    await expect(page.locator('.announcements p').filter({ hasText: /Tor.*FC Quarzelhof.*3 zu 1/ })).toHaveCount(1);
  });

  test('nothing live: the exact sentence and when games mostly start; a failure looks different and can be retried', async ({
    page,
    provoked,
  }) => {
    provoked.push(FAILED_ANSWERS);
    let status = 200;
    let failed = 0;
    await page.route(
      '**/api/webClient/livescore',
      (route) => (
        (failed += Number(status === 500)),
        route.fulfill({
          status,
          contentType: 'application/json',
          body: status === 200 ? '[]' : '{"error":true,"reason":"x"}',
        })
      ),
    );
    await page.goto('/#/livescore');
    await expect(page.getByText('Aktuell finden keine Spiele live statt.')).toBeVisible();
    await expect(page.getByText(/8 und 20 Uhr/)).toBeVisible();
    status = 500;
    await page.reload();
    const retry = page.getByRole('main').getByRole('button', { name: 'Erneut laden' });
    await expect(retry).toBeVisible();
    await expect(page.getByText('Aktuell finden keine Spiele live statt.')).toHaveCount(0);
    // The count in the navigation is requested once more when the page is quiet.
    await expect.poll(() => failed).toBeGreaterThan(1);
    await expect(retry).toBeVisible();
    status = 200;
    // At once if it is still there: the site asks by itself, too, and may be the first to hear the answer.
    await retry.evaluateAll((buttons) => buttons.forEach((button) => button instanceof HTMLElement && button.click()));
    await expect(page.getByText('Aktuell finden keine Spiele live statt.')).toBeVisible();
  });
});

test('nothing moves for longer than five seconds, as nobody could stop it (WCAG 2.2.2)', async ({ page, inLeague }) => {
  await inLeague('W1A');
  await page.goto('/#/livescore');
  await settled(page);
  const seconds = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .map((element) => getComputedStyle(element))
      .filter(({ animationName }) => animationName !== 'none')
      .map(({ animationDuration, animationIterationCount }) =>
        animationIterationCount === 'infinite'
          ? Infinity
          : parseFloat(animationDuration) * Number(animationIterationCount),
      ),
  );
  expect(seconds.length, 'live matches have a pulsing dot').toBeGreaterThan(0);
  expect(Math.max(...seconds)).toBeLessThanOrEqual(5);
});

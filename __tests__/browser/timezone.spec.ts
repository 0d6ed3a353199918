import type { Browser, Page } from '@playwright/test';
import { withoutStream } from '../support/withoutStream';
import { desktop, expect, settled, test } from './support/journey';

const ZONES = ['Europe/Vienna', 'Pacific/Honolulu', 'Pacific/Auckland', 'America/St_Johns'];

interface Fixture {
  readonly id: string;
  readonly status: string;
  readonly details: { readonly date?: string };
  readonly first_half_date?: string;
  readonly second_half_date?: string;
}

/** Reads pages on a device set to that zone. */
async function inZone<T>(
  browser: Browser,
  baseURL: string,
  timezoneId: string,
  cookies: readonly { readonly name: string; readonly value: string }[],
  read: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    baseURL,
    timezoneId,
    locale: 'de-AT',
    viewport: desktop,
    serviceWorkers: 'block',
  });
  await context.addInitScript(withoutStream);
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: baseURL })));
  const page = await context.newPage();
  const result = await read(page);
  await context.close();
  return result;
}

const HALF_HOURS = /\b\d{1,2}:[0-5]\d\b/;

/** Words of the page that name a day or a time of day. Live matches show their minute, which moves on. */
async function dates(page: Page, path: string): Promise<readonly string[]> {
  await page.goto(`/#${path}`);
  await settled(page);
  await page.waitForLoadState('networkidle');
  await settled(page);
  const words = await page.getByRole('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    // Goals of a table look like times of day and change while matches run.
    while (walker.nextNode())
      if (walker.currentNode.parentElement?.closest('table') === null)
        found.push((walker.currentNode.nodeValue ?? '').trim());
    return found;
  });
  return words.filter(
    (word) =>
      !/LIVE|Stand /.test(word) &&
      (/\d\d?\.\s?(\d\d?\.|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)/.test(
        word,
      ) ||
        HALF_HOURS.test(word)),
  );
}

test('kick-off, news, rulings and suspensions read the same from Honolulu to Auckland', async ({
  browser,
  baseURL,
  request,
  inLeague,
}) => {
  test.setTimeout(90_000);
  const league = await inLeague('W1A');
  const cookies = [
    { name: 'leagueCode', value: league.code },
    { name: 'leagueID', value: league.id },
  ];
  const seasons = (await (await request.get('/api/webClient/matches/league/W1A/index')).json()) as {
    primary: boolean | null;
    matches: Fixture[];
  }[];
  const pending = seasons
    .find(({ primary }) => primary === true)
    ?.matches.find(({ status, details }) => status === 'pending' && details.date !== undefined);
  const [, day = '', time = ''] = /-(\d\d)T(\d\d:\d\d)/.exec(pending?.details.date ?? '') ?? [];
  const read = (zone: string) =>
    inZone(browser, baseURL ?? '', zone, cookies, async (page) => {
      const seen: Record<string, readonly string[]> = {};
      for (const path of ['/spielplan', `/match/${pending?.id}`, '/news', '/strafsenat', '/sperren', '/liga'])
        seen[path] = await dates(page, path);
      return seen;
    });
  // A live match that ends between two readings shows its date again: then all zones are read anew.
  await expect(async () => {
    const [vienna, ...others] = await Promise.all(ZONES.map(read));
    for (const path of ['/spielplan', '/news', '/strafsenat', '/sperren', '/liga'])
      expect(vienna?.[path]?.length, path).toBeGreaterThan(0);
    // The wire's wall clock, to the letter.
    const report = vienna?.[`/match/${pending?.id}`]?.join(' ') ?? '';
    expect(report).toContain(time);
    expect(report).toContain(`${Number(day)}.`);
    others.forEach((seen, index) => expect(seen, ZONES[index + 1]).toEqual(vienna));
  }).toPass();
});

test.describe('the live minute is the server’s, whatever the device’s clock says', () => {
  const viennaNow = (): number => {
    const parts = Object.fromEntries(
      new Intl.DateTimeFormat('en-GB', {
        timeZone: 'Europe/Vienna',
        hourCycle: 'h23',
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
        second: '2-digit',
      })
        .formatToParts(Date.now())
        .map(({ type, value }) => [type, Number(value)]),
    );
    return Date.UTC(
      parts['year'] ?? 0,
      (parts['month'] ?? 1) - 1,
      parts['day'],
      parts['hour'],
      parts['minute'],
      parts['second'],
    );
  };

  for (const [hours, zone] of [
    [3, 'Europe/Vienna'],
    [-3, 'Europe/Vienna'],
    [24 * 40, 'Pacific/Auckland'],
    [0, 'Pacific/Honolulu'],
    [3, 'Pacific/Honolulu'],
  ] as const) {
    test(`off by ${hours} h in ${zone}`, async ({ browser, baseURL, request }) => {
      const groups = (await (await request.get('/api/webClient/livescore')).json()) as { matches: Fixture[] }[];
      const match = groups
        .flatMap(({ matches }) => matches)
        .find(({ status }) => status === 'first' || status === 'second');
      if (match === undefined) throw new Error('no half is running');
      const start = Date.parse((match.status === 'first' ? match.first_half_date : match.second_half_date) ?? '');
      const shown = await inZone(browser, baseURL ?? '', zone, [], async (page) => {
        await page.clock.install({ time: Date.now() + hours * 3_600_000 });
        await page.goto(`/#/match/${match.id}`);
        const chip = page
          .getByRole('main')
          .getByText(/^LIVE - \d\. HB: \d+'$/)
          .first();
        return Number(/(\d+)'/.exec((await chip.textContent()) ?? '')?.[1]);
      });
      const expected = Math.floor((viennaNow() - start) / 60_000) + (match.status === 'second' ? 25 : 0);
      expect(Math.abs(shown - expected)).toBeLessThanOrEqual(1);
    });
  }
});

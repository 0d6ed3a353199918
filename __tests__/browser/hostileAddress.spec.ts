import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { repairedFragment } from '../../src/router/repairAddress';
import { findRoute } from '../../src/app/routes';
import { FAILED_ANSWERS, expect, phone, test } from './support/journey';

const PARTS = [
  'Optional(',
  'Optional%28',
  ')',
  '%29',
  '"',
  '%22',
  '%',
  '%2',
  '%2528',
  '/',
  '//',
  '\\',
  '@',
  ':',
  '?',
  '#',
  '..',
  'javascript:',
  'javascript:alert(1)',
  'https://boese.example',
  '//boese.example',
  'match',
  'team-detail',
  'liga',
  'news-detail',
  'transfer',
  'confirm',
  '7',
  '%00',
  'ä',
  ' ',
  '%20',
  '__proto__',
  'constructor',
  '<img src=x onerror=alert(1)>',
  '&',
  '=',
  '%E0%A4%A',
  '\u{1F600}',
];

// A small page is painted sooner, and there are hundreds.
test.use({ viewport: phone });

const GROUPS = 4;
const EACH = 75;

/** At the end of a whole address a space does not count, at that of a fragment which a page sets it does. */
const SPACES = ['/liga ', ' '];

/** Generated in each run, but for the first; what fails is printed. */
function fragments(): readonly string[] {
  const generated = Array.from({ length: EACH - SPACES.length }, () =>
    [...randomBytes(1 + ((randomBytes(1)[0] ?? 0) % 9))].map((byte) => PARTS[byte % PARTS.length] ?? '').join(''),
  );
  return [...SPACES, ...generated];
}

/**
 * Reopens the site at a fragment and tells where it rests, which is when something is shown; each load says so itself: a
 * question of the browser's driver would bring more script along than the site has.
 */
async function opened(page: Page): Promise<(n: number, fragment: string) => Promise<URL>> {
  let rests: (address: string) => void = () => undefined;
  await page.exposeBinding('rests', (_source, address: string) => rests(address));
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (document.querySelector('main h1') === null) return;
      watch.disconnect();
      void (window as unknown as { rests: (address: string) => Promise<void> }).rests(location.href);
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  return async (n, fragment) => {
    const shown = new Promise<string>((resolve, reject) => {
      rests = resolve;
      setTimeout(reject, 5_000).unref();
    });
    await page.goto(`/?${n}#${fragment}`, { waitUntil: 'commit' });
    return new URL(await shown);
  };
}

/** Moves to a fragment in the page that runs, and tells where that rests. @param rest where it has to; null: anywhere */
const moved = async (page: Page, fragment: string, rest: string | null): Promise<URL> =>
  new URL(
    await page.evaluate(
      async ([to, awaited]) => {
        const before = location.href;
        const heard = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
        location.hash = `#${to}`;
        if (location.href !== before) await heard;
        let last = '';
        let shown = false;
        for (let frames = 0; frames < 300; frames += 1) {
          await new Promise(requestAnimationFrame);
          shown = document.querySelector('main h1') !== null;
          if (shown && location.href === last && (awaited === null || location.hash === awaited)) break;
          last = location.href;
        }
        if (!shown) throw new Error('nothing is shown');
        return location.href;
      },
      [fragment, rest] as const,
    ),
  );

/** Of so many fragments one meets a start of the site, the others the page that runs. */
const TURNS = 10;

for (let group = 1; group <= GROUPS; group += 1) {
  test(`${EACH} fuzzed fragments, opened or moved to, ${group} of ${GROUPS}: same origin, one reload at most, unknown ones lead to the start page, no exception`, async ({
    page,
    baseURL,
    complaints,
    provoked,
  }) => {
    test.setTimeout(120_000);
    provoked.push(FAILED_ANSWERS);
    // Not a route of the browser driver, with which the browser keeps no script from one load to the next.
    await page.addInitScript(() => {
      window.fetch = () => Promise.resolve(Response.json({ error: true, reason: 'Not Found' }, { status: 404 }));
    });
    const open = await opened(page);
    let documents = 0;
    page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
    const faults: string[] = [];
    for (const [n, fragment] of fragments().entries()) {
      documents = 0;
      const wrong = (what: string): number => faults.push(`${JSON.stringify(fragment)}: ${what}`);
      // As a page sets it.
      const address = new URL(`/?${n}`, baseURL);
      address.hash = `#${fragment}`;
      const asked = address.hash.slice(1);
      // The router reads a fragment without a slash as if it had one, but not one that begins with a dot.
      const path = (fragmentOf: string): string => (/^[/.]/.test(fragmentOf) ? fragmentOf : `/${fragmentOf}`);
      const known = findRoute(path(repairedFragment(asked) ?? asked)) !== null;
      // Only a start unwraps an address.
      const starts = n % TURNS === 0 || repairedFragment(asked) !== null;
      const now = await (starts ? open(n, asked) : moved(page, fragment, known ? null : '#/')).catch(() => null);
      if (now === null) {
        wrong('no page');
        continue;
      }
      if (now.origin !== baseURL || now.pathname !== '/') wrong(`led to ${now.href}`);
      if (documents > (starts ? 2 : 0)) wrong(`${documents} loads`);
      if (!known && now.hash !== '#/') wrong(`unknown, but rests at ${now.hash}`);
      if (known && findRoute(path(now.hash.slice(1))) === null) wrong(`rests at ${now.hash}`);
      faults.push(...complaints.splice(0).map((line) => `${JSON.stringify(fragment)}: ${line}`));
    }
    expect(faults).toEqual([]);
  });
}

test('fragments that lead to the start page do so at the start and later', async ({ page }) => {
  const astray = ['.', '..', './liga', '../liga', '.liga', '/../liga', 'gibt-es', '/gibt/es/nicht', '/liga/7'];
  for (const [n, fragment] of astray.entries())
    await test.step(`#${fragment}`, async () => {
      // Another query, or it would only be another page of the same document.
      await page.goto(`/?${n}#${fragment}`);
      await expect(page).toHaveURL(/#\/$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => (location.hash = '/impressum'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Impressum/);
      await page.evaluate((to) => (location.hash = to), fragment);
      await expect(page).toHaveURL(/#\/$/);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Impressum/);
    });
});

test('a wrapped address takes exactly one reload and no entry of the history', async ({ page, calls }) => {
  await page.goto('/#/impressum');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const entries = await page.evaluate(() => history.length);
  let documents = 0;
  page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
  await page.goto('/?1#/bund?von=Optional(7)');
  await expect(page).toHaveURL(/#\/bund\?von=7$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Unser Bund/);
  expect(documents).toBe(2);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  expect(calls.filter((path) => path.includes('Optional'))).toEqual([]);
});

import type { Page } from '@playwright/test';
import { expect, settled, test } from './support/journey';

const json = (value: unknown): string => JSON.stringify(value);
const deep = '['.repeat(20_000);

/** What may lie in the local storage under the site's keys, and under keys of others. */
const stored: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'no JSON': { 'persist:kbo-filters': '{"choices":', 'kbo-theme': '{' },
  'empty texts': { 'persist:kbo-filters': '', 'kbo-theme': '' },
  'null and numbers': { 'persist:kbo-filters': 'null', 'kbo-theme': '7' },
  'a list': { 'persist:kbo-filters': '[1,2,3]' },
  'a text': { 'persist:kbo-filters': '"choices"' },
  'inner fields that are no JSON': {
    'persist:kbo-filters': json({ choices: '{', leaderboardTab: 'x', state: '[', _persist: '{' }),
  },
  'inner fields of the wrong shape': {
    'persist:kbo-filters': json({
      choices: '7',
      leaderboardTab: '{}',
      state: '[]',
      _persist: '{"version":1,"rehydrated":true}',
    }),
  },
  'choices that make no sense': {
    'persist:kbo-filters': json({
      choices: json({ 'fixtures/W1A': { season: 7, matchday: 'x', matchdayOf: null }, 'fixtures/S1A': null }),
      _persist: '{"version":1,"rehydrated":true}',
    }),
  },
  'names that mean something to objects': {
    'persist:kbo-filters':
      '{"choices":"{\\"__proto__\\":{\\"season\\":\\"x\\"},\\"constructor\\":{\\"season\\":\\"y\\"},\\"toString\\":{}}","__proto__":"{\\"a\\":1}","_persist":"{\\"version\\":1,\\"rehydrated\\":true}"}',
  },
  'a version of the future': {
    'persist:kbo-filters': json({ choices: '{}', _persist: '{"version":99,"rehydrated":true}' }),
  },
  'another version of the same key, without wrapping': {
    'persist:kbo-filters': json({ choices: {}, leaderboardTab: 'goals' }),
  },
  'a megabyte': {
    'persist:kbo-filters': json({
      choices: json(
        Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`fixtures/L${n}`, { season: 'x'.repeat(30) }])),
      ),
      _persist: '{"version":1,"rehydrated":true}',
    }),
  },
  'nesting without end': { 'persist:kbo-filters': json({ choices: deep, state: deep, _persist: '{}' }) },
  markup: {
    'kbo-theme': '"><img src=x onerror=alert(1)>',
    'persist:kbo-filters': json({
      state: json('<img src=x onerror=alert(1)>'),
      _persist: '{"version":1,"rehydrated":true}',
    }),
  },
  'keys of others': {
    'persist:root': '{"api":"{}"}',
    leagueCode: 'S1A',
    token: 'x'.repeat(10_000),
    'kbo-registration': '{"primary":[]}',
  },
};

/** What may lie in the cookies that name the league. */
const cookies: Readonly<Record<string, readonly string[]>> = {
  'malformed escapes': ['leagueCode=%E0%A4%A', 'leagueID=%'],
  'markup and paths': ['leagueCode=%3Cscript%3E', 'leagueID=..%2F..%2Fusers'],
  'names that mean something to objects': ['leagueCode=__proto__', 'leagueID=constructor'],
  'empty and blank ones': ['leagueCode=', 'leagueID=%20%20'],
  'oversized ones': [`leagueCode=${'W'.repeat(3_500)}`, `leagueID=${'1'.repeat(3_500)}`],
  'a league that is gone': ['leagueCode=X9X', 'leagueID=00000000-0000-4000-8000-000000000000'],
  'null bytes and line ends': ['leagueCode=W1A%00%0D%0A', 'leagueID=%0A'],
  'the session of somebody': ['authToken=%7B%7D', 'adminID=%22'],
};

/** The browser's answer when it forbids something; every variant throws another way. */
const forbidden: Readonly<Record<string, string>> = {
  'local storage forbidden':
    "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError'); } })",
  'local storage missing': "Object.defineProperty(window, 'localStorage', { value: undefined })",
  'local storage null': "Object.defineProperty(window, 'localStorage', { value: null })",
  'session storage forbidden':
    "Object.defineProperty(window, 'sessionStorage', { get() { throw new DOMException('denied', 'SecurityError'); } })",
  'reading throws': "Storage.prototype.getItem = () => { throw new DOMException('denied', 'SecurityError'); }",
  'writing throws: the storage is full':
    "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }",
  'removing throws': "Storage.prototype.removeItem = () => { throw new DOMException('denied', 'SecurityError'); }",
  'cookies forbidden':
    "Object.defineProperty(Document.prototype, 'cookie', { get() { throw new DOMException('denied', 'SecurityError'); }, set() { throw new DOMException('denied', 'SecurityError'); } })",
  'cookie store missing': "Reflect.deleteProperty(window, 'cookieStore')",
  'everything forbidden':
    "for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB']) Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError'); } }); Object.defineProperty(Document.prototype, 'cookie', { get() { throw new DOMException('denied', 'SecurityError'); }, set() { throw new DOMException('denied', 'SecurityError'); } })",
};

/** A start that ends well: the league selection offers leagues, and the fixtures open or ask for a league. */
async function starts(page: Page, kind: number, inLeague?: (code: string) => Promise<unknown>): Promise<void> {
  await page.context().clearCookies();
  await inLeague?.('W1A');
  // Where the scripts that run before the page's own read which kind it is to find.
  await page.goto(`/?kind=${kind}`);
  await settled(page);
  expect(await page.getByRole('main').locator('a[href="#/liga"]').count()).toBeGreaterThan(8);
  await page.evaluate(() => (location.hash = '/spielplan'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Spielplan/);
  await settled(page);
  expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([]);
}

/** Refused storage and leagues that are gone are logged, with the server's own reason; nothing else is. */
const LOGGED =
  /^console: (Der Speicher des Browsers|Filter konnten nicht|Die Liga|Der Spielplan|League not found|No league code found in cookies|Failed to load resource.*(404|400)|redux-persist)/;

/** One journey for each kind, in one browser: a new one for each would first load the whole site again. */
async function each(
  kinds: object,
  complaints: readonly string[],
  journey: (kind: number) => Promise<void>,
): Promise<void> {
  for (const [kind, what] of Object.keys(kinds).entries())
    await test.step(what, async () => {
      await journey(kind);
      expect(complaints, what).toEqual([]);
    });
}

test.beforeEach(async ({ page, provoked }) => {
  provoked.push(LOGGED);
  // Nothing of the kind before is left when the next one begins.
  await page.addInitScript(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
});

test('the start works whatever lies in the local storage', async ({ page, inLeague, complaints }) => {
  await page.addInitScript((all) => {
    const entries = all[Number(new URLSearchParams(location.search).get('kind'))] ?? {};
    Object.entries(entries).forEach(([key, value]) => localStorage.setItem(key, value));
  }, Object.values(stored));
  await each(stored, complaints, async (kind) => {
    await starts(page, kind, inLeague);
    expect(await page.getByRole('main').getByRole('combobox', { name: 'Saison' }).count()).toBe(1);
  });
});

test('the start works whatever the cookies say', async ({ page, complaints }) => {
  await page.addInitScript((all) => {
    const pairs = all[Number(new URLSearchParams(location.search).get('kind'))] ?? [];
    pairs.forEach((pair) => (document.cookie = `${pair}; Path=/`));
  }, Object.values(cookies));
  await each(cookies, complaints, (kind) => starts(page, kind));
});

test('the start works whatever the browser forbids', async ({ page, inLeague, complaints }) => {
  for (const [kind, script] of Object.values(forbidden).entries())
    await page.addInitScript(`if (new URLSearchParams(location.search).get('kind') === '${kind}') { ${script} }`);
  await each(forbidden, complaints, async (kind) => {
    await starts(page, kind, inLeague);
    await page
      .getByRole('button', { name: /dunkle|Dunkel|Menü/i })
      .first()
      .click();
  });
});

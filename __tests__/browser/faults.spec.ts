import type { APIRequestContext, Route } from '@playwright/test';
import { desktop, expect, test } from './support/journey';

const json = 'application/json; charset=utf-8';
const failed = (status: number) => (route: Route) =>
  route.fulfill({ status, contentType: json, body: JSON.stringify({ error: true, reason: 'Something went wrong.' }) });
const answered =
  (body: string, contentType = json) =>
  (route: Route) =>
    route.fulfill({ status: 200, contentType, body });

/** Everything that may come back instead of an answer (docs/behaviour.md 8, docs/reliability.md). */
const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'no connection': (route) => route.abort('internetdisconnected'),
  'connection reset': (route) => route.abort('connectionreset'),
  '400': failed(400),
  '401': failed(401),
  '403': failed(403),
  '404': failed(404),
  '409': failed(409),
  '429': failed(429),
  '500': failed(500),
  '502 as HTML': (route) =>
    route.fulfill({
      status: 502,
      contentType: 'text/html',
      body: '<html><body><h1>502 Bad Gateway</h1></body></html>',
    }),
  '200 as HTML': answered('<html><body>Wartung</body></html>', 'text/html'),
  'empty body': answered(''),
  null: answered('null'),
  'cut off in the middle': answered('[{"id":"1EA60001-0000-4000-8000-0000000'),
  'a number': answered('7'),
  'a text': answered('"nein"'),
};

interface Screen {
  readonly name: string;
  /** The call that the screen lives from. */
  readonly call: RegExp;
  /** Text of docs/behaviour.md 8, if it has one. */
  readonly text?: string;
  /** Between seasons there is no table and no leaderboard: 404 is their normal answer then (docs/api.md 4.11, 4.20). */
  readonly emptyOn404?: true;
  readonly path: (request: APIRequestContext) => Promise<string>;
}

const at = (path: string) => (): Promise<string> => Promise.resolve(path);
const first = async (request: APIRequestContext, path: string): Promise<string> =>
  ((await (await request.get(`/api/${path}`)).json()) as { id: string }[]).at(-1)?.id ?? '';
const liveMatch = async (request: APIRequestContext): Promise<string> =>
  ((await (await request.get('/api/webClient/livescore')).json()) as { matches: { id: string }[] }[])[0]?.matches[0]
    ?.id ?? '';
const somebody = async (request: APIRequestContext): Promise<string> => {
  const club = await first(request, 'webClient/clubs/league/W1A');
  const { club: detail } = (await (await request.get(`/api/webClient/clubs/detail/${club}`)).json()) as {
    club: { players: { id: string }[] };
  };
  return detail.players[0]?.id ?? '';
};

const screens: readonly Screen[] = [
  { name: 'league selection', call: /webClient\/selection/, path: at('/') },
  { name: 'league homepage', call: /home\/league|current\/table/, path: at('/liga') },
  { name: 'table', emptyOn404: true, call: /current\/table/, path: at('/tabelle') },
  { name: 'fixtures', call: /matches\/league/, path: at('/spielplan') },
  { name: 'clubs', call: /clubs\/league/, path: at('/teams') },
  { name: 'live scores', call: /api\/webClient\/livescore/, path: at('/livescore') },
  {
    name: 'match report',
    call: /match\/detail/,
    text: 'No game data available.',
    path: async (request) => `/match/${await liveMatch(request)}`,
  },
  {
    name: 'team page',
    call: /clubs\/detail/,
    text: 'Keine Teamdaten verfügbar',
    path: async (request) => `/team-detail/${await first(request, 'webClient/clubs/league/W1A')}`,
  },
  { name: 'player page', call: /player\/detail/, path: async (request) => `/player-detail/${await somebody(request)}` },
  { name: 'news list', call: /news\/league/, path: at('/news') },
  {
    name: 'news article',
    call: /news\/detail/,
    text: 'Failed to load news details. Please try again later.',
    path: async (request) => `/news-detail/${await first(request, 'webClient/news/league/W1A')}`,
  },
  { name: 'disciplinary senate', call: /strafsenat\?/, path: at('/strafsenat') },
  { name: 'player statistics', emptyOn404: true, call: /webClient\/leaderboard/, path: at('/leaderboards') },
  { name: 'suspensions', call: /blocked\/league/, path: at('/sperren') },
  { name: 'transfers', call: /webClient\/transfers/, path: at('/transfers') },
  {
    name: 'transfer request',
    call: /\/api\/transfers\//,
    text: 'Fehler beim Laden der Transferdaten.',
    path: at('/transfer/9834B233-6835-419C-B3DD-94171EA7230C'),
  },
  {
    name: 'postponement request',
    call: /\/api\/postpone\//,
    text: 'Fehler beim Laden der Spielverlegungsdaten.',
    path: at('/postpone/428FADA0-A0E7-45E8-AD8E-BDE389B4F75B'),
  },
];

test.use({ viewport: desktop });

for (const { name, call, text, emptyOn404, path } of screens) {
  test(`docs/behaviour.md 8, ${name}: whatever fails, the screen says so and offers to try again`, async ({
    page,
    request,
    inLeague,
    complaints,
  }) => {
    test.setTimeout(120_000);
    await inLeague('W1A');
    const address = await path(request);
    let fault: ((route: Route) => Promise<void>) | null = null;
    await page.route(call, (route) => (fault === null ? route.continue() : fault(route)));
    await page.goto('/#/bund');
    const quiet: string[] = [];
    for (const [what, give] of Object.entries(faults)) {
      if (emptyOn404 && what === '404') continue;
      fault = give;
      await page.evaluate((to) => (location.hash = to), address);
      await page.reload({ waitUntil: 'domcontentloaded' });
      const retry = page.getByRole('main').getByRole('button', { name: 'Erneut laden' }).first();
      const shown = await retry.waitFor({ timeout: 6_000 }).then(
        () => true,
        () => false,
      );
      if (!shown) quiet.push(`${what}: no way to try again`);
      else if (
        text !== undefined &&
        !/^(empty body|null)$/.test(what) &&
        (await page.getByRole('main').getByText(text).count()) === 0
      )
        quiet.push(`${what}: not the text of the specification`);
      if (!(await page.getByRole('navigation', { name: 'Hauptnavigation' }).isVisible()))
        quiet.push(`${what}: the frame is gone`);
      quiet.push(
        ...complaints
          .filter((line) => !/^console: (Failed to load resource|(?!policy))/.test(line))
          .map((line) => `${what}: ${line}`),
      );
      complaints.length = 0;
    }
    expect(quiet).toEqual([]);
    // A retry that works: the same button, once the way is free.
    fault = null;
    if (!/transfer\/|postpone\//.test(address)) {
      const retry = page.getByRole('main').getByRole('button', { name: 'Erneut laden' });
      // A page of several sections offers it in each; one that was loading meanwhile offers it a moment later, or comes by itself.
      await expect(async () => {
        if ((await retry.count()) > 0) await retry.first().click({ timeout: 1_000 });
        expect(await retry.count()).toBe(0);
      }).toPass({ timeout: 15_000 });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    complaints.length = 0;
  });
}

test('docs/behaviour.md 8: an answer that takes longer than 15 s counts as failed, and a hint comes before', async ({
  page,
  inLeague,
  complaints,
}) => {
  await inLeague('W1A');
  await page.route(/current\/table/, () => new Promise<void>(() => undefined));
  await page.clock.install();
  await page.goto('/#/tabelle', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tabelle');
  // The hint's own code comes after two seconds; the clock must not run past it while it is on its way.
  const hint = page.waitForResponse(/\/assets\/slow/i, { timeout: 10_000 });
  await page.clock.runFor(2_500);
  await (await hint).finished();
  await page.waitForTimeout(300);
  await page.clock.runFor(6_000);
  await expect(page.getByText(/dauert länger als sonst/)).toBeVisible();
  await page.getByRole('button', { name: 'Erneut laden' }).click();
  await page.clock.runFor(16_000);
  await expect(page.getByRole('main').getByRole('button', { name: 'Erneut laden' })).toBeVisible();
  complaints.length = 0;
});

test('fonts that never arrive leave their stand-ins, and nothing goes wrong', async ({
  page,
  inLeague,
  complaints,
}) => {
  await inLeague('W1A');
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/#/tabelle');
  await expect(page.getByRole('table')).toBeVisible();
  await page.waitForTimeout(500);
  expect(complaints.filter((line) => !line.startsWith('console: Failed to load resource'))).toEqual([]);
  complaints.length = 0;
});

test('scripts that never arrive leave the frame, which says so and offers to try again', async ({
  page,
  inLeague,
  complaints,
}) => {
  await inLeague('W1A');
  let gone = true;
  await page.route('**/assets/site.*.js', (route) => (gone ? route.abort() : route.continue()));
  await page.goto('/#/tabelle');
  await expect(page.getByText('KBÖ').first()).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Die Seite konnte nicht geladen werden.');
  gone = false;
  await page.getByRole('button', { name: 'Erneut laden' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page).toHaveURL(/#\/tabelle$/);
  expect(complaints.filter((line) => !line.startsWith('console: Failed to load resource'))).toEqual([]);
  complaints.length = 0;
});

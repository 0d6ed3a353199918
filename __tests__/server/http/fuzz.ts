import { join } from 'node:path/posix';
import fc from 'fast-check';
import { READING } from '../../../src/api/paths';
import { startServer } from '../../support/serverApp';
import type { TestServer } from '../../support/serverApp';
import { onBothEngines } from '../../support/serverEngines';
import { ids } from '../../support/serverIds';
import { wildText } from '../../support/wildText';

/** Requests per engine; the figure of docs/testing.md is reached with FUZZ_REQUESTS=50000. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 2_000);

/** Every reading call of the site, its placeholders as `$`; and what the site does not read, or not that way. */
const CALLS = [
  ...Object.values(READING).map((path) => path.replace(/\{\w+\}/g, '$')),
  'users/login',
  'leagues/$',
  'webClient/table/league/$',
  'webClient/clubs/detail/$',
  'webClient/matches/league/$',
  'webClient/matches/league/$/index',
  'webClient/player/$/summary',
  'webClient/leaderboard/$/goal',
  'transfers/confirm/$',
  'transfers/reject/$',
  'postpone/$/approve',
  'postpone/$/deny',
  'registrations/register',
  'suche?q=$',
  '../kalender/team/$.ics',
  '../kalender/liga/$.ics',
  '../teilen/match/$',
  '../teilen/team/$',
  '../teilen/spieler/$',
  '../teilen/news/$',
  '../teilen/tabelle/$',
  '../bilder/teilen/match/$.png',
  '../bilder/teilen/tabelle/$.png',
  '$',
  '$/$',
];
const hostile = fc.oneof(
  fc.constantFrom(
    ...Object.values(ids),
    'QL1',
    'HME',
    'undefined',
    'null',
    '__proto__',
    'constructor',
    "' or 1=1 --",
    '%00',
    '%ff',
    '%E0%A4%A',
    '..%2f..%2fetc%2fpasswd',
    '%0d%0aX: y',
    '\u202e',
    '😀'.repeat(80),
  ),
  wildText({ maxLength: 60 }).map(encodeURIComponent),
  fc.uuid(),
);
const headers = fc.dictionary(
  fc.constantFrom(
    'authorization',
    'if-none-match',
    'accept-encoding',
    'origin',
    'purpose',
    'accept',
    'x-forwarded-for',
    'cookie',
    'range',
    'content-type',
  ),
  fc.oneof(
    fc.string({ unit: 'grapheme-ascii', maxLength: 40 }),
    fc.constantFrom('application/json', '*', 'Basic Og==', 'br;q=0', 'bytes=0-1', 'null'),
  ),
);
const body = fc.oneof(
  fc.constant(undefined),
  fc.json(),
  wildText({ maxLength: 200 }),
  fc
    .record(
      {
        primaryContact: fc.anything({ maxDepth: 2 }),
        secondaryContact: fc.anything({ maxDepth: 2 }),
        teamName: fc.anything({ maxDepth: 1 }),
        verein: wildText(),
        bundesland: fc.constantFrom('wien', '', 7),
        type: fc.constantFrom('privat', {}),
        acceptedAGB: fc.anything({ maxDepth: 1 }),
        referCode: wildText(),
        initial_password: fc.string(),
      },
      { requiredKeys: [] },
    )
    .map((value) => {
      try {
        return JSON.stringify(value);
      } catch {
        return '{';
      }
    }),
);

onBothEngines('Fuzzed requests', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(await engine.fresh());
  });
  afterAll(() => server.close());

  it('an id is as wrong with 500 letters as with three, on every route', async () => {
    const answered = async (call: string, id: string) => {
      const url = join('/api', call.replaceAll('$', id));
      const response = await server.app.inject({ url, headers: { accept: 'text/html' } });
      return [call, response.statusCode, response.headers.location, response.body.replaceAll(id, '$')];
    };
    for (const call of CALLS) expect(await answered(call, 'x'.repeat(500))).toEqual(await answered(call, 'nix'));
  });

  it(`${REQUESTS} requests: no 5xx, no stack trace, every error JSON with a message or a page with a link home`, async () => {
    const request = fc.record({
      call: fc.constantFrom(...CALLS),
      values: fc.tuple(hostile, hostile),
      query: fc.option(fc.webQueryParameters(), { nil: '' }),
      method: fc.constantFrom('GET', 'GET', 'GET', 'POST', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH'),
      headers,
      body,
    });
    await fc.assert(
      fc.asyncProperty(request, async ({ call, values, query, method, headers: sent, body: payload }) => {
        const [first, second] = values;
        const url = `${call.startsWith('../') ? '/' : '/api/'}${call
          .replace('../', '')
          .replace('$', () => first)
          .replace('$', () => second)}${query === '' ? '' : `${call.includes('?') ? '&' : '?'}${query}`}`;
        const response = await server.app.inject({
          method: method as 'GET',
          url,
          headers: sent,
          ...(payload === undefined ? {} : { payload }),
        });
        expect(response.statusCode).toBeLessThan(500);
        if (response.statusCode < 400 || method === 'HEAD') return;
        expect(response.body).not.toMatch(/node_modules|\.ts:\d|at \w+ \(/);
        if (response.headers['content-type'] === 'text/html; charset=utf-8') {
          expect([url.includes('/teilen/'), response.body]).toEqual([true, expect.stringContaining('Zur Startseite')]);
          return;
        }
        const answer = JSON.parse(response.body);
        expect([answer.error, typeof answer.message, typeof answer.reason]).toEqual([true, 'string', 'string']);
      }),
      { numRuns: REQUESTS, seed: 22 },
    );
  }, 600_000);
});

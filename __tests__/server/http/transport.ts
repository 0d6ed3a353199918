import { get } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { stepMatch } from '../../../server/modules/matches/commands';
import { ids } from '../../support/serverIds';
import { FRIEND, servedSite } from './servedSite';

describe('Transport conventions (docs/api.md 1, docs/testing.md)', () => {
  const site = servedSite();
  const { raw } = site;

  describe('finished answers', () => {
    it('carry a weak ETag and are answered 304 until a write outdates them – at the first visit and by the fast path', async () => {
      const first = await raw('/api/webClient/livescore');
      const etag = first.headers.get('etag') ?? '';
      expect(etag).toMatch(/^W\/"[\w-]+"$/);
      expect(first.headers.get('cache-control')).toBe('public, no-cache');
      for (const known of [etag, etag.slice(2), `"x", ${etag}`, '*'])
        expect((await raw('/api/webClient/livescore', { 'if-none-match': known })).status).toBe(304);
      expect((await raw('/api/webClient/livescore', { 'if-none-match': '"x"' })).status).toBe(200);
      await stepMatch(site.server.store, ids.live, 'endFirstHalf');
      const later = await raw('/api/webClient/livescore', { 'if-none-match': etag });
      expect(later.status).toBe(200);
      expect((await later.json())[0].matches[0].status).toBe('halftime');
    });
    it('are given by the fast path to sites that may call, with the same headers, and to no other', async () => {
      const call = '/api/webClient/clubs/league/QL1';
      const told = async (headers: Record<string, string>) => {
        const response = await raw(call, headers);
        return Object.fromEntries([...response.headers].filter(([name]) => !/^(?:date|x-request-id)$/.test(name)));
      };
      const long = await told({ origin: FRIEND });
      const { kept } = site.server.store.answers.figures;
      const door = await told({ origin: FRIEND });
      expect(site.server.store.answers.figures.kept).toBe(kept);
      expect(door).toEqual(long);
      expect(door).toMatchObject({ 'access-control-allow-origin': FRIEND, vary: 'Origin, Accept-Encoding' });
      await told({ origin: 'https://fremd.example' });
      expect(site.server.store.answers.figures.kept).toBe(kept + 1);
    });
    it('give shared caches a time and tags, make browsers revalidate each time; requests and errors are never cached', async () => {
      for (const known of [{}, { 'if-none-match': '*' }])
        expect(Object.fromEntries((await raw('/api/webClient/clubs/league/QL1', known)).headers)).toMatchObject({
          'cache-control': 'public, no-cache',
          'cdn-cache-control': 'max-age=5, stale-while-revalidate=30, stale-if-error=3600',
          'surrogate-key': `leagues league:${ids.league}`,
        });
      for (const path of [
        `transfers/${ids.openTransfer}`,
        `postpone/${ids.openPostponement}/id`,
        'nirgends',
        'leagues/x',
      ]) {
        const { headers } = await raw(`/api/${path}`);
        expect([path, headers.get('cache-control'), headers.get('cdn-cache-control')]).toEqual([
          path,
          'no-store',
          null,
        ]);
      }
    });
    it.each([
      ['webClient/leagues/QL1/current/table', 200],
      ['webClient/matches/league/QL1/index', 200],
      ['webClient/livescore', 200],
      [`webClient/match/detail/${ids.finished}`, 200],
      ['suche?q=quarz', 200],
      ['webClient/table/league/nix', 404],
      ['nirgends', 404],
    ])('of the API carry 600 bytes of headers at most, and no more policy than data need: %s', async (call, status) => {
      const ask = (headers: Record<string, string>) =>
        new Promise<readonly [number | undefined, string]>((resolve) =>
          get(`${site.base}/api/${call}`, { headers: { 'accept-encoding': 'br', ...headers } }, (response) => {
            response.resume();
            const lines = response.rawHeaders.map((part, index) => part + (index % 2 === 0 ? ': ' : '\r\n'));
            // Without what is for the connection and, where other sites may call, for those.
            resolve([
              response.statusCode,
              lines.join('').replace(/^(?:connection|keep-alive|access-control-[a-z-]+): .*\r\n/gim, ''),
            ]);
          }),
        );
      // The long way and by the fast path.
      for (const headers of [{}, {}]) {
        const [answered, lines] = await ask(headers);
        expect(answered).toBe(status);
        expect(lines).toMatch(/^content-security-policy: default-src 'none'; frame-ancestors 'none'\r$/m);
        expect(lines).toMatch(/^x-content-type-options: nosniff\r$/m);
        expect(lines.length).toBeLessThanOrEqual(600);
      }
    });
    it('come in Brotli, gzip or plain as the client can take them', async () => {
      const call = '/api/webClient/matches/league/QL1/index';
      const plain = (await site.server.app.inject(call)).body;
      const as = async (accepted: string) => {
        const { headers, rawPayload } = await site.server.app.inject({
          url: call,
          headers: { 'accept-encoding': accepted },
        });
        return [headers['content-encoding'], rawPayload] as const;
      };
      const [br, brBytes] = await as('gzip, deflate, br;q=0.9');
      const [gz, gzBytes] = await as('gzip, br;q=0');
      expect([br, gz, (await as('identity'))[0]]).toEqual(['br', 'gzip', undefined]);
      expect(brotliDecompressSync(brBytes).toString()).toBe(plain);
      expect(gunzipSync(gzBytes).toString()).toBe(plain);
    });
    it('answer HEAD without a body', async () => {
      const head = await raw('/api/client/leagueList', {}, 'HEAD');
      expect([head.status, await head.text()]).toEqual([200, '']);
    });
  });

  describe('errors', () => {
    it.each([
      ['PUT', '/api/webClient/livescore', 'GET, HEAD'],
      ['DELETE', `//api/leagues/${ids.league}/?x=1`, 'GET, HEAD'],
      ['GET', '/api/users/login', 'POST'],
      ['HEAD', '/api/transfers/confirm/x', 'GET'],
      ['TRACE', '/api/client/leagueList', 'GET, HEAD'],
    ] as const)('name the methods of a path that is called with another one: %s %s', async (method, url, allow) => {
      const response = await site.server.app.inject({ method: method as 'PUT', url });
      expect([response.statusCode, response.headers.allow]).toEqual([405, allow]);
      expect(response.headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      });
      if (method !== 'HEAD') expect(response.json()).toMatchObject({ error: true, message: 'Method Not Allowed' });
      expect((await site.server.app.inject({ method: method as 'PUT', url: '/api/nirgends' })).statusCode).toBe(404);
    });
    it.each(['/api', '/api/', '//api//', '/api?x=1'])('are the API’s own at its bare address: %s', async (url) => {
      const { statusCode, headers } = await site.server.app.inject({ url, headers: { accept: 'text/html' } });
      expect([statusCode, headers['content-security-policy'], headers['server-offers']]).toEqual([
        404,
        "default-src 'none'; frame-ancestors 'none'",
        expect.stringContaining('live'),
      ]);
    });
    it('are always {error: true, message, reason}', async () => {
      for (const [call, status] of [
        ['/api/nirgends', 404],
        ['/api/', 404],
        ['/nirgends.txt', 404],
        ['/api/leagues/%ff', 400],
        ['/api/webClient/match/detail/%00', 400],
        [`/api/leagues/${'x'.repeat(500)}`, 400],
      ] as const) {
        const response = await raw(call);
        expect([call, response.status, response.headers.get('content-type')]).toEqual([
          call,
          status,
          'application/json; charset=utf-8',
        ]);
        expect(await response.json()).toEqual({ error: true, message: expect.any(String), reason: expect.any(String) });
      }
    });
    it('carry the CORS headers too', async () => {
      const response = await raw('/api/webClient/clubs/league/XXX', { origin: FRIEND });
      expect([
        response.status,
        response.headers.get('access-control-allow-origin'),
        response.headers.get('access-control-allow-credentials'),
      ]).toEqual([404, FRIEND, 'true']);
    });
    it('bodies over 64 KiB are refused with 413', async () => {
      const response = await fetch(`${site.base}/api/registrations/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: `"${'x'.repeat(66_000)}"`,
      });
      expect([response.status, (await response.json()).error]).toEqual([413, true]);
    });
  });

  describe('CORS', () => {
    it('allows listed sites with credentials, the prescribed methods and headers', async () => {
      const preflight = await raw(
        '/api/registrations/register',
        {
          origin: FRIEND,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
        'OPTIONS',
      );
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get('access-control-allow-origin')).toBe(FRIEND);
      expect(preflight.headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, OPTIONS, DELETE, PATCH');
      expect(preflight.headers.get('access-control-allow-headers')).toContain('Authorization, Content-Type, Accept');
    });
    it('gives other sites nothing', async () => {
      await raw('/api/client/leagueList');
      for (const origin of ['https://fremd.example', 'null']) {
        expect((await raw('/api/client/leagueList', { origin })).headers.get('access-control-allow-origin')).toBeNull();
      }
      expect((await raw('/api/client/leagueList', { origin: FRIEND })).headers.get('access-control-allow-origin')).toBe(
        FRIEND,
      );
    });
  });
});

import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { attempts } from '../../../server/db/schema/own';
import { ids } from '../../support/serverIds';
import { servedSite } from './servedSite';

describe('Transport conventions (docs/api.md 1, docs/testing.md)', () => {
  const site = servedSite();
  const { raw } = site;
  describe('limits', () => {
    it.each([
      ['users/login', 401],
      ['registrations/register', 400],
      [`postpone/${ids.closedPostponement}/deny`, 409],
    ])('%s: too many are refused with 429 and Retry-After', async (call, ordinary) => {
      const ask = (address: string) =>
        fetch(`${site.base}/api/${call}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        });
      expect([(await ask('192.0.2.1')).status, (await ask('192.0.2.1')).status]).toEqual([ordinary, ordinary]);
      const refused = await ask('192.0.2.1');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await refused.json()).toMatchObject({
        error: true,
        message: 'Zu viele Anfragen. Bitte versuche es in einer Minute noch einmal.',
      });
      expect((await ask('192.0.2.2')).status).toBe(ordinary);
    });
    it('searches are limited by themselves', async () => {
      const headers = { 'x-forwarded-for': '192.0.2.6' };
      const statuses: number[] = [];
      for (const q of ['eins', 'zwei', 'drei', 'vier', 'vier'])
        statuses.push((await raw(`/api/suche?q=${q}`, headers)).status);
      expect(statuses).toEqual([200, 200, 200, 200, 429]);
      expect((await raw('/api/users/login', headers, 'POST')).status).toBe(401);
    });
    it('two thousand attempts of one visitor, at once and one after the other, are few for the database', async () => {
      const { db } = site.server.store;
      await db.delete(attempts);
      const headers = { 'x-forwarded-for': '192.0.2.7' };
      const statuses = new Set<number>();
      for (let round = 0; round < 20; round += 1) {
        const answers = Array.from({ length: 100 }, () =>
          site.server.app.inject({ method: 'POST', url: '/api/users/login', headers }),
        );
        for (const { statusCode } of await Promise.all(answers)) statuses.add(statusCode);
      }
      expect([...statuses].sort()).toEqual([401, 429]);
      // Each statement adds one.
      const counted = (await db.select().from(attempts)).reduce((sum, { count }) => sum + count, 0);
      expect(counted).toBeLessThanOrEqual(12);
    });
    it('ten thousand addresses of one /64 network are one visitor, those of the next another', async () => {
      const ask = async (address: string) =>
        (
          await site.server.app.inject({
            method: 'POST',
            url: '/api/users/login',
            headers: { 'x-forwarded-for': address },
          })
        ).statusCode;
      const seen = new Map<number, number>();
      for (let count = 0; count < 10_000; count += 1) {
        const status = await ask(`2001:db8:0:7:${count.toString(16)}::${count.toString(16)}`);
        seen.set(status, (seen.get(status) ?? 0) + 1);
      }
      expect([...seen]).toEqual([
        [401, 2],
        [429, 9_998],
      ]);
      expect(await ask('2001:db8:0:8::1')).toBe(401);
    }, 60_000);
    it.each([
      ['192.0.2.3:50001', '192.0.2.3:50002', '192.0.2.3'],
      ['[2001:db8::3]:50001', '[2001:DB8::3]:50002', '2001:db8::3'],
      ['::ffff:192.0.2.4', '192.0.2.4:50001', '192.0.2.4'],
      // The last proxy but one tells its port, too.
      ['192.0.2.5, 127.0.0.1:50001', '192.0.2.5:50001, 127.0.0.1:50002', '192.0.2.5'],
    ])('one visitor stays one, whatever a proxy writes: %s and %s', async (...addresses) => {
      const statuses: number[] = [];
      for (const address of addresses) {
        const headers = { 'x-forwarded-for': address };
        statuses.push((await raw('/api/users/login', headers, 'POST')).status);
      }
      expect(statuses).toEqual([401, 401, 429]);
    });
  });

  describe('the site', () => {
    it('hashed files are cached for ever and sent precompressed, the page is revalidated each time', async () => {
      const page = await raw('/');
      expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache']);
      const script = await site.server.app.inject({
        url: '/assets/site.0a1b2c3d4e.js',
        headers: { 'accept-encoding': 'gzip, br' },
      });
      expect([
        script.headers['content-encoding'],
        script.headers['cache-control'],
        script.body,
        script.headers['content-type'],
      ]).toEqual(['br', 'public, max-age=31536000, immutable', 'brotli', expect.stringContaining('javascript')]);
    });
    it.each(['gzip, br', 'gzip', 'identity'])(
      'a hashed file is the same by the long way and by the fast path, %s',
      async (accepted) => {
        const files = join(site.siteDir, 'assets');
        const [name, type] = [`tor.${accepted.length}.css`, 'text/css; charset=utf-8'];
        for (const ending of ['', '.br', '.gz']) writeFileSync(join(files, name + ending), `Tor${ending}`);
        const asked = { 'accept-encoding': accepted };
        // Read byte by byte: what stands for a compressed copy here is none.
        const read = (headers: Record<string, string>) =>
          new Promise<unknown[]>((resolve, reject) => {
            get(`${site.base}/assets/${name}`, { headers }, (answer) => {
              const { date, 'x-request-id': id, ...lasting } = answer.headers;
              const parts: Buffer[] = [];
              answer.on('data', (part: Buffer) => parts.push(part));
              answer.on('end', () => resolve([answer.statusCode, lasting, Buffer.concat(parts).toString()]));
              expect([date, id]).not.toContain(undefined);
            }).on('error', reject);
          });
        const long = await read(asked);
        const encoding = accepted.split(', ').at(-1) ?? '';
        const copy = { br: 'Tor.br', gzip: 'Tor.gz' }[encoding];
        expect(long).toEqual([
          200,
          expect.objectContaining({
            ...(copy === undefined ? {} : { 'content-encoding': encoding }),
            'content-type': type,
            'cache-control': 'public, max-age=31536000, immutable',
            'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-eins'"),
            vary: 'Accept-Encoding',
          }),
          copy ?? 'Tor',
        ]);
        for (const ending of ['', '.br', '.gz']) rmSync(join(files, name + ending));
        expect(await read(asked)).toEqual(long);
        const { etag = '' } = (long[1] as Record<string, string>) ?? {};
        expect((await read({ ...asked, 'if-none-match': etag }))[0]).toBe(304);
        expect((await raw(`/assets/${name}`, {}, 'HEAD')).status).toBe(404);
      },
    );
    it('nothing beside the hashed files is taken for one', async () => {
      writeFileSync(join(site.siteDir, 'frisch.js'), 'frisch()');
      writeFileSync(join(site.siteDir, '..', 'geheim.js'), 'geheim()');
      const { app } = site.server;
      for (const path of [
        '/assets/..%2ffrisch.js',
        '/assets/..%2f..%2fgeheim.js',
        '/assets/%00.js',
        '/assets/fort.js',
        `/assets/${'x'.repeat(500)}.js`,
      ]) {
        const { statusCode, headers, body } = await app.inject(path);
        expect([path, headers['cache-control'] ?? '']).not.toContain('public, max-age=31536000, immutable');
        expect(body).not.toContain('geheim()');
        expect([200, 400, 403, 404]).toContain(statusCode);
      }
      rmSync(join(site.siteDir, '..', 'geheim.js'));
    });
    it('an address typed without # leads to the start page', async () => {
      const response = await fetch(`${site.base}/liga`, { headers: { accept: 'text/html' }, redirect: 'manual' });
      expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
    });
    it('the page may run what stands in it, however it is asked for, revalidated or built anew; no answer of the API may', async () => {
      const policy = (answer: Response): string => answer.headers.get('content-security-policy') ?? '';
      const page = await raw('/');
      expect(policy(page)).toContain("script-src 'self' 'sha256-eins'; style-src 'self' 'sha256-zwei';");
      const known = await site.server.app.inject({
        url: '/index.html',
        headers: { 'if-none-match': page.headers.get('etag') ?? '' },
      });
      expect([known.statusCode, known.headers['content-security-policy']]).toEqual([304, policy(page)]);
      for (const spelling of ['//', '/%69ndex.html']) expect(policy(await raw(spelling))).toBe(policy(page));
      expect(policy(await raw('/api/client/leagueList'))).toBe("default-src 'none'; frame-ancestors 'none'");
      const list = join(site.siteDir, 'inlined.json');
      writeFileSync(list, JSON.stringify({ scripts: ["'sha256-drei'"], styles: [] }));
      utimesSync(list, 1, 1);
      expect(policy(await raw('/?neu'))).toContain("script-src 'self' 'sha256-drei'; style-src 'self';");
    });
    it('carries a strict policy; HSTS only behind TLS', async () => {
      const page = await raw('/');
      const policy = page.headers.get('content-security-policy') ?? '';
      for (const rule of [
        "default-src 'none'",
        "script-src 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "base-uri 'none'",
      ])
        expect(policy).toContain(rule);
      expect(policy).not.toContain('unsafe');
      expect(page.headers.get('x-content-type-options')).toBe('nosniff');
      expect(page.headers.get('strict-transport-security')).toBeNull();
      for (const call of ['/', '/api/client/leagueList', '/api/client/leagueList']) {
        expect((await raw(call, { 'x-forwarded-proto': 'https' })).headers.get('strict-transport-security')).toBe(
          'max-age=31536000',
        );
      }
    });
  });

  describe('pictures', () => {
    it('are SVG, cached for ever, and unknown ones are 404', async () => {
      const scene = await raw('/bilder/szenen/flutlicht-16x9.svg');
      expect([scene.status, scene.headers.get('content-type'), scene.headers.get('cache-control')]).toEqual([
        200,
        'image/svg+xml; charset=utf-8',
        'public, max-age=31536000, immutable',
      ]);
      expect(await scene.text()).toMatch(/^<svg/);
      expect(
        (await raw('/bilder/szenen/flutlicht-16x9.svg', { 'if-none-match': scene.headers.get('etag') ?? '' })).status,
      ).toBe(304);
      expect((await raw('/bilder/quatsch.svg')).status).toBe(404);
    });
  });
});

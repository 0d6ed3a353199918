import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { postponements, transfers } from '../../../server/db/schema/office';
import { newId } from '../../../server/domain/text';
import { startServer } from '../../support/serverApp';
import type { TestServer } from '../../support/serverApp';
import { ids } from '../../support/serverIds';
import { CADDY, NGINX, withProxy } from '../../support/serverProxy';

const SAMPLES = join(__dirname, '..', '..', '..', 'docs', 'operating');
const ANSWERS = 3;

/** A sample, with the lines that name its own address and the server's. */
const samples = [
  { proxy: NGINX, file: 'nginx.conf', own: 'listen 80;', ownAt: (port: number) => `listen 127.0.0.1:${port};` },
  { proxy: CADDY, file: 'Caddyfile', own: 'www.example.org {', ownAt: (port: number) => `http://127.0.0.1:${port} {` },
];

for (const { proxy, file, own, ownAt } of samples)
  withProxy(proxy, `The sample for ${proxy.program}, run`, (start) => {
    let server: TestServer;
    let url = '';
    beforeAll(async () => {
      server = await startServer(
        {},
        {
          trustProxy: (address) => address === '127.0.0.1',
          limits: { login: 10, registration: 10, answers: ANSWERS, search: 10 },
        },
      );
      await server.app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = server.app.server.address() as AddressInfo;
      const sample = readFileSync(join(SAMPLES, file), 'utf8');
      for (const line of [own, '127.0.0.1:8080']) expect(sample).toContain(line);
      url = await start((at) => sample.replace('127.0.0.1:8080', `127.0.0.1:${port}`).replace(own, ownAt(at)));
    }, 240_000);
    afterAll(() => server.close());

    it('passes compressed answers on as they are, with their tags', async () => {
      const call = `${url}/api/webClient/clubs/league/QL1`;
      const first = await fetch(call, { headers: { 'accept-encoding': 'br' } });
      expect([first.status, first.headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
      expect(first.headers.get('vary')).toContain('Accept-Encoding');
      const again = await fetch(call, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
      expect(again.status).toBe(304);
    });

    it('lets the site answer a request, and no foreign one', async () => {
      const deny = (origin: string) =>
        fetch(`${url}/api/postpone/${ids.openPostponement}/deny`, { method: 'POST', headers: { origin } });
      expect((await deny('http://elsewhere.invalid')).status).toBe(403);
      expect((await deny(url)).status).toBe(200);
      expect(await server.store.db.select({ open: postponements.open }).from(postponements)).toContainEqual({
        open: false,
      });
    });

    it('counts every visitor by the true address, whatever he claims', async () => {
      const statuses: number[] = [];
      for (let turn = 0; turn <= ANSWERS; turn += 1) {
        const id = newId();
        await server.store.db
          .insert(transfers)
          .values({ id, playerId: ids.resi, clubId: ids.quarz, originId: ids.murmel });
        const headers = { 'x-forwarded-for': `192.0.2.${turn}` };
        statuses.push((await fetch(`${url}/api/transfers/reject/${id}`, { headers })).status);
      }
      expect(statuses.at(-1)).toBe(429);
    });

    it('tells the host that was asked, whatever a visitor claims', async () => {
      const arrived = new Promise<unknown>((resolve) =>
        server.app.server.prependOnceListener('request', ({ headers }) => resolve(headers['x-forwarded-host'])),
      );
      await fetch(`${url}/api/client/leagueList`, { headers: { 'x-forwarded-host': 'fremd.example' } });
      // Caddy names the host without its port.
      expect(new URL(url).host).toContain(await arrived);
    });

    it('holds nothing of a live stream back', async () => {
      const { status, body, headers } = await fetch(`${url}/api/live`);
      expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('text/event-stream')]);
      const reader = body?.getReader();
      expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
      await reader?.cancel();
    });

    it('keeps what operators watch, and bodies that are too large, to itself', async () => {
      for (const path of ['/-/ready', '//-/ready', '/%2d/ready'])
        expect([path, (await fetch(`${url}${path}`)).status]).toEqual([path, 404]);
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify('x'.repeat(100_000));
      expect((await fetch(`${url}/api/registrations/register`, { method: 'POST', headers, body })).status).toBe(413);
    });
  });

import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { startServer } from '../../support/serverApp';
import type { TestServer } from '../../support/serverApp';
import { ids } from '../../support/serverIds';
import { servedSite } from './servedSite';

describe('Finished answers at the door (docs/api.md 1)', () => {
  let server: TestServer;
  let base: string;
  beforeAll(async () => {
    server = await startServer(
      {},
      { corsOrigins: ['https://kbo.example'], trustProxy: (address) => address === '127.0.0.1' },
    );
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    base = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());
  const raw = (call: string, headers: Record<string, string> = {}) => fetch(base + call, { headers });

  it.each([
    '/api/webClient/leagues/QL1/current/table',
    '/teilen/tabelle/QL1',
    `/bilder/teilen/match/${ids.finished}.png`,
    `/kalender/team/${ids.quarz}.ics`,
    '/bilder/flaggen/oesterreich.svg',
  ])('are the same by the long way and at the door: %s', async (call) => {
    const [long, door] = [await raw(call), await raw(call)];
    const ofOneRequest = /^(?:date|x-request-id|access-control-.+)$/;
    const lasting = (response: Response) =>
      Object.fromEntries([...response.headers].filter(([name]) => !ofOneRequest.test(name)));
    expect(lasting(door)).toEqual(lasting(long));
    expect(lasting(await raw(call, { origin: 'https://fremd.example' }))).toEqual(lasting(long));
    expect(await door.text()).toBe(await long.text());
    expect(door.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });
  it('at the door a page names the host that it was found at', async () => {
    const found = async (host: string, proto: string) =>
      (await raw(`/teilen/match/${ids.finished}`, { 'x-forwarded-host': host, 'x-forwarded-proto': proto })).text();
    const everywhere = async () => {
      for (const origin of ['https://kbo.example', 'http://kbo.example', 'https://fremd.example']) {
        const { host, protocol } = new URL(origin);
        expect(await found(host, protocol.slice(0, -1))).toContain(`"${origin}/bilder/teilen/`);
      }
    };
    await everywhere();
    const { kept } = server.store.answers.figures;
    await everywhere();
    // The framework was not used again.
    expect(server.store.answers.figures.kept).toBe(kept);
  });
});

describe('While the mirrored API is down', () => {
  let ageS: number | undefined;
  const site = servedSite({ mirror: { base: 'http://127.0.0.1:9/', ageS: () => ageS } });

  it('hashed files still come from memory, and answers tell their age', async () => {
    const [file, table] = ['/assets/site.0a1b2c3d4e.js', '/api/webClient/leagues/QL1/current/table'];
    // What stands for compressed copies here is none.
    const plain = { 'accept-encoding': 'identity' };
    const [first, fresh] = [await site.raw(file, plain), await site.raw(table)];
    expect([first.status, fresh.status, fresh.headers.get('age')]).toEqual([200, 200, null]);
    rmSync(join(site.siteDir, file));
    ageS = 90;
    const [again, old] = [await site.raw(file, plain), await site.raw(table)];
    expect([again.status, await again.text()]).toEqual([200, await first.text()]);
    expect([old.status, old.headers.get('age')]).toEqual([200, '90']);
  });
});

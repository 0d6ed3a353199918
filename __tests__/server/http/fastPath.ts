import { rmSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startServer } from '../../support/serverApp';
import type { TestServer } from '../../support/serverApp';
import { ids } from '../../support/serverIds';
import { servedSite } from './servedSite';

describe('Finished answers by the fast path (docs/api.md 1)', () => {
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
    '/bilder/szenen/flutlicht-16x9.svg',
  ])('are the same by the framework and by the fast path: %s', async (call) => {
    const [slow, fast] = [await raw(call), await raw(call)];
    const ofOneRequest = /^(?:date|x-request-id|access-control-.+)$/;
    const lasting = (response: Response) =>
      Object.fromEntries([...response.headers].filter(([name]) => !ofOneRequest.test(name)));
    expect(lasting(fast)).toEqual(lasting(slow));
    expect(lasting(await raw(call, { origin: 'https://fremd.example' }))).toEqual(lasting(slow));
    expect(await fast.text()).toBe(await slow.text());
    expect(fast.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
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

describe('Pages and calendars that name their own address', () => {
  const PAGES = [
    '/teilen/tabelle/QL1',
    '//teilen/tabelle/QL1',
    '///teilen//tabelle/QL1',
    '/%74eilen/tabelle/QL1',
    '/teilen/%74abelle/%51L1',
    '/teilen/tabelle/QL1/',
    '/teilen/tabelle/QL1?host=fremd.example',
    'http://fremd.example/teilen/tabelle/QL1',
    'https://kbo.example//teilen/tabelle/QL1',
    '/kalender/liga/QL1.ics',
    '//kalender/liga/QL1.ics',
    '/%6balender/liga/QL1.ics',
  ];
  /** Under which hosts they are asked for, and what they name then. */
  const HOSTS: readonly (readonly [string, string])[] = [
    ['kbo.example', 'https://kbo.example'],
    ['KBO.example.:443', 'https://kbo.example'],
    ['alt.example:8443', 'http://alt.example:8443'],
    ['fremd.example', 'https://kbo.example'],
    ['x"><script>', 'https://kbo.example'],
  ];
  const CLAIMS: readonly Record<string, string>[] = [
    {},
    { 'x-forwarded-host': 'fremd.example' },
    { 'x-forwarded-host': 'alt.example:8443', 'x-forwarded-proto': 'http', forwarded: 'host=fremd.example' },
  ];
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(
      {},
      {
        publicOrigins: ['https://kbo.example', 'http://alt.example:8443'],
        trustProxy: (address) => address === '127.0.0.1',
      },
    );
    await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.close());
  /** One call whose path and headers go out exactly as they are written. */
  const raw = (path: string, headers: Record<string, string>) =>
    new Promise<string>((resolve, reject) => {
      const { port } = server.app.server.address() as AddressInfo;
      request({ host: '127.0.0.1', port, path, headers }, (response) => void text(response).then(resolve, reject))
        .on('error', reject)
        .end();
    });
  const named = (body: string) =>
    [...new Set([...body.matchAll(/https?:\/\/[^/"\s]+(?=\/(?:bilder|teilen))|(?<=@)[\w.]+\.example/g)].flat())].sort();

  it('name a public one, however they are asked for, and take no room for others', async () => {
    const { entries } = server.store.answers.figures;
    for (const path of PAGES)
      for (const [host, origin] of HOSTS)
        for (const claim of [...CLAIMS, ...CLAIMS]) {
          const of = path.endsWith('.ics') ? new URL(origin).hostname : origin;
          expect([path, host, claim, named(await raw(path, { host, ...claim }))]).toEqual([path, host, claim, [of]]);
        }
    // A page and a calendar, each for two origins.
    expect(server.store.answers.figures.entries - entries).toBe(4);
  });
  it('are sent from memory once they are known', async () => {
    const all = () => Promise.all(HOSTS.map(([host]) => raw('/teilen/tabelle/QL1', { host })));
    await all();
    const { kept } = server.store.answers.figures;
    await all();
    expect(server.store.answers.figures.kept).toBe(kept);
  });
});

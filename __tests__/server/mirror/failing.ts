import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { leagues } from '../../../server/db/schema/competition';
import { forwardTo } from '../../../server/proxy/proxy';
import { openSource } from '../../../server/ingest/client';
import { startMirror } from '../../../server/ingest/mirror';
import type { Mirror } from '../../../server/ingest/mirror';
import { startServer } from '../../support/serverApp';
import type { TestServer } from '../../support/serverApp';
import { emptyFolders } from '../../support/serverFolders';
import { smallFederation } from '../../support/serverFederation';
import { endLeftProcesses, startProcess } from '../../support/serverProcess';
import { startVariant } from '../../support/variantApi';
import type { Manner, VariantApi } from '../../support/variantApi';

/** A minute of ours in these tests. */
const MINUTE_MS = 150;
const PACE = { liveMs: 10, idleMs: 10, everythingMs: 60 * MINUTE_MS, retryMs: 2 * MINUTE_MS };

async function until(what: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await what()) && Date.now() < end) await pause(10);
  expect(await what()).toBe(true);
}

describe('A mirror on a bad day', () => {
  const folders = emptyFolders();
  let source: TestServer;
  let copy: TestServer;
  let api: VariantApi;
  let mirror: Mirror;
  let said: [line: string, details: object][] = [];
  beforeAll(async () => {
    source = await startServer();
  });
  const start = async (manner?: Manner) => {
    api = await startVariant(source, manner);
    const empty = Object.fromEntries(Object.keys(smallFederation()).map((table) => [table, []]));
    copy = await startServer(
      {},
      {
        federation: { ...smallFederation(), ...empty },
        monitorToken: 'geheim-genug',
        mirror: { base: api.url, ageS: () => mirror.ageS(), state: () => mirror.state() },
      },
    );
    said = [];
    mirror = startMirror(copy.store, openSource(api.url, 1, 1), PACE, (_level, details, line) =>
      said.push([line, details]),
    );
  };
  afterEach(async () => {
    await mirror.stop();
    await copy.close();
    await api.close();
  });
  afterAll(async () => {
    endLeftProcesses();
    folders.remove();
    await source.close();
  });
  const crawls = () => api.calls.filter((call) => call === 'webClient/selection').length;
  const ready = async () => {
    const { statusCode, body } = await copy.app.inject('/-/ready');
    return { status: statusCode, ...JSON.parse(body).mirror };
  };
  const metric = async (name: string) => {
    const { body } = await copy.app.inject({ url: '/-/metrics', headers: { authorization: 'Bearer geheim-genug' } });
    return body.split('\n').find((line) => line.startsWith(`${name} `));
  };

  it('whose save fails backs off, says so once and without a row, and goes on when it can', async () => {
    let broken = true;
    // Broken from the first save on, and not before.
    await start((body, path) =>
      path === 'webClient/selection' && broken
        ? copy.store.db.execute(sql`alter table transfers rename to lost`).then(
            () => body,
            () => body,
          )
        : body,
    );
    await until(() => said.length > 0);
    const end = Date.now() + 10 * MINUTE_MS;
    await until(() => Date.now() > end);
    expect(crawls()).toBeLessThanOrEqual(4);
    await until(() => crawls() > 1);
    expect(said).toEqual([['saving fails', { failure: expect.objectContaining({ code: '42P01' }) }]]);
    expect(JSON.stringify(said)).not.toMatch(/Failed query|params/);
    expect(await ready()).toEqual({ status: 503, upstream: true, saving: false, complete: false });
    expect([await metric('kbo_mirror_upstream'), await metric('kbo_mirror_saving')]).toEqual([
      'kbo_mirror_upstream 1',
      'kbo_mirror_saving 0',
    ]);
    expect(mirror.ageS()).toBeUndefined();
    broken = false;
    await copy.store.db.execute(sql`alter table lost rename to transfers`);
    await until(() => mirror.state().complete);
    expect(await ready()).toEqual({ status: 200, upstream: true, saving: true, complete: true });
    expect(said.filter(([line]) => line === 'saving works again')).toHaveLength(1);
    expect(await metric('kbo_mirror_saving')).toBe('kbo_mirror_saving 1');
  });

  it('is not ready before everything was read once, and whose source fails is, with its last good state', async () => {
    let away = true;
    await start((body, path) => (away && path === 'webClient/livescore' ? { refuse: 500, text: '' } : body));
    await until(() => said.length > 0);
    expect(said).toEqual([['the source does not answer', { failure: '500 ' }]]);
    expect(await ready()).toEqual({ status: 503, upstream: false, saving: true, complete: false });
    away = false;
    await until(() => mirror.state().complete);
    away = true;
    await until(() => !mirror.state().upstream);
    expect(await ready()).toEqual({ status: 200, upstream: false, saving: true, complete: true });
    expect(await metric('kbo_mirror_upstream')).toBe('kbo_mirror_upstream 0');
    expect(await metric('kbo_mirror_age_seconds')).toMatch(/ \d+$/);
  });

  it('names what was left out by its path alone', async () => {
    await start((body, path) =>
      path === 'webClient/transfers' ? [...body, { ...body[0], id: 'Poldi Zwirnhuber' }] : body,
    );
    await until(() => said.length > 0);
    const paths = [expect.stringMatching(/^webClient\/transfers\[1\](?:\.id)?$/)];
    expect(said).toEqual([['everything read', { changed: expect.any(Number), leftOut: 1, paths }]]);
  });

  it('breaks off whatever it waits for when it is stopped, and saves nothing of it', async () => {
    let asked = 0;
    await start(async (body, path) => {
      if (!path.includes('clubs/detail')) return body;
      asked += 1;
      await new Promise(() => {});
    });
    await until(() => asked > 0);
    const began = Date.now();
    await mirror.stop();
    expect(Date.now() - began).toBeLessThan(2_000);
    expect(await copy.store.db.$count(leagues)).toBe(0);
  });

  it('as a process ends with 0, though its source never answers', async () => {
    await start();
    const silent = createServer(() => {});
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
    const { port } = silent.address() as AddressInfo;
    const process = await startProcess(await folders.fresh(), { DEMO: '', MIRROR_OF: `http://127.0.0.1:${port}/` });
    expect(await process.end('SIGTERM')).toBe(0);
    silent.closeAllConnections();
    silent.close();
  });

  it('takes no body without end, neither when it reads nor when it passes a call on', async () => {
    await start();
    let sent = 0;
    const endless = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const more = () => {
        sent += 1;
        if (response.write(Buffer.alloc(1024 * 1024, ' ')) && sent < 200) setImmediate(more);
      };
      response.on('drain', more);
      more();
    });
    await new Promise<void>((listening) => endless.listen(0, '127.0.0.1', listening));
    const { port } = endless.address() as AddressInfo;
    const base = `http://127.0.0.1:${port}/`;
    await expect(openSource(base, 1, 1).ask('x')).rejects.toThrow('is larger than 64 MB');
    const call = { method: 'GET', path: 'x', changes: false };
    await expect(forwardTo(base, copy.store.db)(call)).rejects.toThrow('is larger than 1 MB');
    endless.closeAllConnections();
    endless.close();
  });
});

import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { buildApp } from '../../../server/app';
import { openDatabase } from '../../../server/db/open';
import { nobody } from '../../../server/domain/auth';
import { verifyInTurn } from '../../../server/modules/people/commands';
import { listenForOperators } from '../../../server/monitor/routes';
import { Purging } from '../../../server/purging';
import { createStore } from '../../../server/store';
import { openLive, until } from '../../support/liveStream';
import { startServer } from '../../support/serverApp';
import type { TestServer } from '../../support/serverApp';
import { onPostgres } from '../../support/serverEngines';
import { emptyFolders } from '../../support/serverFolders';
import { endLeftProcesses, startProcess } from '../../support/serverProcess';
import { ids } from '../../support/serverIds';

const folders = emptyFolders();
afterAll(folders.remove);

const LIMITS = { login: 10, registration: 10, answers: 10, search: 10 };
const outside = async (server: Pick<TestServer, 'app'>, path: string, headers: Record<string, string> = {}) => {
  const { statusCode, headers: sent, body } = await server.app.inject({ url: path, headers });
  return { status: statusCode, headers: sent, body };
};

describe('Seen from outside', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({}, { monitorToken: 'geheim-genug' });
  }, 120_000);
  afterAll(() => server.close());

  it('a process that works is live and ready, and that is never cached', async () => {
    for (const path of ['/-/live', '/-/ready']) {
      expect(await outside(server, path)).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    }
    expect(JSON.parse((await outside(server, '/-/ready')).body)).toEqual({
      ready: true,
      database: true,
      hearing: true,
      draining: false,
    });
  });
  it('figures are for who knows the token', async () => {
    expect((await outside(server, '/-/metrics')).status).toBe(401);
    expect((await outside(server, '/-/metrics', { authorization: 'Bearer falsch' })).status).toBe(401);
    expect((await outside(server, '/-/metrics', { authorization: 'Bearer geheim-genug' })).status).toBe(200);
  });
  it('without a token there are none, and with a port of their own nothing of it is on the main one', async () => {
    const database = await openDatabase(await folders.fresh());
    const store = await createStore(database);
    const plain = await buildApp({ store, limits: LIMITS });
    expect((await outside(plain, '/-/metrics')).status).toBe(404);
    const apart = await buildApp({ store, limits: LIMITS, monitorElsewhere: true });
    expect((await outside(apart, '/-/ready')).status).toBe(404);
    const operators = await listenForOperators({ monitorPort: 0, host: '127.0.0.1' }, apart.monitor);
    expect((await outside({ app: operators }, '/-/metrics')).status).toBe(200);
    await Promise.all([operators.close(), plain.app.close(), apart.app.close()]);
    await database.close();
  });
  it('figures count requests by route and status, builds and cached answers, and never an address', async () => {
    const call = `/api/webClient/match/detail/${ids.live}`;
    await outside(server, call);
    await outside(server, call);
    await outside(server, '/api/gibt/es/nicht');
    const { body } = await outside(server, '/-/metrics', { authorization: 'Bearer geheim-genug' });
    const count = (line: string) =>
      Number(
        body
          .split('\n')
          .find((one) => one.startsWith(line))
          ?.split(' ')
          .at(-1),
      );
    const route =
      'http_request_duration_seconds_count{method="GET",route="/api/webClient/match/detail/:id",status="200"}';
    expect(count(route)).toBe(2);
    expect(count('kbo_answers_built_total')).toBeGreaterThan(0);
    expect(count('kbo_answer_cache_bytes')).toBeGreaterThan(100);
    expect(count('kbo_hearing')).toBe(1);
    expect(body).toContain('nodejs_eventloop_lag_seconds');
    expect(body).not.toContain(ids.live);
    expect(body).not.toContain('gibt');
  });
  it('figures count who gave up, and no stream among how fast answers come', async () => {
    const purging = new Purging('http://127.0.0.1:9/', undefined, () => {});
    const live = await startServer({}, { monitorToken: 'geheim-genug', purging });
    await live.app.listen({ port: 0, host: '127.0.0.1' });
    const base = `http://127.0.0.1:${(live.app.server.address() as AddressInfo).port}`;
    const figures = async () => (await outside(live, '/-/metrics', { authorization: 'Bearer geheim-genug' })).body;
    const held = jest.spyOn(live.store.answers, 'read').mockImplementation(() => new Promise(() => {}));
    const leaving = new AbortController();
    const left = fetch(`${base}/api/leagues/code/QL1`, { signal: leaving.signal }).catch(() => 'left');
    await until(() => held.mock.calls.length > 0);
    leaving.abort();
    expect(await left).toBe('left');
    await until(async () => /kbo_requests_given_up_total\{route="[^"]+"\} 1/.test(await figures()));
    // One that the server ends, after however long.
    const stream = await openLive(base);
    purging.subscribed(false);
    await stream.over;
    await until(async () => /^kbo_streams 0/m.test(await figures()));
    expect(await figures()).not.toMatch(/http_request_duration_seconds_count\{[^}]*live/);
    held.mockRestore();
    await live.close();
  });
  it('figures tell when each job was last done, and whether the process should be asked', async () => {
    const mirror = { base: 'http://127.0.0.1:9/', ageS: () => undefined };
    let complete = false;
    const state = () => ({ upstream: true, saving: true, complete, savedS: undefined, leftOut: 0 });
    const jobs = new Map([['people', 1_790_000_000]]);
    const watched = await startServer(
      {},
      { monitorToken: 'geheim-genug', watched: { jobs }, mirror: { ...mirror, state } },
    );
    const figures = async () =>
      (await outside(watched, '/-/metrics', { authorization: 'Bearer geheim-genug' })).body.split('\n');
    expect(await figures()).toEqual(
      expect.arrayContaining(['kbo_job_last_success_timestamp_seconds{job="people"} 1790000000', 'kbo_ready 0']),
    );
    complete = true;
    expect(await figures()).toContain('kbo_ready 1');
    await watched.close();
  });
  it('figures tell what waits: passwords to be checked, and pictures to be drawn', async () => {
    const busy = await startServer({}, { monitorToken: 'geheim-genug' });
    const waiting = async () => {
      const { body } = await outside(busy, '/-/metrics', { authorization: 'Bearer geheim-genug' });
      return [...body.matchAll(/^kbo_(?:passwords|pictures)_waiting (\d+)$/gm)].map(([, count]) => Number(count));
    };
    const checks = Array.from({ length: 8 }, () => verifyInTurn('falsch', nobody(16_384)));
    const drawn = [ids.live, ids.finished].map((id) => outside(busy, `/bilder/teilen/match/${id}.png`));
    await until(async () => {
      const [passwords = 0, pictures = 0] = await waiting();
      return passwords > 0 && pictures > 0;
    });
    await Promise.all([...checks, ...drawn]);
    expect(await waiting()).toEqual([0, 0]);
    await busy.close();
  });
  it('every answer carries its id, a well-formed one of the proxy is kept', async () => {
    const id = async (given: string) =>
      (await outside(server, '/api/webClient/selection', { origin: 'x', 'x-request-id': given })).headers[
        'x-request-id'
      ];
    expect(await id('abcdef-123456')).toBe('abcdef-123456');
    expect(await id('{"a":\n1}')).toMatch(/^[\da-f-]{36}$/);
  });
});

onPostgres('A process that shall not be asked', (engine) => {
  it('is not ready while its database is away, stays live, and is ready again afterwards', async () => {
    const server = await startServer(await engine.fresh());
    const ready = async () => (await outside(server, '/-/ready')).status;
    expect(await ready()).toBe(200);
    engine.server().crash();
    expect(await ready()).toBe(503);
    expect((await outside(server, '/-/live')).status).toBe(200);
    engine.server().start();
    const end = Date.now() + 15_000;
    while ((await ready()) !== 200 && Date.now() < end) await pause(50);
    expect(await ready()).toBe(200);
    await server.close();
  });
});

onPostgres('A start that fails', (engine) => {
  it('says why in one line of JSON, with the sentence of the database', async () => {
    const nowhere = new URL((await engine.fresh()).url ?? '');
    nowhere.pathname += '_nowhere';
    const failure = String(await startProcess({ url: nowhere.href }).catch((error: unknown) => error));
    const line: unknown = JSON.parse(/^\{.*"msg".*\}$/m.exec(failure)?.[0] ?? 'null');
    expect(line).toMatchObject({
      msg: 'The server could not start.',
      failure: { code: '3D000', message: expect.stringMatching(/^database ".*_nowhere" does not exist$/) },
    });
  });
});

describe('The log', () => {
  afterAll(endLeftProcesses);
  it('is written by a server that listens on every address, IPv6 among them', async () => {
    const server = await startProcess(await folders.fresh(), { HOST: '::' });
    const { port } = new URL(server.url);
    for (const host of ['127.0.0.1', '[::1]']) expect((await fetch(`http://${host}:${port}/-/live`)).status).toBe(200);
    expect(await server.end('SIGTERM')).toBe(0);
  }, 120_000);
  it('is JSON lines with id, route and status, marks what changed something, and names nobody', async () => {
    const server = await startProcess(await folders.fresh(), { LOG_LEVEL: 'info' });
    await fetch(`${server.url}/api/webClient/news/league/geheim?wer=resi@example.invalid`);
    await fetch(`${server.url}/api/users/login`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa('resi@example.invalid:geheim')}` },
    });
    const lines = () =>
      server
        .output()
        .split('\n')
        .filter((line) => line.includes('"route"'))
        .map((line): Record<string, unknown> => JSON.parse(line));
    const end = Date.now() + 5_000;
    while (lines().length < 2 && Date.now() < end) await pause(20);
    await server.end('SIGTERM');
    expect(lines()).toEqual([
      expect.objectContaining({ route: '/api/webClient/news/league/:league', status: 404, reqId: expect.any(String) }),
      expect.objectContaining({ method: 'POST', route: '/api/users/login', status: 401, audit: true }),
    ]);
    expect(server.output()).not.toMatch(/resi|geheim|127\.0\.0\.1"/);
  }, 120_000);
});

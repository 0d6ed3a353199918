import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../../server/db/open';
import { passedCalls } from '../../../server/db/schema/own';
import { demoMark } from '../../../server/db/schema/office';
import { forwardOnce } from '../../../server/proxy/proxy';
import { openSource } from '../../../server/ingest/client';
import { startMirror } from '../../../server/ingest/mirror';
import { Lease } from '../../../server/ingest/lease';
import { startLargeSource } from '../../support/largeSource';
import { startServer } from '../../support/serverApp';
import type { TestServer } from '../../support/serverApp';
import { onPostgres } from '../../support/serverEngines';
import { smallFederation } from '../../support/serverFederation';
import { ids } from '../../support/serverIds';
import { endLeftProcesses, startProcess } from '../../support/serverProcess';
import type { ServerProcess } from '../../support/serverProcess';
import { startVariant } from '../../support/variantApi';
import type { VariantApi } from '../../support/variantApi';

const live = <T extends object>(match: T) => ({ ...match, status: 'first' as const });

onPostgres('A mirror in several processes', (engine) => {
  let source: TestServer;
  let api: VariantApi;
  afterAll(async () => {
    endLeftProcesses();
    await api.close();
    await source.close();
  });
  beforeAll(async () => {
    source = await startServer();
    // An answer takes long enough for other calls to arrive meanwhile.
    api = await startVariant(source, (body, path) => pause(path.includes('/confirm/') ? 1_000 : 0, body));
  });
  const table = async ({ url }: ServerProcess) => {
    const response = await fetch(`${url}/api/webClient/leagues/QL1/current/table`);
    return response.ok ? response.json() : undefined;
  };

  it('started as documented reads once for all, and passes an answer on once', async () => {
    const where = await engine.fresh();
    const processes = await Promise.all([1, 2].map(() => startProcess(where, { DEMO: '', MIRROR_OF: api.url })));
    const expected = await source.get('webClient/leagues/QL1/current/table');
    for (const one of processes) {
      for (const end = Date.now() + 60_000; (await table(one)) === undefined && Date.now() < end;) await pause(50);
      expect(await table(one)).toHaveLength(expected.length);
    }
    expect(api.calls.filter((call) => call.startsWith('webClient/matches/league/QL1/index'))).toHaveLength(1);
    const answers = await Promise.all(
      processes.map(({ url }) => fetch(`${url}/api/transfers/confirm/${ids.openTransfer}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [first, second] = await Promise.all(answers.map((answer) => answer.text()));
    expect([first === second, first]).toEqual([
      true,
      JSON.stringify(await source.get(`transfers/${ids.openTransfer}`)),
    ]);
    expect(api.calls.filter((call) => call.includes('/confirm/'))).toHaveLength(1);
    await Promise.all(processes.map(({ end }) => end('SIGTERM')));
  });

  it('makes four calls at once at most over all its processes, reading live and everything together', async () => {
    const federation = smallFederation();
    const allLive = await startServer({}, { federation: { ...federation, matches: federation.matches.map(live) } });
    const busy = await startVariant(allLive, (body) => pause(20, body));
    const empty = Object.fromEntries(Object.keys(federation).map((table) => [table, []]));
    const where = await engine.fresh();
    const copies = await Promise.all([1, 2].map(() => startServer(where, { federation: { ...federation, ...empty } })));
    let readings = 0;
    // Everything is read again and again, so that the two meet.
    const pace = { liveMs: 20, idleMs: 20, everythingMs: 0, retryMs: 0 };
    const mirrors = copies.map(({ store }) =>
      startMirror(store, openSource(busy.url, 1, 1), pace, () => (readings += 1)),
    );
    for (const end = Date.now() + 90_000; readings < 6 && Date.now() < end;) await pause(20);
    await Promise.all(mirrors.map((mirror) => mirror.stop()));
    for (const one of [busy, ...copies, allLive]) await one.close();
    expect(readings).toBeGreaterThanOrEqual(6);
    expect(busy.atOnce()).toBe(4);
  }, 120_000);

  it('reads a large source and adds less than 50 ms to what visitors wait, by the 99th percentile', async () => {
    const large = await startLargeSource({ leagues: 6, clubs: 12, seasons: 6, matches: 50, players: 12 });
    const where = await engine.fresh();
    const environment = { DEMO: '', MONITOR_TOKEN: 'geheim-genug' };
    const server = await startProcess(where, { ...environment, MIRROR_OF: large.url });
    // What a process waits that reads nothing: the machine may be busy.
    const idle = await startProcess(where, environment);
    /** Of the event loop since it was last asked for, in ms. */
    const lag = async ({ url }: ServerProcess): Promise<number> => {
      const headers = { authorization: 'Bearer geheim-genug' };
      const figures = await (await fetch(`${url}/-/metrics`, { headers })).text();
      return 1_000 * Number(/^nodejs_eventloop_lag_p99_seconds (.*)$/m.exec(figures)?.[1]);
    };
    const added = async () => {
      const [reading = 0, nothing = 0] = await Promise.all([lag(server), lag(idle)]);
      return reading - nothing;
    };
    while (large.calls.length < 50) await pause(20);
    await added();
    const reports = () => large.calls.filter((call) => call.includes('match/detail')).length;
    for (const end = Date.now() + 120_000; reports() < 1_800 && Date.now() < end;) await pause(20);
    const crawling = await added();
    while ((await fetch(`${server.url}/-/ready`)).status !== 200) await pause(200);
    const saving = await added();
    for (const one of [server, idle]) expect(await one.end('SIGTERM')).toBe(0);
    await large.close();
    if (process.env.SHOW_LAG) console.log(crawling, saving);
    expect(Math.max(crawling, saving)).toBeLessThan(50);
  }, 240_000);

  it('refuses the demo beside it, and its database', async () => {
    const where = await engine.fresh();
    const refused = 'real data and the demo never share a database';
    const start = (DEMO: string) => startProcess(where, { DEMO, MIRROR_OF: api.url });
    await expect(start('on')).rejects.toThrow(refused);
    const { db, close } = await openDatabase(where);
    await db.insert(demoMark).values({ id: 1, filled: '2025-10-26T11:20:00Z' });
    await close();
    await expect(start('')).rejects.toThrow(refused);
  });

  it('is read by one process, by another once that one gives up or falls silent', async () => {
    const { db, close } = await openDatabase(await engine.fresh());
    const [one, two] = [new Lease(db, 'mirror', 300), new Lease(db, 'mirror', 300)];
    expect([await one.take(), await two.take(), await one.take()]).toEqual([true, false, true]);
    // As long as it lives it keeps it.
    await pause(500);
    expect([one.held, await two.take()]).toEqual([true, false]);
    await one.release();
    expect([one.held, await two.take(), await one.take()]).toEqual([false, true, false]);
    const renewed = jest.spyOn(two, 'take').mockResolvedValue(false);
    await pause(400);
    expect([two.held, await one.take()]).toEqual([false, true]);
    renewed.mockRestore();
    await Promise.all([one.release(), two.release()]);
    await close();
  });

  it('passes a call on though the process that did so before never got an answer', async () => {
    const { db, close } = await openDatabase(await engine.fresh());
    const fails = () => Promise.reject(new Error('the source is away'));
    await db.insert(passedCalls).values({ key: 'confirm', began: new Date(Date.now() - 60_000) });
    const answer = { status: 409, headers: {}, body: Buffer.from('ä') };
    expect(await forwardOnce(db, 'confirm', () => Promise.resolve(answer))).toEqual(answer);
    const both = [1, 2].map(() => forwardOnce(db, 'deny', () => pause(20).then(fails)));
    expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await db.$count(passedCalls)).toBe(1);
    await close();
  });
});

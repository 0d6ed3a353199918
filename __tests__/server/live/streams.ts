import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { EVERYTHING } from '../../../server/cache/tags';
import { addGoal, stepMatch } from '../../../server/modules/matches/commands';
import { openLive, until } from '../../support/liveStream';
import { startServer } from '../../support/serverApp';
import type { TestServer } from '../../support/serverApp';
import { onBothEngines, onPostgres } from '../../support/serverEngines';
import { ids } from '../../support/serverIds';
import { endLeftProcesses, startProcess } from '../../support/serverProcess';

async function listen(server: TestServer): Promise<string> {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
}
const goal = (server: TestServer) => addGoal(server.store, { matchId: ids.live, playerId: ids.poldi, minute: 5 });

onBothEngines('GET /api/live (docs/behaviour.md 12)', (engine) => {
  let server: TestServer;
  let base: string;
  beforeAll(async () => {
    server = await startServer(await engine.fresh(), { corsOrigins: ['https://kbo.example'] });
    base = await listen(server);
  });
  afterAll(() => server.close());

  it('opens an event stream that no proxy should hold back', async () => {
    const stream = await openLive(base, { origin: 'https://kbo.example' });
    expect([stream.status, stream.headers]).toMatchObject([
      200,
      {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
        'access-control-allow-origin': 'https://kbo.example',
        'server-offers': expect.stringContaining('live'),
      },
    ]);
    await until(() => stream.text() === 'retry: 3000\n\n');
    stream.leave();
  });

  it('tells every stream which match changed, once, when the answers are already new', async () => {
    const streams = [await openLive(base), await openLive(base)];
    const before = (await server.get(`webClient/match/detail/${ids.live}`)).score.home;
    await goal(server);
    await until(() => streams.every((stream) => stream.told().length > 0));
    expect((await server.get(`webClient/match/detail/${ids.live}`)).score.home).toBe(before + 1);
    await stepMatch(server.store, ids.next, 'startGame');
    await until(() => streams.every((stream) => stream.told().flat().includes(ids.next)));
    for (const stream of streams) {
      expect(stream.told()).toEqual([[ids.live], [ids.next]]);
      stream.leave();
    }
  });

  it('gathers what changes at the same moment; an empty list means any match', async () => {
    const stream = await openLive(base);
    await Promise.all([goal(server), goal(server)]);
    await until(() => stream.told().length > 0);
    expect(stream.told().flat()).toContain(ids.live);
    await server.store.write((_tx, invalidate) => Promise.resolve(invalidate(EVERYTHING)));
    await until(() => stream.told().some((matches) => matches.length === 0));
    stream.leave();
  });

  it('says nothing when no match changed', async () => {
    const stream = await openLive(base);
    await server.store.write((_tx, invalidate) => Promise.resolve(invalidate('news')));
    await goal(server);
    await until(() => stream.told().length > 0);
    expect(stream.told()).toEqual([[ids.live]]);
    stream.leave();
  });
});

onPostgres('GET /api/live in several processes', (engine) => {
  afterAll(endLeftProcesses);

  it('a goal written by one is sent by the other, and both end in good order', async () => {
    const where = await engine.fresh();
    const writer = await startServer(where);
    const reader = await startProcess(where);
    const stream = await openLive(reader.url);
    await goal(writer);
    await until(() => stream.told().length > 0);
    expect(stream.told()).toEqual([[ids.live]]);
    expect(await reader.end('SIGTERM')).toBe(0);
    await stream.over;
    await writer.close();
  });

  it('a process that misses the notices of others ends its streams and opens none until it recovers', async () => {
    const server = await startServer(await engine.fresh());
    const base = await listen(server);
    const stream = await openLive(base);
    await server.store.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen answers'`,
    );
    await stream.over;
    const refused = await openLive(base);
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '10']);
    await until(async () => {
      const again = await openLive(base);
      again.leave();
      return again.status === 200;
    });
    await server.close();
  });
});

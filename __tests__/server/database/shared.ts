import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { clubs } from '../../../server/db/schema/competition';
import { addGoal } from '../../../server/modules/matches/commands';
import { startServer } from '../../support/serverApp';
import type { TestServer } from '../../support/serverApp';
import { onPostgres } from '../../support/serverEngines';
import { ids } from '../../support/serverIds';

/** Repeats a call until the answer is as expected, for at most ten seconds. */
async function eventually(ask: () => Promise<unknown>, expected: unknown): Promise<void> {
  const end = Date.now() + 10_000;
  while (JSON.stringify(await ask()) !== JSON.stringify(expected) && Date.now() < end) await pause(20);
  expect(await ask()).toEqual(expected);
}

onPostgres('Several server processes on one PostgreSQL', (engine) => {
  let one: TestServer;
  let two: TestServer;
  beforeAll(async () => {
    const where = await engine.fresh();
    [one, two] = [await startServer(where), await startServer(where)];
  });
  afterAll(async () => {
    await one.close();
    await two.close();
  });
  const scoreAt = (server: TestServer) => async () =>
    (await server.get(`webClient/match/detail/${ids.live}`)).score.home;
  const goal = () => addGoal(one.store, { matchId: ids.live, playerId: ids.poldi, minute: 5 });

  it('a goal noted by one process is soon shown by the other', async () => {
    expect(await scoreAt(two)()).toBe(0);
    await goal();
    expect(await scoreAt(one)()).toBe(1);
    await eventually(scoreAt(two), 1);
  });
  it('two answers in two processes at the same moment give one success and one 409', async () => {
    const answers = await Promise.all([
      one.ask(`transfers/confirm/${ids.openTransfer}`),
      two.ask(`transfers/reject/${ids.openTransfer}`),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });
  it('a process that misses the notices of others trusts nothing it cached, and recovers', async () => {
    await one.store.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'kbo listening'`,
    );
    await goal();
    await eventually(scoreAt(two), 2);
    await pause(800);
    await goal();
    await eventually(scoreAt(two), 3);
  });
  it('a connection lost in the middle of a write fails that write only', async () => {
    const halfway = one.store.write(async (tx) => {
      await tx.update(clubs).set({ points: 99 });
      await two.store.db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where state = 'idle in transaction'`,
      );
      await pause(100);
      await tx.update(clubs).set({ points: 100 });
    });
    await expect(halfway).rejects.toThrow();
    expect((await two.store.db.select().from(clubs)).map((club) => club.points)).not.toContain(99);
    expect((await one.ask(`transfers/${ids.openTransfer}`)).status).toBe(200);
  });
  it('while the database is away, what was shown before is still shown, the rest is 503, and all is well afterwards', async () => {
    await scoreAt(two)();
    engine.server().crash();
    await pause(100);
    expect(await two.ask(`webClient/match/detail/${ids.live}`)).toMatchObject({
      status: 200,
      headers: { age: expect.stringMatching(/^\d+$/) },
    });
    const away = await two.ask(`transfers/${ids.openTransfer}`);
    expect(away).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5' },
      body: { error: true, message: expect.stringContaining('nicht erreichbar') },
    });
    engine.server().start();
    await eventually(async () => (await two.ask(`transfers/${ids.openTransfer}`)).status, 200);
    await eventually(scoreAt(two), 3);
    expect((await two.ask(`webClient/match/detail/${ids.live}`)).headers['age']).toBeUndefined();
  });
});

/** @jest-environment node */
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { clubs } from '../../server/db/schema/competition';
import { transfers } from '../../server/db/schema/office';
import { newId } from '../../server/domain/text';
import { addGoal } from '../../server/modules/matches/commands';
import { startServer } from '../support/serverApp';
import type { TestServer } from '../support/serverApp';
import { onPostgres } from '../support/serverEngines';
import { ids } from '../support/serverIds';
import { startTcpProxy } from '../support/tcpProxy';
import type { TcpProxy } from '../support/tcpProxy';

const SECOND = 1_000;

interface Stage {
  readonly line: TcpProxy;
  readonly server: TestServer;
  /** Connects to the database directly. */
  readonly other: TestServer;
  readonly uncached: () => ReturnType<TestServer['ask']>;
}

// Most of the time is waiting, so the tests run concurrently.
onPostgres('A bad line to the database', (engine) => {
  /** A server behind a line of its own, and another one that goes to the same database directly; gone after the test. */
  const onOwnLine = (test: (stage: Stage) => Promise<void>) => async () => {
    const where = await engine.fresh();
    const line = await startTcpProxy(where.url ?? '');
    const other = await startServer(where);
    const server = await startServer({ url: line.url });
    try {
      await test({ line, server, other, uncached: () => server.ask(`transfers/${ids.openTransfer}`) });
    } finally {
      line.cut();
      line.stall(false);
      await server.close();
      await other.close();
      await line.close();
    }
  };
  const timed = async <T>(work: Promise<T>): Promise<[T, number]> => {
    const before = Date.now();
    return [await work, Date.now() - before];
  };
  const openTransfers = async ({ other }: Stage, count: number) => {
    const rows = Array.from({ length: count }, () => ({
      id: newId(),
      playerId: ids.resi,
      clubId: ids.quarz,
      originId: ids.murmel,
    }));
    await other.store.db.insert(transfers).values(rows);
    return rows.map(({ id }) => id);
  };

  it.concurrent(
    'that is cut at every begin takes no place of the pool for good',
    onOwnLine(async (stage) => {
      const { line, server } = stage;
      const requests = await openTransfers(stage, 25);
      line.cutAt('begin');
      const refused = await Promise.all(requests.map((id) => server.ask(`transfers/confirm/${id}`)));
      expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
      line.cutAt(undefined);
      for (const id of requests) expect((await server.ask(`transfers/reject/${id}`)).status).toBe(200);
    }),
  );

  it.concurrent(
    'that is cut once in the middle of a write is not even noticed',
    onOwnLine(async ({ line, server, other }) => {
      let cuts = 0;
      await server.store.write(async (tx) => {
        await tx.update(clubs).set({ points: 41 }).where(eq(clubs.id, ids.quarz));
        cuts += 1;
        if (cuts === 1) line.cut();
        await tx.update(clubs).set({ points: 42 }).where(eq(clubs.id, ids.murmel));
      });
      const points = new Map((await other.store.db.select().from(clubs)).map((club) => [club.id, club.points]));
      expect([cuts, points.get(ids.quarz), points.get(ids.murmel)]).toEqual([2, 41, 42]);
    }),
  );

  it.concurrent(
    'that is cut at the commit leaves the outcome open: 503, and nothing is done twice',
    onOwnLine(async ({ line, server }) => {
      line.cutAt('commit');
      let runs = 0;
      const written = server.store.write(async (tx) => {
        runs += 1;
        await tx.update(clubs).set({ points: 43 }).where(eq(clubs.id, ids.quarz));
      });
      await expect(written).rejects.toThrow('lost during a commit');
      expect(runs).toBe(1);
      const answer = await server.ask(`transfers/confirm/${ids.openTransfer}`);
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
    }),
  );

  it.concurrent(
    'that carries nothing any more: each answer comes within seven seconds, and all is well within fifteen',
    onOwnLine(async ({ line, uncached }) => {
      await Promise.all(Array.from({ length: 12 }, uncached));
      line.stall(true);
      const [answers, took] = await timed(Promise.all(Array.from({ length: 12 }, () => timed(uncached()))));
      expect(answers.filter(([{ status }]) => status === 503).length).toBeGreaterThanOrEqual(10);
      expect(took).toBeLessThan(14 * SECOND);
      line.stall(false);
      const [after, recovery] = await timed(Promise.all(Array.from({ length: 12 }, uncached)));
      expect(after.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
      expect(took + recovery).toBeLessThan(15 * SECOND);
    }),
  );

  it.concurrent(
    'to a database that never answers: a cold request is 503 within twenty seconds',
    onOwnLine(async ({ line, server }) => {
      line.cut();
      line.stall(true);
      const [answer, took] = await timed(server.ask(`webClient/clubs/detail/${ids.quarz}`));
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
      expect(took).toBeLessThan(20 * SECOND);
    }),
  );

  it.concurrent(
    'away for long: what was shown comes at once with its age, all else is 503 at once, until the database is back',
    onOwnLine(async ({ line, server, uncached }) => {
      const shown = () => server.ask(`webClient/match/detail/${ids.live}`);
      const changed = () => server.ask(`transfers/reject/${ids.openTransfer}`);
      await shown();
      line.cut();
      line.stall(true);
      // The first one is retried; the second one still waits until the window is over.
      expect([await uncached(), await uncached()].map(({ status }) => status)).toEqual([503, 503]);
      for (const [request, status] of [[shown, 200] as const, [uncached, 503] as const, [changed, 503] as const]) {
        const answers = [await timed(request()), await timed(request()), await timed(request())];
        for (const [answer] of answers)
          expect([answer.status, 'age' in answer.headers]).toEqual([status, status === 200]);
        expect(Math.min(...answers.map(([, took]) => took))).toBeLessThan(SECOND / 2);
      }
      const before = line.connections();
      await pause(2 * SECOND);
      // One question at a time, which waits for three seconds; the listener for notices asks as well.
      expect(line.connections() - before).toBeLessThanOrEqual(3);
      line.stall(false);
      line.cut();
      const back = Date.now();
      while ((await uncached()).status !== 200) await pause(20);
      expect(Date.now() - back).toBeLessThan(5 * SECOND);
      while ((await shown()).headers['age'] !== undefined) await pause(20);
    }),
  );

  it.concurrent(
    'whose notices vanish: what was kept is not trusted for longer than fifteen seconds',
    onOwnLine(async ({ line, server, other }) => {
      const score = async () => (await server.get(`webClient/match/detail/${ids.live}`)).score.home;
      expect(await score()).toBe(0);
      line.stall(true);
      await addGoal(other.store, { matchId: ids.live, playerId: ids.poldi, minute: 5 });
      await pause(14 * SECOND);
      line.stall(false);
      line.cut();
      expect(await score()).toBe(1);
    }),
  );

  it.concurrent(
    'on which new connections are slow: of fifty answers at once one is 200, all others 409',
    onOwnLine(async (stage) => {
      const { line, server } = stage;
      const [id = ''] = await openTransfers(stage, 1);
      line.delayNew(8 * SECOND);
      const answers = await Promise.all(Array.from({ length: 50 }, () => server.ask(`transfers/confirm/${id}`)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 49 }, () => 409)]);
    }),
  );

  it.concurrent(
    'is not needed while fifteen answers wait for one row: an unrelated reader is served',
    onOwnLine(async ({ server, other }) => {
      const waiting: Promise<{ status: number }>[] = [];
      await other.store.db.transaction(async (tx) => {
        await tx.update(transfers).set({ created: null }).where(eq(transfers.id, ids.openTransfer));
        waiting.push(...Array.from({ length: 15 }, () => server.ask(`transfers/confirm/${ids.openTransfer}`)));
        await pause(500);
        const [reader, took] = await timed(server.ask(`transfers/${ids.doneTransfer}`));
        expect([reader.status, took < SECOND]).toEqual([200, true]);
      });
      expect((await Promise.all(waiting)).map(({ status }) => status).sort()).toEqual([
        200,
        ...Array.from({ length: 14 }, () => 409),
      ]);
    }),
  );
});

import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { events, matches } from '../../../server/db/schema/matches';
import { answerLog, transfers } from '../../../server/db/schema/office';
import { newId } from '../../../server/domain/text';
import { addGoal } from '../../../server/modules/matches/commands';
import { startServer } from '../../support/serverApp';
import type { TestServer } from '../../support/serverApp';
import { findPostgres, startPostgres } from '../../support/serverPostgres';
import type { PostgresServer } from '../../support/serverPostgres';
import { onPostgres } from '../../support/serverEngines';
import { ids } from '../../support/serverIds';

/** How often the database is taken away, and how many answers are acknowledged before each time. */
const ROUNDS = Number(process.env['RESTARTS'] ?? 3);
const WRITES = 15;

onPostgres('A database that is restarted at once, under writes, with everything on the disk', () => {
  let postgres: PostgresServer;
  let server: TestServer;
  beforeAll(async () => {
    postgres = await startPostgres(findPostgres() ?? '', 'on');
    server = await startServer({ url: await postgres.createDatabase() });
  });
  afterAll(async () => {
    await server.close();
    postgres.stop();
  });

  const openTransfers = async (count: number): Promise<string[]> => {
    const rows = Array.from({ length: count }, () => ({
      id: newId(),
      playerId: ids.resi,
      clubId: ids.quarz,
      originId: ids.murmel,
    }));
    await server.store.db.insert(transfers).values(rows);
    return rows.map(({ id }) => id);
  };

  it(
    `loses and doubles no write in ${ROUNDS} restarts`,
    async () => {
      const acknowledged = new Set<string>();
      const goals = { certain: 0, unknown: 0 };
      for (let round = 0; round < ROUNDS; round += 1) {
        const requests = await openTransfers(400);
        const before = acknowledged.size;
        let over = false;
        const answerAll = async (): Promise<void> => {
          for (let id = requests.pop(); id !== undefined && !over; id = requests.pop()) {
            const { status } = await server.ask(`transfers/reject/${id}`);
            expect([200, 503]).toContain(status);
            if (status === 200) acknowledged.add(id);
          }
        };
        const score = async (): Promise<void> => {
          while (!over) {
            await addGoal(server.store, { matchId: ids.live, playerId: ids.poldi, minute: 5 }).then(
              () => (goals.certain += 1),
              () => (goals.unknown += 1),
            );
          }
        };
        const working = [...Array.from({ length: 6 }, answerAll), score()];
        while (acknowledged.size < before + WRITES) await pause(5);
        postgres.crash();
        postgres.start();
        const after = acknowledged.size;
        while (acknowledged.size < after + WRITES) await pause(5);
        over = true;
        await Promise.all(working);
      }

      const { db } = server.store;
      const kept = new Map((await db.select().from(transfers)).map(({ id, status }) => [id, status]));
      const noted = new Map<string, number>();
      for (const { requestId } of await db.select().from(answerLog))
        noted.set(requestId, (noted.get(requestId) ?? 0) + 1);
      expect([...acknowledged].filter((id) => kept.get(id) !== 'abgelehnt' || noted.get(id) !== 1)).toEqual([]);
      expect([...noted].filter(([id, times]) => times !== 1 || kept.get(id) !== 'abgelehnt')).toEqual([]);

      const scored = await db.$count(events, eq(events.matchId, ids.live));
      const [match] = await db.select().from(matches).where(eq(matches.id, ids.live));
      expect(match?.homeScore).toBe(scored);
      expect(scored).toBeGreaterThanOrEqual(goals.certain);
      expect(scored).toBeLessThanOrEqual(goals.certain + goals.unknown);
      if (ROUNDS > 3)
        process.stdout.write(
          `${ROUNDS} restarts: ${acknowledged.size} answers and ${goals.certain} goals acknowledged, ${goals.unknown} goals with an open outcome, ${scored} stored\n`,
        );
    },
    60_000 + ROUNDS * 20_000,
  );
});

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { buildApp } from '../../../server/app';
import { loadFederation } from '../../../server/db/loadFederation';
import { openDatabase } from '../../../server/db/open';
import { liveMatches } from '../../../server/db/queries/matches';
import { lineups } from '../../../server/db/schema';
import { buildFederation } from '../../../server/demo/federation';
import { createStore } from '../../../server/store';
import { addGoal } from '../../../server/writers/matchEvents';
import { eq } from 'drizzle-orm';

/** The real server with two doors for the benchmark: one writes a goal, one weighs the process. */
async function main(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const store = await createStore(
    await openDatabase({ url: process.env.DATABASE_URL === '' ? undefined : process.env.DATABASE_URL }),
  );
  await loadFederation(store.db, buildFederation(store.now()));
  const { app, drain } = await buildApp({ store, limits: { login: 1, registration: 1, answers: 1 } });
  app.get('/bench/goal', async () => {
    const match = (await liveMatches(store.db)).find(({ status }) => status !== 'halftime');
    if (match === undefined) throw new Error('no match is being played');
    const [lineup] = await store.db.select().from(lineups).where(eq(lineups.matchId, match.id));
    await addGoal(store, { matchId: match.id, playerId: lineup?.players[0]?.player ?? '', minute: 1 });
    return { writtenAt: Date.now(), match: match.id };
  });
  app.get('/bench/bytes', () => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return { bytes: heapUsed + external };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  console.log(`http://localhost:${typeof address === 'object' && address !== null ? address.port : ''}/`);
  process.on('SIGTERM', () => void drain().then(() => process.exit(0)));
}

void main();

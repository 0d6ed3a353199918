import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { eq } from 'drizzle-orm';
import { buildApp } from '../../server/app';
import { isEmpty } from '../../server/db/provenance';
import { loadFederation } from '../../server/demo/load';
import { pictures } from '../../server/demo/pictures/render';
import { openDatabase } from '../../server/db/open';
import { viennaWallClock } from '../../server/domain/clock';
import { liveMatches, matchById } from '../../server/modules/matches/queries';
import { lineups } from '../../server/db/schema/matches';
import { buildFederation } from '../../server/demo/federation';
import { LIVE_LIMITS } from '../../server/live/streams';
import { createStore } from '../../server/store';
import { addGoal } from '../../server/modules/matches/commands';

/**
 * The real server without the simulator on the demo federation (laid out now if the database is empty), with doors for
 * tests: one writes a goal, one cuts every connection, one weighs the process. `SITE_DIR`, `DATABASE_URL`, `DATA_DIR` and `STREAMS` (how many may be open) are taken from the environment.
 */
async function main(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const { DATABASE_URL, DATA_DIR, SITE_DIR, STREAMS, PORT } = process.env;
  const store = await createStore(
    await openDatabase({ url: DATABASE_URL || undefined, dataDir: DATA_DIR || undefined }),
  );
  if (await isEmpty(store.db)) await loadFederation(store.db, buildFederation(store.now()));
  const { app, drain } = await buildApp({
    store,
    pictures,
    siteDir: SITE_DIR,
    limits: { login: 1, registration: 1, answers: 1, search: 1 },
    liveLimits: STREAMS === undefined ? LIVE_LIMITS : { ...LIVE_LIMITS, streams: Number(STREAMS) },
  });
  app.get<{ Querystring: { match?: string } }>('/test/goal', async ({ query }) => {
    const playing = (await liveMatches(store.db, viennaWallClock(store.now()))).filter(
      ({ status }) => status !== 'halftime',
    );
    const match = playing.find(({ id }) => query.match === undefined || id === query.match);
    if (match === undefined) throw new Error('no such match is being played');
    const [lineup] = await store.db.select().from(lineups).where(eq(lineups.matchId, match.id));
    await addGoal(store, { matchId: match.id, playerId: lineup?.players[0]?.player ?? '', minute: 1 });
    const writtenAt = Date.now();
    const scored = await matchById(store.db, match.id);
    return { writtenAt, match: match.id, home: scored?.homeScore, away: scored?.awayScore };
  });
  app.get('/test/cut', () => {
    setTimeout(() => app.server.closeAllConnections(), 50);
    return {};
  });
  app.get('/test/bytes', () => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return { bytes: heapUsed + external };
  });
  await app.listen({ port: Number(PORT ?? 0), host: '127.0.0.1' });
  const address = app.server.address();
  console.log(`http://localhost:${typeof address === 'object' && address !== null ? address.port : ''}/`);
  process.on('SIGTERM', () => void drain().then(() => process.exit(0)));
}

void main();

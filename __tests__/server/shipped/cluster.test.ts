/** @jest-environment node */
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { Client } from 'pg';
import { loadFederation } from '../../../server/demo/load';
import { openDatabase } from '../../../server/db/open';
import type { Database } from '../../../server/db/database';
import { events, matches } from '../../../server/db/schema/matches';
import { answerLog, registrations, transfers } from '../../../server/db/schema/office';
import { createStore } from '../../../server/store';
import type { Store } from '../../../server/store';
import { startLoad } from '../../support/clusterLoad';
import type { ClusterLoad } from '../../support/clusterLoad';
import { missingForCluster, startCluster } from '../../support/serverCluster';
import type { Cluster } from '../../support/serverCluster';
import { smallFederation } from '../../support/serverFederation';
import { ids } from '../../support/serverIds';

const PROCESSES = 3;
const SECOND = 1_000;
const missing = missingForCluster();
if (missing !== undefined) console.warn(`SKIPPED: the cluster of the manual, ${missing} was not found`);
const scene = missing === undefined ? describe : describe.skip;

jest.setTimeout(240_000);

scene('The cluster of the manual: three processes, a standby, HAProxy', () => {
  let cluster: Cluster;
  let database: Database;
  let store: Store;
  let load: ClusterLoad;
  beforeAll(async () => {
    cluster = await startCluster(PROCESSES, { LIMIT_ANSWERS: '1000000', LIMIT_REGISTRATION: '1000000' });
    database = await openDatabase({ url: cluster.primary });
    await loadFederation(database.db, smallFederation());
    store = await createStore(database);
    load = await startLoad(cluster.url, store);
  });
  afterAll(async () => {
    await load.stop();
    await database.close();
    await cluster.down();
  });

  const score = async (url: string): Promise<number> =>
    (await (await fetch(`${url}/api/webClient/match/detail/${ids.live}`)).json()).score.home;
  /** How long until every process shows the goals that are certain now, in ms. */
  const seenByAll = async () => {
    const [{ certain }, began] = [load.goals, Date.now()];
    for (const url of cluster.processes) while ((await score(url)) < certain) await pause(5);
    return Date.now() - began;
  };
  const goesOn = () => load.goesOn(150, 20);
  const replaying = (url: string, ask: string): Promise<unknown> => {
    const client = new Client({ connectionString: url });
    return client
      .connect()
      .then(() => client.query(ask))
      .then(({ rows }) => Object.values(rows[0]).at(0))
      .finally(() => client.end());
  };

  it('goes on while a process dies, one leaves and the primary is restarted; a goal shows everywhere', async () => {
    const seen: number[] = [];
    const calm = async () => {
      await goesOn();
      for (let goal = 0; goal < 3; goal += 1) seen.push(await seenByAll());
    };
    await calm();
    await cluster.end(1, 'SIGKILL');
    await goesOn();
    await cluster.rehearse('server', '1');
    await cluster.ready(1);
    await calm();
    await cluster.end(2, 'SIGTERM');
    await goesOn();
    await cluster.rehearse('server', '2');
    await cluster.ready(2);
    await calm();
    await cluster.rehearse('primary', 'restart');
    await calm();
    await load.stop();
    expect(load.failed).toEqual([]);
    // Beside other tests; at rest `bench:cluster` measures. One that nobody told of shows when its answer expires, in 60 s.
    const [longest = Infinity, ...others] = seen.toSorted((one, other) => other - one);
    expect(longest).toBeLessThan(5 * SECOND);
    expect(others[others.length >> 1]).toBeLessThan(2 * SECOND);
  });

  it('has lost and doubled no write', async () => {
    const { db } = store;
    const kept = new Map((await db.select().from(transfers)).map(({ id, status }) => [id, status]));
    const noted = (await db.select().from(answerLog)).map(({ requestId }) => requestId);
    expect([...load.answered].filter((id) => kept.get(id) !== 'abgelehnt' || !noted.includes(id))).toEqual([]);
    expect(new Set(noted).size).toBe(noted.length);
    const teams = (await db.select().from(registrations)).map(({ teamName }) => teamName);
    expect(teams).toEqual(expect.arrayContaining([...load.registered]));
    expect(new Set(teams).size).toBe(teams.length);
    const scored = await db.$count(events, eq(events.matchId, ids.live));
    const [match] = await db.select().from(matches).where(eq(matches.id, ids.live));
    expect(match?.homeScore).toBe(scored);
    expect(scored).toBeGreaterThanOrEqual(load.goals.certain);
    expect(scored).toBeLessThanOrEqual(load.goals.certain + load.goals.unknown);
  });

  it('has a standby that followed through all of it, and stands in', async () => {
    const written = await replaying(cluster.primary, 'select pg_current_wal_lsn()');
    const arrived = `select pg_last_wal_replay_lsn() >= '${String(written)}'`;
    while ((await replaying(cluster.standby, arrived)) !== true) await pause(20);
    const before = await score(cluster.url);
    await cluster.rehearse('primary', 'stop');
    await cluster.rehearse('promote');
    await cluster.end(1, 'SIGKILL');
    await cluster.rehearse('server', '1');
    await cluster.ready(1);
    const [url = ''] = cluster.processes;
    expect(await score(url)).toBe(before);
    expect((await fetch(`${url}/api/transfers/reject/${ids.openTransfer}`)).status).toBe(200);
  });
});

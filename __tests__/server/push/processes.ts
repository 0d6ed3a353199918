import { openDatabase } from '../../../server/db/open';
import { viennaWallClock } from '../../../server/domain/clock';
import { matches } from '../../../server/db/schema/matches';
import { addGoal } from '../../../server/modules/matches/commands';
import { createStore } from '../../../server/store';
import { loadFederation } from '../../../server/demo/load';
import { eq } from 'drizzle-orm';
import { onPostgres } from '../../support/serverEngines';
import { smallFederation } from '../../support/serverFederation';
import { ids } from '../../support/serverIds';
import { endLeftProcesses, startProcess } from '../../support/serverProcess';
import { CERTIFICATE, startPushService } from '../../support/pushService/pushService';
import { JSON_BODY } from './support';

onPostgres('Two processes on one database', (engine) => {
  afterAll(endLeftProcesses);

  it('send each goal once', async () => {
    const where = await engine.fresh();
    const database = await openDatabase(where);
    await loadFederation(database.db, smallFederation());
    const now = viennaWallClock(new Date());
    const running = { kickoff: now, firstHalfStart: now };
    await database.db.update(matches).set(running).where(eq(matches.id, ids.live));
    const service = await startPushService();
    const environment = {
      NODE_EXTRA_CA_CERTS: CERTIFICATE,
      PUSH_SUBJECT: 'mailto:office@kleinfeld.example',
      PUSH_HOSTS: '127.0.0.1',
    };
    const servers = await Promise.all([startProcess(where, environment), startProcess(where, environment)]);
    const body = JSON.stringify({
      ...service.subscribe(),
      subjects: [{ kind: 'match', id: ids.live, events: ['goal'] }],
    });
    const subscribed = await fetch(`${servers[0].url}/api/push`, { method: 'PUT', headers: JSON_BODY, body });
    expect(subscribed.status).toBe(200);
    // What a third process writes, as `kbo` does.
    const store = await createStore(database);
    await addGoal(store, { matchId: ids.live, playerId: ids.poldi, minute: 1 });
    const until = Date.now() + 20_000;
    while (service.received.length === 0 && Date.now() < until) await new Promise((done) => setTimeout(done, 20));
    await new Promise((done) => setTimeout(done, 1_500));
    expect(service.received.map(({ text }) => JSON.parse(text ?? '{}').notification.title)).toEqual([
      expect.stringMatching(/^Tor! .+ 1:0 .+$/),
    ]);
    expect(servers.map((server) => server.output()).join('')).not.toContain('/push/');
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await service.close();
    await database.close();
  });
});

import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { answerLog } from '../../../server/db/schema/office';
import { openSource } from '../../../server/ingest/client';
import { startPicturesAt } from '../../../server/ingest/decoders';
import { startMirror } from '../../../server/ingest/mirror';
import type { Mirror } from '../../../server/ingest/mirror';
import { addGoal, stepMatch } from '../../../server/modules/matches/commands';
import { startServer } from '../../support/serverApp';
import type { TestServer } from '../../support/serverApp';
import { onBothEngines } from '../../support/serverEngines';
import { smallFederation } from '../../support/serverFederation';
import { ids } from '../../support/serverIds';
import { registrationOf } from '../../support/serverRegistration';

const PACE = { liveMs: 40, idleMs: 40, everythingMs: 3_600_000, retryMs: 3_600_000 };
const registration = registrationOf();

async function until(what: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await what()) && Date.now() < end) await pause(20);
  expect(await what()).toBe(true);
}

onBothEngines('A mirror of an existing API', (engine) => {
  let source: TestServer;
  let copy: TestServer;
  let mirror: Mirror;
  let port = 0;
  let asked: string[] = [];
  const said: string[] = [];

  beforeAll(async () => {
    source = await startServer();
    source.app.server.on('request', ({ method = '', url = '' }) => asked.push(`${method} ${url}`));
    await source.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = source.app.server.address() as AddressInfo);
    const base = `http://127.0.0.1:${port}/api/`;
    startPicturesAt(base);
    const empty = Object.fromEntries(Object.keys(smallFederation()).map((table) => [table, []]));
    copy = await startServer(await engine.fresh(), {
      federation: { ...smallFederation(), ...empty },
      mirror: { base, ageS: () => mirror.ageS() },
    });
    mirror = startMirror(copy.store, openSource(base, 1, 1), PACE, (_level, _details, line) => said.push(line));
    await until(async () => (await copy.ask('webClient/leagues/QL1/current/table')).status === 200);
  });
  afterAll(async () => {
    await mirror.stop();
    await copy.close();
    await source.close();
  });

  const score = async () => (await copy.get(`webClient/match/detail/${ids.live}`)).score.home;
  const table = (server: TestServer) => server.get('webClient/leagues/QL1/current/table');

  it('shows what the source shows, and a goal there soon here', async () => {
    expect((await table(copy)).map(({ name, points }: Record<string, unknown>) => [name, points])).toEqual(
      (await table(source)).map(({ name, points }: Record<string, unknown>) => [name, points]),
    );
    expect(await score()).toBe(0);
    await addGoal(source.store, { matchId: ids.live, playerId: ids.poldi, minute: 5 });
    await until(async () => (await score()) === 1);
  });

  it('changes nothing, and so outdates nothing, while nothing happens', async () => {
    await score();
    const before = copy.store.answers.figures.built;
    const calls = asked.length;
    await until(() => Promise.resolve(asked.length > calls + 6));
    await score();
    expect(copy.store.answers.figures.built).toBe(before);
  });

  it('passes sign-in, registration and answers on, once for many at the same moment, and the answer back unchanged', async () => {
    asked = [];
    const confirm = `transfers/confirm/${ids.openTransfer}`;
    const both = await Promise.all([copy.ask(confirm), copy.ask(confirm)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(asked.filter((call) => call.includes('/confirm/'))).toHaveLength(1);
    expect(both[0]?.body).toEqual(await source.get(`transfers/${ids.openTransfer}`));
    expect(await copy.ask(confirm)).toMatchObject({ status: 409, body: (await source.ask(confirm)).body });
    expect(await source.store.db.$count(answerLog)).toBe(1);
    const deny = await copy.ask(`postpone/${ids.openPostponement}/deny`, { method: 'POST' });
    expect([deny.status, deny.body.response]).toEqual([200, false]);
    const json = { 'content-type': 'application/json' };
    const register = (body: object) => copy.ask('registrations/register', { method: 'POST', headers: json, body });
    expect((await register(registration)).status).toBe(200);
    expect(await register({ ...registration, acceptedAGB: false })).toMatchObject({
      status: 400,
      body: { error: true, message: expect.stringContaining('AGB') },
    });
    const authorization = `Basic ${Buffer.from('resi@example.invalid:Größe:10').toString('base64')}`;
    const signIn = await copy.ask('users/login', { method: 'POST', headers: { authorization } });
    expect([signIn.status, typeof signIn.body.token]).toEqual([200, 'string']);
    expect((await copy.ask('users/login', { method: 'POST' })).status).toBe(401);
  });

  it('learns of the end of a match', async () => {
    for (const step of ['endFirstHalf', 'startSecondHalf', 'endGame'] as const)
      await stepMatch(source.store, ids.live, step);
    await until(async () => (await copy.get(`webClient/match/detail/${ids.live}`)).status === 'completed');
    expect(await copy.get('webClient/livescore')).toEqual([]);
  });

  it('shows the last good state with its age while the source is down', async () => {
    const before = await table(copy);
    expect((await copy.ask('webClient/selection')).headers['age']).toBeUndefined();
    source.app.server.close();
    source.app.server.closeAllConnections();
    await until(async () => (await copy.ask('webClient/selection')).headers['age'] !== undefined);
    expect(await table(copy)).toEqual(before);
    expect(await copy.ask(`transfers/${ids.openTransfer}`)).toMatchObject({
      status: 503,
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
      body: { error: true },
    });
    expect(said.filter((line) => line === 'the source does not answer')).toHaveLength(1);
    await new Promise<void>((listening) => source.app.server.listen(port, '127.0.0.1', listening));
    await until(async () => (await copy.ask('webClient/selection')).headers['age'] === undefined);
  });
});

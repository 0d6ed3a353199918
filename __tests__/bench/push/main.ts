import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inArray } from 'drizzle-orm';
import { openDatabase } from '../../../server/db/open';
import { events, matches } from '../../../server/db/schema/matches';
import { pushSubjects, pushSubscriptions } from '../../../server/db/schema/push';
import { buildFederation } from '../../../server/demo/federation';
import { loadFederation } from '../../../server/demo/load';
import { viennaWallClock } from '../../../server/domain/clock';
import { createStore } from '../../../server/store';
import { findPostgres, startPostgres } from '../../support/serverPostgres';
import { startProcess } from '../../support/serverProcess';
import { figure, judge, printTable } from '../lib/report';

/**
 * A goal for 10,000 browsers that follow one match, from the write until the last message was handed over: one server on
 * PostgreSQL beside a push service of this machine, and another push service that never answers.
 */
/** From the project's folder, in which benchmarks run. */
const CERTIFICATE = resolve('__tests__/support/pushService/certificate.pem');
const SUBSCRIBERS = 10_000;
const HANGING = 100;
const ROUNDS = 5;
const MOST_S = 15;
const CHUNK = 1_000;

/** A push service that takes everything, or one that takes nothing. */
async function pushService(hangs: boolean) {
  const times: number[] = [];
  const key = readFileSync(join(CERTIFICATE, '../key.pem'));
  const server = createServer({ key, cert: readFileSync(CERTIFICATE) }, (request, response) => {
    request.resume();
    if (hangs) return;
    times.push(performance.now());
    response.writeHead(201, { 'content-length': 0 }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { times, endpoint: (number: number) => `https://127.0.0.1:${port}/push/${number}`, server };
}

const bin = findPostgres();
if (bin === undefined) throw new Error('PostgreSQL is not installed');
const postgres = await startPostgres(bin);
const where = { url: await postgres.createDatabase() };
const database = await openDatabase(where);
const federation = buildFederation(new Date());
await loadFederation(database.db, federation);
const store = await createStore(database);
const played = federation.matches.filter(({ status }) => status === 'done').slice(0, ROUNDS);
const ids = played.map(({ id }) => id);
const now = viennaWallClock(new Date());
await database.db.delete(events).where(inArray(events.matchId, ids));
await database.db
  .update(matches)
  .set({
    status: 'first',
    homeScore: 0,
    awayScore: 0,
    kickoff: now,
    firstHalfStart: now,
    secondHalfStart: null,
    secondHalfEnd: null,
  })
  .where(inArray(matches.id, ids));
const [good, hanging] = [await pushService(false), await pushService(true)];
const subscriptions = Array.from({ length: SUBSCRIBERS + HANGING }, (_, number) => {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return {
    endpoint: (number < SUBSCRIBERS ? good : hanging).endpoint(number),
    p256dh: ecdh.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
    seen: new Date(),
  };
});
for (let from = 0; from < subscriptions.length; from += CHUNK) {
  const some = subscriptions.slice(from, from + CHUNK);
  await database.db.insert(pushSubscriptions).values(some);
  await database.db
    .insert(pushSubjects)
    .values(
      some.flatMap(({ endpoint }) =>
        ids.map((id) => ({ endpoint, kind: 'match' as const, id, events: ['goal' as const] })),
      ),
    );
}
const server = await startProcess(where, {
  NODE_EXTRA_CA_CERTS: CERTIFICATE,
  PUSH_SUBJECT: 'mailto:office@kleinfeld.example',
  PUSH_HOSTS: '127.0.0.1',
});
await pause(2_000);

const lasts: number[] = [];
const all: number[] = [];
const answers: number[] = [];
for (const id of ids) {
  good.times.length = 0;
  let sending = true;
  const visitor = (async () => {
    while (sending) {
      const asked = performance.now();
      await (await fetch(`${server.url}/api/webClient/selection`)).text();
      answers.push(performance.now() - asked);
      await pause(20);
    }
  })();
  const began = performance.now();
  await store.write(async (tx, invalidate) => {
    await tx
      .update(matches)
      .set({ homeScore: 1 })
      .where(inArray(matches.id, [id]));
    invalidate(`match:${id}`);
  });
  while (good.times.length < SUBSCRIBERS && performance.now() - began < 60_000) await pause(50);
  sending = false;
  await visitor;
  if (good.times.length < SUBSCRIBERS) throw new Error(`only ${good.times.length} of ${SUBSCRIBERS} messages came`);
  const since = good.times.map((time) => (time - began) / 1_000);
  all.push(...since);
  lasts.push(Math.max(...since));
}
await server.end('SIGTERM');
await database.close();
postgres.stop();
for (const { server: one } of [good, hanging]) {
  one.closeAllConnections();
  one.close();
}

const at = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? Number.NaN;
printTable(
  `A goal for ${SUBSCRIBERS} browsers, ${ROUNDS} times, beside a push service that never answers`,
  ['', 'median', 'p99'],
  [
    ['goal written → its last message, s (p99: the slowest)', figure(at(lasts, 0.5)), figure(at(lasts, 1))],
    ['goal written → a message, s', figure(at(all, 0.5)), figure(at(all, 0.99))],
    ['an answer meanwhile, ms', figure(at(answers, 0.5)), figure(at(answers, 0.99))],
  ],
);
process.exitCode = judge([
  { name: 'goal written → its last message, s', value: at(lasts, 1), limit: MOST_S, wanted: 'at most' },
]);

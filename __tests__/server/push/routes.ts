import { createECDH, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { matches } from '../../../server/db/schema/matches';
import { pushSubjects, pushSubscriptions } from '../../../server/db/schema/push';
import { renewPushKeys } from '../../../server/push/keys';
import { countSubscriptions } from '../../../server/push/notifier';
import { startServer } from '../../support/serverApp';
import { onBothEngines } from '../../support/serverEngines';
import { ids, unknownId } from '../../support/serverIds';
import { JSON_BODY, startPushing } from './support';
import type { PushServer } from './support';

const HOSTS = ['push.example', '*.notify.example'];

function browser(endpoint = `https://push.example/${randomBytes(9).toString('base64url')}`) {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
  return { endpoint, keys };
}

onBothEngines('GET /api/push/key, PUT and DELETE /api/push (docs/api.md 10)', (engine) => {
  let server: PushServer;
  beforeAll(async () => {
    server = await startPushing(await engine.fresh(), HOSTS);
  });
  afterEach(() => server.reset());
  afterAll(() => server.close());

  const put = (body: unknown) => server.ask('push', { method: 'PUT', headers: JSON_BODY, body });
  const club = { kind: 'club', id: ids.quarz, events: ['goal', 'end'] };
  const match = { kind: 'match', id: ids.next, events: ['moved'] };

  it('are offered, with a key that stays until it is renewed, which forgets all subscriptions', async () => {
    const first = await server.ask('push/key');
    expect(first.headers['server-offers']).toMatch(/\bpush\b/);
    expect(Buffer.from(first.body.key, 'base64url')).toHaveLength(65);
    expect((await server.get('push/key')).key).toBe(first.body.key);
    await put({ ...browser(), subjects: [club] });
    const { publicKey } = await renewPushKeys(server.store);
    expect((await server.get('push/key')).key).toBe(publicKey);
    expect(publicKey).not.toBe(first.body.key);
    expect(await countSubscriptions(server.store.db)).toBe(0);
  });

  it('a later call replaces what was asked before; nothing, or DELETE, forgets it', async () => {
    const mine = browser();
    expect(await put({ ...mine, subjects: [club, match] })).toMatchObject({
      status: 200,
      body: { subjects: [{ ...club, events: ['end', 'goal'] }, match] },
    });
    expect((await put({ ...mine, subjects: [match] })).body).toEqual({ subjects: [match] });
    expect(await server.store.db.select({ id: pushSubjects.id }).from(pushSubjects)).toEqual([{ id: ids.next }]);
    expect((await put({ ...mine, subjects: [] })).body).toEqual({ subjects: [] });
    expect(await countSubscriptions(server.store.db)).toBe(0);
    await put({ ...mine, subjects: [club] });
    const gone = await server.ask('push', { method: 'DELETE', headers: JSON_BODY, body: { endpoint: mine.endpoint } });
    expect([gone.status, await countSubscriptions(server.store.db)]).toEqual([200, 0]);
  });

  it('what is unknown is left out and said', async () => {
    const ghost = { kind: 'match', id: unknownId, events: ['goal'] };
    expect((await put({ ...browser(), subjects: [club, ghost] })).body).toEqual({
      subjects: [{ ...club, events: ['end', 'goal'] }],
      unknown: [unknownId],
    });
  });

  it('anything else is refused, and changes nothing', async () => {
    const mine = browser();
    const good = { ...mine, subjects: [club] };
    await put(good);
    const at = (endpoint: string) => ({ ...good, endpoint });
    const about = (...subjects: unknown[]) => ({ ...good, subjects });
    const wrong: unknown[] = [
      ...[null, [], 'x', {}, { ...good, keys: undefined }, { ...good, subjects: undefined }, { ...good, subjects: {} }],
      ...['http://push.example/x', 'https://push.example.evil/x', 'https://evil/x#push.example'].map(at),
      ...['https://127.0.0.1/x', 'https://a:b@push.example/x', 'https://notify.example/x', 'push.example'].map(at),
      at(`https://push.example/${'x'.repeat(2_000)}`),
      { ...good, keys: { ...mine.keys, auth: 'AAAA' } },
      { ...good, keys: { ...mine.keys, p256dh: Buffer.alloc(65, 4).toString('base64url') } },
      about({ ...club, kind: 'league' }, { ...club }),
      about({ ...club, id: "' or 1=1" }),
      about({ ...club, events: [] }),
      about({ ...club, events: ['goal', '__proto__'] }),
      about(...Array.from({ length: 21 }, () => club)),
    ];
    for (const body of wrong) {
      const { status, body: said } = await put(body);
      expect([body, status, typeof said.message]).toEqual([body, 400, 'string']);
    }
    expect(await server.store.db.select({ endpoint: pushSubjects.endpoint }).from(pushSubjects)).toEqual([
      { endpoint: mine.endpoint },
    ]);
    expect((await put(at('https://wns2.notify.example:8443/x'))).status).toBe(200);
  });

  it('a match a day past and a browser unused for 90 days are forgotten', async () => {
    await put({ ...browser(), subjects: [club, match] });
    await server.store.db.update(matches).set({ kickoff: '2025-10-25T12:00:00Z' }).where(eq(matches.id, ids.next));
    await server.notifier.tidy();
    expect(await server.store.db.select({ id: pushSubjects.id }).from(pushSubjects)).toEqual([{ id: ids.quarz }]);
    await server.store.db.update(pushSubscriptions).set({ seen: new Date('2025-07-27T00:00:00Z') });
    await server.notifier.tidy();
    expect(await countSubscriptions(server.store.db)).toBe(0);
  });
});

describe('Notifications', () => {
  it('a visitor makes so many calls a minute', async () => {
    const server = await startPushing({}, HOSTS, 2);
    const statuses: number[] = [];
    for (let call = 0; call < 3; call += 1) {
      const body = { ...browser(), subjects: [] };
      statuses.push((await server.ask('push', { method: 'PUT', headers: JSON_BODY, body })).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
    await server.close();
  });

  it('are absent where they are not set up', async () => {
    const server = await startServer();
    const { status, headers } = await server.ask('push/key');
    expect([status, String(headers['server-offers']).includes('push')]).toEqual([404, false]);
    await server.close();
  });
});

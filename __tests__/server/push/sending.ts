import { readFileSync } from 'node:fs';
import { globalAgent } from 'node:https';
import webPush from 'web-push';
import { Delivery } from '../../../server/push/delivery';
import { pushSubjects, pushSubscriptions } from '../../../server/db/schema/push';
import { addGoal, scheduleMatch, stepMatch } from '../../../server/modules/matches/commands';
import { countSubscriptions } from '../../../server/push/notifier';
import { onBothEngines } from '../../support/serverEngines';
import { ids } from '../../support/serverIds';
import { CERTIFICATE, startPushService } from '../../support/pushService/pushService';
import type { PushService, Subscription } from '../../support/pushService/pushService';
import { JSON_BODY, startPushing } from './support';
import type { PushServer } from './support';

const ALL = ['start', 'goal', 'end', 'moved'];

onBothEngines('Notifications (docs/behaviour.md 19)', (engine) => {
  let service: PushService;
  let server: PushServer;
  let key = '';
  beforeAll(async () => {
    globalAgent.options.ca = readFileSync(CERTIFICATE);
    service = await startPushService(() => key);
  });
  beforeEach(async () => {
    server = await startPushing(await engine.fresh(), ['127.0.0.1']);
    key = (await server.get('push/key')).key;
    await server.notifier.tidy();
    service.received.length = 0;
    service.answers.clear();
  });
  afterEach(() => server.close());
  afterAll(async () => {
    delete globalAgent.options.ca;
    await service.close();
  });

  const subscribe = async (
    kind: 'club' | 'match',
    id: string,
    events: readonly string[] = ALL,
  ): Promise<Subscription> => {
    const browser = service.subscribe();
    const body = { ...browser, subjects: [{ kind, id, events }] };
    expect((await server.ask('push', { method: 'PUT', headers: JSON_BODY, body })).status).toBe(200);
    return browser;
  };
  const goal = (playerId = ids.poldi, minute = 17) => addGoal(server.store, { matchId: ids.live, playerId, minute });
  /** Titles by browser, once so many messages came. */
  const titles = async (count: number) => {
    const until = Date.now() + 10_000;
    while (service.received.length < count && Date.now() < until) await new Promise((done) => setTimeout(done, 20));
    await new Promise((done) => setTimeout(done, 300));
    await server.notifier.idle();
    return service.received.map(({ text }) => JSON.parse(text ?? '{}').notification?.title as string);
  };

  it('a goal is told to who follows a club or the match, encrypted, signed, and with what a push service needs', async () => {
    await subscribe('club', ids.quarz);
    await subscribe('match', ids.live);
    await subscribe('club', ids.murmel);
    await subscribe('match', ids.live, ['end']);
    await goal();
    const title = expect.stringMatching(/^Tor! .+ 1:0 .+$/);
    expect(await titles(2)).toEqual([title, title]);
    expect(service.received[0]).toMatchObject({
      contact: 'mailto:office@kleinfeld.example',
      headers: { ttl: '600', urgency: 'high', topic: ids.live.replaceAll('-', ''), 'content-encoding': 'aes128gcm' },
    });
    expect(JSON.parse(service.received[0]?.text ?? '')).toMatchObject({
      web_push: 8030,
      notification: { body: "17' Poldi Zwirnhuber", navigate: `https://kbo.example/#/match/${ids.live}` },
    });
  });

  it('what happens within 20 s of a message goes out as one, with the newest state; the end is never dropped', async () => {
    await subscribe('match', ids.live);
    await subscribe('match', ids.live, ['goal']);
    await goal();
    await titles(2);
    await goal(ids.ferdl, 18);
    await goal(ids.ferdl, 19);
    await stepMatch(server.store, ids.live, 'endFirstHalf');
    await stepMatch(server.store, ids.live, 'startSecondHalf');
    await stepMatch(server.store, ids.live, 'endGame');
    expect(await titles(3)).toHaveLength(2);
    server.pass(21);
    await server.notifier.tidy();
    const [, , ...later] = await titles(4);
    expect(later.toSorted()).toEqual([
      expect.stringMatching(/^Endstand: .+ 1:2 /),
      expect.stringMatching(/^Tor! .+ 1:2 /),
    ]);
  });

  it('what waits goes out when it is due, whatever happens elsewhere meanwhile', async () => {
    await subscribe('match', ids.live);
    await goal();
    await titles(1);
    await goal(ids.ferdl, 18);
    await titles(1);
    await scheduleMatch(server.store, ids.next, '2025-11-09T11:00:00Z');
    await titles(1);
    server.pass(3);
    expect(await titles(2)).toEqual([expect.stringMatching(/ 1:0 /), expect.stringMatching(/ 1:1 /)]);
  });

  it('a match moved is told for a day', async () => {
    await subscribe('club', ids.murmel);
    await scheduleMatch(server.store, ids.next, '2025-11-09T11:00:00Z');
    expect(await titles(1)).toEqual([expect.stringMatching(/^Verlegt: /)]);
    expect(service.received[0]?.headers['ttl']).toBe('86400');
  });

  it('who is gone is forgotten, a service in trouble is asked again, and a redirect is not followed', async () => {
    const [gone, busy, away] = [
      await subscribe('match', ids.live),
      await subscribe('match', ids.live),
      await subscribe('match', ids.live),
    ];
    service.answers.set(new URL(gone.endpoint).pathname, { status: 410 });
    service.answers.set(new URL(busy.endpoint).pathname, { status: 503, headers: { 'retry-after': '1' } });
    service.answers.set(new URL(away.endpoint).pathname, { status: 307, headers: { location: '/elsewhere' } });
    await goal();
    await titles(3);
    expect(await countSubscriptions(server.store.db)).toBe(2);
    expect(service.received.map(({ path }) => path)).not.toContain('/elsewhere');
    expect(service.received.filter(({ path }) => busy.endpoint.endsWith(path)).length).toBeGreaterThan(1);
    expect(server.notifier.figures).toMatchObject({ sent: 0, forgotten: 1 });
  });

  it('a subscription whose key is damaged keeps the message from nobody else', async () => {
    const damaged = { endpoint: 'https://127.0.0.1:1/damaged', p256dh: 'AAAA', auth: 'AAAA', seen: new Date() };
    await server.store.db.insert(pushSubscriptions).values(damaged);
    const subject = { endpoint: damaged.endpoint, kind: 'match' as const, id: ids.live, events: ['goal' as const] };
    await server.store.db.insert(pushSubjects).values(subject);
    await subscribe('match', ids.live);
    await goal();
    expect(await titles(1)).toHaveLength(1);
    expect(server.notifier.figures).toMatchObject({ sent: 1, failed: 1, forgotten: 0 });
  });

  it('a service that hangs holds up nobody else', async () => {
    const hanging = await startPushService();
    const browser = hanging.subscribe();
    hanging.answers.set(new URL(browser.endpoint).pathname, 'hang');
    const body = { ...browser, subjects: [{ kind: 'match', id: ids.live, events: ALL }] };
    await server.ask('push', { method: 'PUT', headers: JSON_BODY, body });
    await subscribe('match', ids.live);
    await goal();
    const until = Date.now() + 5_000;
    while (service.received.length === 0 && Date.now() < until) await new Promise((done) => setTimeout(done, 20));
    expect(service.received).toHaveLength(1);
    await server.notifier.stop();
    await hanging.close();
  });
});

describe('A push service in trouble', () => {
  let service: PushService;
  let delivery: Delivery;
  const keys = webPush.generateVAPIDKeys();
  beforeAll(async () => {
    globalAgent.options.ca = readFileSync(CERTIFICATE);
    service = await startPushService();
    delivery = new Delivery('mailto:office@kleinfeld.example', () => Promise.reject(new Error('nobody is forgotten')));
  });
  afterAll(async () => {
    delivery.stop();
    delete globalAgent.options.ca;
    await service.close();
  });
  /** How long a message is tried, in seconds. */
  const tried = async (answer: { status: number } | 'hang', ttlS: number): Promise<number> => {
    const { endpoint, keys: own } = service.subscribe();
    service.answers.set(new URL(endpoint).pathname, answer);
    const began = Date.now();
    await delivery.deliver({ target: { endpoint, ...own }, text: '{}', topic: 'match', ttlS }, keys);
    return (Date.now() - began) / 1_000;
  };

  it('is tried five times after doubling pauses, not beyond the message’s life, and waited for ten seconds', async () => {
    const [busy, soonOver, silent] = await Promise.all([
      tried({ status: 500 }, 600),
      tried({ status: 500 }, 5),
      tried('hang', 5),
    ]);
    // 1 + 2 + 4 + 8, and 1 + 2.
    expect([busy >= 15, soonOver >= 3, silent >= 10, silent < 15]).toEqual([true, true, true, true]);
    expect(service.received).toHaveLength(5 + 3);
    expect(delivery.figures).toEqual({ sent: 0, failed: 3, forgotten: 0 });
  }, 60_000);
});

import { createECDH } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { clubs } from '../../db/schema/competition';
import { matches } from '../../db/schema/matches';
import { pushSubjects, pushSubscriptions } from '../../db/schema/push';
import { isUuid } from '../../domain/text';
import { HttpError } from '../../http/errors';
import { rateLimit } from '../../http/route';
import type { Target } from '../../push/delivery';
import { PUSH_EVENTS } from '../../domain/pushEvents';
import type { PushEvent } from '../../domain/pushEvents';
import type { PushNotifier } from '../../push/notifier';
import type { RouteContext } from '../context';

const LARGEST_BYTES = 16_384;
const MOST_SUBJECTS = 20;
const LONGEST_ENDPOINT = 1_000;
const WRONG = 'Ungültige Anmeldung für Benachrichtigungen';

/** What a browser wants to be notified of. */
interface Subject {
  kind: 'club' | 'match';
  id: string;
  events: PushEvent[];
}

/** Who notifies, and who may subscribe. */
export interface PushOptions {
  notifier: PushNotifier;
  /** The push services that addresses may name; `*.` stands for any subdomain. */
  hosts: readonly string[];
  /** Calls of one visitor. */
  mostAMinute: number;
}

/** `GET /api/push/key`, `PUT` and `DELETE /api/push` (docs/api.md 10): what a browser is notified of. */
export function pushRoutes({ app, store, guard }: RouteContext, { notifier, hosts, mostAMinute }: PushOptions): void {
  const options = { bodyLimit: LARGEST_BYTES, preHandler: [guard, rateLimit(store, 'push', mostAMinute)] };
  app.get('/push/key', async (_request, reply) => {
    return reply.header('cache-control', 'no-cache').send({ key: await notifier.publicKey() });
  });
  app.put('/push', options, async (request, reply) => {
    const target = decodeTarget(request.body, hosts);
    const asked = decodeSubjects(request.body);
    const known = await store.write(async (tx) => {
      const ids = (kind: Subject['kind']) => asked.filter((one) => one.kind === kind).map(({ id }) => id);
      const found = [
        ...(await tx
          .select({ id: clubs.id })
          .from(clubs)
          .where(inArray(clubs.id, ids('club')))),
        ...(await tx
          .select({ id: matches.id })
          .from(matches)
          .where(inArray(matches.id, ids('match')))),
      ].map(({ id }) => id);
      const subjects = asked.filter(({ id }) => found.includes(id));
      if (subjects.length === 0) {
        await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, target.endpoint));
        return subjects;
      }
      const row = { ...target, seen: store.now() };
      await tx
        .insert(pushSubscriptions)
        .values(row)
        .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: row });
      await tx.delete(pushSubjects).where(eq(pushSubjects.endpoint, target.endpoint));
      await tx.insert(pushSubjects).values(subjects.map((subject) => ({ ...subject, endpoint: target.endpoint })));
      return subjects;
    });
    const unknown = asked.filter((one) => !known.includes(one)).map(({ id }) => id);
    return reply.header('cache-control', 'no-store').send({ subjects: known, ...(unknown.length > 0 && { unknown }) });
  });
  app.delete('/push', options, async (request, reply) => {
    const { endpoint } = decodeObject(request.body);
    if (typeof endpoint !== 'string') throw new HttpError(400, WRONG);
    await store.write((tx) => tx.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint)));
    return reply.header('cache-control', 'no-store').send({});
  });
}

function decodeTarget(body: unknown, hosts: readonly string[]): Target {
  const { endpoint, keys } = decodeObject(body);
  const { p256dh, auth } = decodeObject(keys);
  if (typeof endpoint !== 'string' || !isPushService(endpoint, hosts)) throw new HttpError(400, WRONG);
  if (!isPoint(p256dh) || !isBase64Url(auth, 16)) throw new HttpError(400, WRONG);
  return { endpoint, p256dh, auth };
}

/** Whether an address is one of a known push service: a stranger tells us where to send. */
function isPushService(endpoint: string, hosts: readonly string[]): boolean {
  if (endpoint.length > LONGEST_ENDPOINT || !URL.canParse(endpoint)) return false;
  const { protocol, hostname, username, password } = new URL(endpoint);
  return (
    protocol === 'https:' &&
    username === '' &&
    password === '' &&
    hosts.some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host))
  );
}

/** Whether it is an uncompressed point of P-256 (RFC 8291, 3.1), which a message can be encrypted for. */
function isPoint(value: unknown): value is string {
  if (!isBase64Url(value, 65)) return false;
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    return own.computeSecret(value, 'base64url').length > 0;
  } catch {
    return false;
  }
}

function isBase64Url(value: unknown, bytes: number): value is string {
  return typeof value === 'string' && /^[\w-]+={0,2}$/.test(value) && Buffer.from(value, 'base64url').length === bytes;
}

function decodeSubjects(body: unknown): Subject[] {
  const { subjects } = decodeObject(body);
  if (!Array.isArray(subjects) || subjects.length > MOST_SUBJECTS) throw new HttpError(400, WRONG);
  const all = subjects.map((one) => decodeSubject(one));
  return [...new Map(all.map((one) => [`${one.kind} ${one.id}`, one])).values()];
}

function decodeSubject(value: unknown): Subject {
  const { kind, id, events } = decodeObject(value);
  if ((kind !== 'club' && kind !== 'match') || typeof id !== 'string' || !isUuid(id)) throw new HttpError(400, WRONG);
  if (!Array.isArray(events)) throw new HttpError(400, WRONG);
  const wanted = PUSH_EVENTS.filter((event) => events.includes(event));
  if (wanted.length === 0 || wanted.length < events.length) throw new HttpError(400, WRONG);
  return { kind, id: id.toUpperCase(), events: wanted };
}

function decodeObject(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) throw new HttpError(400, WRONG);
  return Object.fromEntries(Object.entries(value));
}

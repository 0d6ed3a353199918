import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { errorBody } from '../http/errors';
import type { Metrics, Mirrored } from './metrics';

const LONGEST_LOOK_MS = 2_000;

/** The state of a process. */
export interface Health {
  /** Resolves once the database answers. */
  askDatabase: () => Promise<unknown>;
  subscribed: () => boolean;
  draining: () => boolean;
  /** Of a mirror only. */
  mirror?: () => Mirrored | undefined;
}

/** What the operators' routes need. @param token required to read the metrics, which are off without one; `open`: anyone may */
export interface Monitor {
  health: Health;
  metrics: Metrics;
  token: string | { open: true } | undefined;
}

/** `/-/live`, `/-/ready` and `/-/metrics` (docs/operating.md). None of them may be cached. */
export function monitorRoutes(app: FastifyInstance, { health, metrics, token }: Monitor): void {
  app.get('/-/live', (_request, reply) => reply.header('cache-control', 'no-store').send({ live: true }));

  const look = async () => {
    const mirror = health.mirror?.();
    const state = {
      database: await answers(health.askDatabase),
      hearing: health.subscribed(),
      draining: health.draining(),
      ...(mirror && { mirror: { upstream: mirror.upstream, saving: mirror.saving, complete: mirror.complete } }),
    };
    // A process that misses notices still answers correctly, only slower: it builds each answer anew.
    // A mirror serves its last good state, but not before it has one.
    return { ready: state.database && !state.draining && mirror?.complete !== false, ...state };
  };

  app.get('/-/ready', async (_request, reply) => {
    const state = await look();
    return reply
      .code(state.ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(state);
  });

  app.get('/-/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (token === undefined) return reply.code(404).send(errorBody('Not Found'));
    if (typeof token === 'string' && !isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
      return reply.code(401).header('www-authenticate', 'Bearer').send(errorBody('Unauthorized'));
    }
    const { type, body } = await metrics.text((await look()).ready);
    return reply.type(type).send(body);
  });
}

/** Serves the operators' routes, metrics included, on a port of their own. */
export async function listenForOperators(
  {
    monitorPort,
    monitorHost,
    host,
  }: { monitorPort: number | undefined; monitorHost?: string | undefined; host: string },
  monitor: Omit<Monitor, 'token'>,
): Promise<FastifyInstance> {
  const app = fastify({ forceCloseConnections: true });
  monitorRoutes(app, { ...monitor, token: { open: true } });
  await app.listen({ port: monitorPort ?? 0, host: monitorHost ?? host });
  return app;
}

async function answers(ask: () => Promise<unknown>): Promise<boolean> {
  const late = new AbortController();
  const answered = ask().then(
    () => true,
    () => false,
  );
  const tooLate = pause(LONGEST_LOOK_MS, false, { signal: late.signal }).catch(() => false);
  const result = await Promise.race([answered, tooLate]);
  late.abort();
  return result;
}

/** Compares in constant time, wherever the texts differ. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

import fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyServerOptions } from 'fastify';
import type { ResponseCache } from '../cache/cache';
import { redact } from '../domain/errors';
import type { SentAtOnce } from '../http/fastPath';
import { requestId } from '../http/request';
import type { Metrics } from './metrics';

/** How much is logged, from nothing to everything. */
export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export type Log = FastifyBaseLogger;

/** A log in JSON lines that names no person: no address, no query, no body, no header. It is the framework's own. */
export function createLog(level: LogLevel): Log {
  return fastify({ logger: { level, serializers: { req: () => ({}), err: redacted } } }).log;
}

/** The framework's settings for writing to such a log. */
export function logging(log: Log): Pick<FastifyServerOptions, 'loggerInstance' | 'logController' | 'genReqId'> {
  return {
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
  };
}

/** An error as the framework's log wants it. */
function redacted(error: Error): { type: string; message: string; stack: string } {
  const { type, message, code = 'failed', at } = redact(error);
  return { type, message: message ?? `database: ${code}`, stack: at.join('\n') };
}

/** Records every answered request: in the metrics, and as a log line with its id, route and status. */
export function noteRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    // How long a stream was open says nothing about how fast answers come.
    if (isStream(reply)) return done();
    // The pattern, never the address: addresses name people, and there are too many of them for metrics.
    const route = request.routeOptions.url ?? 'unknown';
    metrics.answered(method, route, reply.statusCode, reply.elapsedTime / 1_000);
    const audit = method !== 'GET' || /\/(?:confirm|reject)\//.test(route);
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method, route, status: reply.statusCode, ms, ...(audit ? { audit } : {}) }, 'answered');
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.gaveUp(route);
    request.log.info({ method: request.method, route }, 'the visitor gave up');
    done();
  });
}

function isStream({ raw }: FastifyReply): boolean {
  return String(raw.getHeader('content-type')).startsWith('text/event-stream');
}

/** Records a request answered before the framework. */
export function noteFastAnswer(
  app: FastifyInstance,
  metrics: Metrics,
  { id, route }: SentAtOnce,
  status: number,
): void {
  metrics.answeredFast(route, status);
  app.log.info({ reqId: id, method: 'GET', route, status, ms: 0, fastPath: true }, 'answered');
}

/** Logs each outdated answer that is served because no newer one can be built; once for each. */
export function noteStaleResponses(app: FastifyInstance, answers: ResponseCache, metrics: Metrics): void {
  answers.onStale(({ key, ageS, because }) => {
    metrics.servedStale();
    // Only the kind of answer: what follows names people, or hosts that were asked.
    const [answer] = key.split('\n', 1);
    app.log.warn({ answer, ageS, failure: redact(because) }, 'a stale answer is served');
  });
}

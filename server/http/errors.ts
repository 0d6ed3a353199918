import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failureOf } from '../db/retry';
import { redact, Refusal } from '../domain/errors';
import type { RefusalKind } from '../domain/errors';

/** A refusal with the text shown to the visitor; `reason` may say more to a developer. */
export class HttpError extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
    readonly reason: string = message,
    /** When a retry is worthwhile. */
    readonly retryAfterS?: number,
  ) {
    super(message);
  }
}

/** Every error on the wire has this shape. */
export interface ErrorBody {
  error: true;
  message: string;
  reason: string;
}

/** The body of an error answer. */
export function errorBody(message: string, reason: string = message): ErrorBody {
  return { error: true, message, reason };
}

const OWN_WORDS: Readonly<Partial<Record<number, string>>> = {
  400: 'Bad Request',
  413: 'Die Anfrage ist zu groß.',
  415: 'Unsupported Media Type',
};

const STATUS_OF: Readonly<Record<RefusalKind, number>> = {
  impossible: 400,
  stranger: 401,
  unknown: 404,
  late: 409,
  crowded: 429,
};
const CROWD_GONE_S = '60';

/** Answers every failure with the one error shape; nothing internal leaves the server. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error, request, reply) => sendError(error, request, reply));
}

/** Sends one failure. */
export function sendError(error: Error | FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (error instanceof HttpError && error.retryAfterS !== undefined) reply.header('retry-after', error.retryAfterS);
  if (error instanceof HttpError) return reply.code(error.statusCode).send(errorBody(error.message, error.reason));
  if (error instanceof Refusal) {
    if (error.kind === 'crowded') reply.header('retry-after', CROWD_GONE_S);
    return reply.code(STATUS_OF[error.kind]).send(errorBody(error.message, error.reason));
  }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status < 500) return reply.code(status).send(errorBody(OWN_WORDS[status] ?? error.message, error.message));
  request.log.error({ failure: redact(error) });
  if (failureOf(error) !== undefined) {
    return reply
      .code(503)
      .header('retry-after', '5')
      .send(errorBody('Der Dienst ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.'));
  }
  return reply.code(500).send(errorBody('Something went wrong.'));
}

/**
 * Answers the calls of this scope that no route takes: 405 with `Allow` where the path takes other methods (RFC 9110,
 * 15.5.6), else 404. Registered before the routes.
 */
export function answerUnknownCalls(api: FastifyInstance): void {
  const routes: { pattern: RegExp; methods: readonly string[] }[] = [];
  const answer = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const [path = ''] = request.url.split('?');
    const plain = path.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
    const allowed = routes.filter(({ pattern }) => pattern.test(plain)).flatMap(({ methods }) => methods);
    reply.header('cache-control', 'no-store');
    if (allowed.length === 0) return reply.code(404).send(errorBody('Not Found'));
    return reply.code(405).header('allow', allowed.join(', ')).send(errorBody('Method Not Allowed'));
  };
  api.setNotFoundHandler(answer);
  // Else the site's files would answer for what is not found here, and for what is spelt with two slashes.
  for (const url of ['/', '/*']) api.route({ method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'], url, handler: answer });
  api.addHook('onRoute', ({ url, method }) => {
    const pattern = url.replaceAll('.', String.raw`\.`).replaceAll(/:\w+/g, '[^/]+');
    routes.push({ pattern: new RegExp(`^${pattern}$`), methods: [method].flat() });
  });
}

/** Answers unknown paths: a browser at an address without `#` is redirected to the start page. @param site where that is */
export function answerUnknownPaths(app: FastifyInstance, site: string): void {
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' && request.headers.accept?.includes('text/html') === true && request.url !== site) {
      return reply.redirect(site);
    }
    return reply.code(404).header('cache-control', 'no-store').send(errorBody('Not Found'));
  });
}

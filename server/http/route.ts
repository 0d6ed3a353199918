import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Built } from '../cache/cache';
import { acceptedEncoding } from '../cache/response';
import type { CachedResponse } from '../cache/response';
import { Refusal } from '../domain/errors';
import { isUuid } from '../domain/text';
import type { Store } from '../store';
import { HttpError } from './errors';
import type { FastPath } from './fastPath';
import { answerHeaders, FOR_EVER } from './headers';
import { visitorOf } from './request';

/** The type of pages that are made here. */
export const HTML = 'text/html; charset=utf-8';

/** Whether an error says that there is no such thing. */
export function isUnknown(error: unknown): boolean {
  return error instanceof Refusal ? error.kind === 'unknown' : error instanceof HttpError && error.statusCode === 404;
}

/** Sends a finished answer in the best encoding the client takes, or 304 when the client has it already. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedResponse,
  cacheControl?: string,
): Promise<FastifyReply> {
  const vary = reply.getHeader('vary');
  reply.headers(answerHeaders(answer, cacheControl, typeof vary === 'string' ? vary : undefined));
  if (answer.matches(request.headers['if-none-match'])) return reply.code(304).send();
  const encoding = answer.encodingFor(acceptedEncoding(request.headers['accept-encoding']));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(answer.type).send(await answer.bytes(encoding));
}

/** Sends an answer that never changes under its address, and has the fast path send it from then on. @param headers of its own */
export function sendForEver(
  fastPath: FastPath,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedResponse,
  headers: Readonly<Record<string, string>> = {},
): Promise<FastifyReply> {
  fastPath.keep(request, answer, headers);
  return sendAnswer(request, reply.headers(headers), answer, FOR_EVER);
}

export type Params = Readonly<Partial<Record<string, string>>>;

/** What is needed to serve finished answers. */
export interface AnswerContext {
  app: FastifyInstance;
  store: Store;
  fastPath: FastPath;
}

/** A query that requests another form of the same answer. */
export interface Variant {
  name: string;
  value: string;
}

/**
 * Serves a path with answers that are built once and cached until a write outdates them.
 * A request that carries the variant's query gets an answer of its own, cached separately.
 */
export function answerRoute(
  { app, store, fastPath }: AnswerContext,
  path: string,
  build: (params: Params, varied: boolean) => Promise<Built>,
  variant?: Variant,
): void {
  app.get<{ Params: Params; Querystring: Readonly<Record<string, unknown>> }>(path, async (request, reply) => {
    const varied = variant !== undefined && request.query[variant.name] === variant.value;
    const key = answerKey(varied ? `${path}?${variant.name}` : path, request.params);
    const answer = await store.answers.read(key, () => build(request.params, varied));
    fastPath.remember(request, key);
    return sendAnswer(request, reply, answer);
  });
}

/** Requests for the same thing share a key, whatever the case of the ids or the rest of the query. */
function answerKey(path: string, params: Params): string {
  const values = Object.values(params).map((value = '') => (isUuid(value) ? value.toUpperCase() : value));
  return [path, ...values].join('\n');
}

/**
 * A path parameter that must be a UUID.
 * @throws HttpError with the given status and text when it is not
 */
export function uuidParam(params: Params, message: string, statusCode = 400): string {
  const value = params['id'] ?? '';
  if (!isUuid(value)) throw new HttpError(statusCode, message);
  return value.toUpperCase();
}

/**
 * Refuses with 429 a visitor who does something more than `most` times a minute. All processes on one database count
 * together (`everywhere`); each for itself (`here`) what is asked so often that counting would cost more than the answer.
 * @throws HttpError 429 with Retry-After
 */
export function rateLimit(
  { limiter }: Store,
  kind: string,
  most: number,
  counted: 'everywhere' | 'here' = 'everywhere',
) {
  return async ({ ip }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const waitMs = await limiter[counted](`${kind} ${visitorOf(ip)}`, most);
    if (waitMs === 0) return;
    reply.header('retry-after', Math.ceil(waitMs / 1_000));
    throw new HttpError(429, 'Zu viele Anfragen. Bitte versuche es in einer Minute noch einmal.');
  };
}

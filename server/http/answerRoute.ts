import type { FastifyInstance } from 'fastify';
import type { Built } from '../answers/cache';
import { isUuid } from '../domain/ids';
import type { Store } from '../store';
import { HttpError } from './errors';
import type { HotDoor } from './hotDoor';
import { sendAnswer } from './sendAnswer';

export type Params = Readonly<Partial<Record<string, string>>>;

/** What is needed to serve finished answers. */
export interface AnswerContext {
  app: FastifyInstance;
  store: Store;
  door: HotDoor;
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
  { app, store, door }: AnswerContext,
  path: string,
  build: (params: Params, varied: boolean) => Promise<Built>,
  variant?: Variant,
): void {
  app.get<{ Params: Params; Querystring: Readonly<Record<string, unknown>> }>(path, async (request, reply) => {
    const varied = variant !== undefined && request.query[variant.name] === variant.value;
    const key = answerKey(varied ? `${path}?${variant.name}` : path, request.params);
    const answer = await store.answers.read(key, () => build(request.params, varied));
    door.remember(request, key);
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

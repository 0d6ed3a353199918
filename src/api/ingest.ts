import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { Ids as OwnedIds } from '../entities/queryLedger';
import { entitiesReceived } from '../entities/queryLedger';
import { hasEntities } from '../entities/reducer';
import type { Age } from '../entities/provenance';
import { logError } from '../lib/log';
import { pause } from '../lib/schedule';
import { REQUEST_FAILED } from './errors';
import type { ApiError } from './errors';
import { decodeBody, parseBody } from './decodeBody';
import type { AnswerBody, DecodedBody } from './decodeBody';
import type { Call } from './fetchBody';
import type { Read } from './wire/answers';

/** A call and how to read its body. */
export interface RequestDefinition<Ids = unknown> extends Call {
  readonly read: Read<Ids>;
  /** The subject of a page's own call, shown from other answers if this one fails. */
  readonly subject?: OwnedIds;
  /** Reads the body of a successful response, if there is something to do before its end, or beside this thread. */
  readonly readBody?: (response: Response, age: Age, to: QueryContext, signal: AbortSignal) => Promise<AnswerBody<Ids>>;
}

/**
 * Where an answer goes: the store, and its current cache entry (null: none, or none any more, since it may be dropped
 * while a large answer is being read).
 */
export interface QueryContext {
  readonly request: string | null;
  readonly dispatch: BaseQueryApi['dispatch'];
  readonly getState: () => unknown;
}

/** A successful answer: its body and its age. */
type Answered<Body> = Age & { readonly body: Body };

/** `isLate`: a newer answer to the same request has already been received; its ids stay. */
type Ingested<Ids> = { readonly data: Ids; readonly isLate: boolean } | { readonly error: ApiError };

/** Longer answers, in characters, are processed in steps. */
const LARGE = 200_000;

/** Logs the rows that an answer had to drop, puts its facts into the tables and then returns its ids. */
function receive<Ids>(
  { path }: RequestDefinition<Ids>,
  { answer, problems }: DecodedBody<Ids>,
  { fetchedAt, fromOfflineCache }: Age,
  to: QueryContext,
): Ingested<Ids> {
  problems.forEach((problem) => logError(`${path}: ${problem}`));
  if (answer === null) return { error: { status: 'unreadable', message: REQUEST_FAILED } };
  const { request, dispatch, getState } = to;
  const isLate = request !== null && hasNewer(getState(), request, fetchedAt);
  dispatch(entitiesReceived({ request, fetchedAt, fromOfflineCache, patches: answer.patches }));
  return { data: answer.ids, isLate };
}

function hasNewer(state: unknown, request: string, at: number): boolean {
  return hasEntities(state) && (state.queryLedger[request]?.fetchedAt ?? -Infinity) > at;
}

/** Decodes a body, puts its facts into the tables and then returns its ids. */
export function ingest<Ids>(ask: RequestDefinition<Ids>, answer: Answered<string>, to: QueryContext): Ingested<Ids> {
  return receive(ask, decodeBody(ask.read, parseBody(answer.body)), answer, to);
}

/** The same in steps, so that a large answer, such as a whole season, never blocks input. */
export async function ingestInSteps<Ids>(
  ask: RequestDefinition<Ids>,
  answer: Answered<AnswerBody<Ids>>,
  to: QueryContext,
): Promise<Ingested<Ids>> {
  let { body } = answer;
  if (typeof body === 'string') {
    const isLarge = body.length >= LARGE;
    const parsed = parseBody(body);
    if (isLarge) await pause();
    body = decodeBody(ask.read, parsed);
    if (!isLarge) return receive(ask, body, answer, to);
  }
  await pause();
  return receive(ask, body, answer, to);
}

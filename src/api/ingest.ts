import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { Ids as OwnedIds } from '../entities/answers';
import { entitiesReceived } from '../entities/events';
import type { Normalised } from '../entities/normalise';
import { hasEntities } from '../entities/reducer';
import type { Age } from '../entities/told';
import { logError } from '../lib/log';
import { REQUEST_FAILED } from './errors';
import type { ApiError } from './errors';
import { parseBody } from './fetchBody';
import type { Call, Fetched } from './fetchBody';
import type { Read } from './wire/answers';

/** A call and how to read its body. */
export interface Ask<Ids = unknown> extends Call {
  readonly read: Read<Ids>;
  /** The subject of a page's own call, shown from other answers if this one fails. */
  readonly about?: OwnedIds;
  /** Reads the body of a successful response, if there is something to do before its end. */
  readonly readBody?: (response: Response, age: Age, to: Destination) => Promise<string>;
}

/**
 * Where an answer goes: the store, and its current cache entry (null: none, or none any more, since it may be dropped
 * while a large answer is being read).
 */
export interface Destination {
  readonly request: string | null;
  readonly dispatch: BaseQueryApi['dispatch'];
  readonly getState: () => unknown;
}

/** A successful answer: its body and its age. */
export type Answered = Extract<Fetched, { readonly text: string }>;

/** `isLate`: a newer answer to the same request has already been received; its ids stay. */
type Ingested<Ids> = { readonly data: Ids; readonly isLate: boolean } | { readonly error: ApiError };

/** At most this many decoding problems of an answer are logged. */
const MOST_REPORTS = 5;

/** Longer answers, in characters, are processed in steps. */
const LARGE = 200_000;

/** Decodes and normalises a body and logs the rows it drops; null: the envelope is unusable. */
function decode<Ids>(ask: Ask<Ids>, body: unknown): Normalised<Ids> | null {
  const problems: string[] = [];
  const answer = ask.read(body, (problem) => problems.push(problem));
  problems.slice(0, MOST_REPORTS).forEach((problem) => logError(`${ask.path}: ${problem}`));
  return answer;
}

/** Puts an answer's facts into the tables and then returns its ids. */
function receive<Ids>(answer: Normalised<Ids> | null, { at, kept }: Age, to: Destination): Ingested<Ids> {
  if (answer === null) return { error: { status: 'unreadable', message: REQUEST_FAILED } };
  const { request, dispatch, getState } = to;
  const isLate = request !== null && hasNewer(getState(), request, at);
  dispatch(entitiesReceived({ request, at, kept, told: answer.told }));
  return { data: answer.ids, isLate };
}

function hasNewer(state: unknown, request: string, at: number): boolean {
  return hasEntities(state) && (state.entities.answers[request]?.at ?? -Infinity) > at;
}

/** Decodes a body, puts its facts into the tables and then returns its ids. */
export function ingest<Ids>(ask: Ask<Ids>, answer: Answered, to: Destination): Ingested<Ids> {
  return receive(decode(ask, parseBody(answer.text)), answer, to);
}

/** Yields to the browser, so that it can paint and handle input. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The same in steps, so that a large answer, such as a whole season, never blocks input. */
export async function ingestInSteps<Ids>(ask: Ask<Ids>, answer: Answered, to: Destination): Promise<Ingested<Ids>> {
  if (answer.text.length < LARGE) return ingest(ask, answer, to);
  const body = parseBody(answer.text);
  await breathe();
  const decoded = decode(ask, body);
  await breathe();
  return receive(decoded, answer, to);
}

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

/** A call and how its body is read. */
export interface Ask<Ids = unknown> extends Call {
  readonly read: Read<Ids>;
  /** What a page's own call is about: shown from other answers if this one fails. */
  readonly about?: OwnedIds;
  /** Reads the body of a good answer, where more is to be done meanwhile than to wait for its end. */
  readonly readBody?: (response: Response, age: Age, to: Destination) => Promise<string>;
}

/**
 * Where an answer goes: the store, and the cache entry that stands for it right now (null: none, or none any more: it may
 * be let go of while a large answer is read).
 */
export interface Destination {
  readonly request: string | null;
  readonly dispatch: BaseQueryApi['dispatch'];
  readonly getState: () => unknown;
}

/** An answer's body, and when the server gave it. */
export type Answered = Extract<Fetched, { readonly text: string }>;

/** `isLate`: its request has had a newer answer already, whose ids stay. */
type Ingested<Ids> = { readonly data: Ids; readonly isLate: boolean } | { readonly error: ApiError };

/** Most decode problems of one answer that are worth a line in the console. */
const MOST_REPORTS = 5;

/** Answers beyond this many characters are read step by step. */
const LARGE = 200_000;

/** Decodes and normalises a body, and logs what was dropped; null: the envelope is unusable. */
function decode<Ids>(ask: Ask<Ids>, body: unknown): Normalised<Ids> | null {
  const problems: string[] = [];
  const answer = ask.read(body, (problem) => problems.push(problem));
  problems.slice(0, MOST_REPORTS).forEach((problem) => logError(`${ask.path}: ${problem}`));
  return answer;
}

/** Puts an answer's facts into the tables, and only then returns the ids it is made of. */
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

/** Decodes a body, puts its facts into the tables, and only then returns the ids it is made of. */
export function ingest<Ids>(ask: Ask<Ids>, answer: Answered, to: Destination): Ingested<Ids> {
  return receive(decode(ask, parseBody(answer.text)), answer, to);
}

/** Lets the browser paint and answer a press before the next step. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The same, but a large answer, a league's whole season, never keeps the page from answering a press: it is read in steps. */
export async function ingestInSteps<Ids>(ask: Ask<Ids>, answer: Answered, to: Destination): Promise<Ingested<Ids>> {
  if (answer.text.length < LARGE) return ingest(ask, answer, to);
  const body = parseBody(answer.text);
  await breathe();
  const decoded = decode(ask, body);
  await breathe();
  return receive(decoded, answer, to);
}

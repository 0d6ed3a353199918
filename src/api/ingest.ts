import type { UnknownAction } from '@reduxjs/toolkit';
import { entitiesReceived } from '../entities/events';
import type { Normalised } from '../entities/normalise';
import { hasEntities } from '../entities/reducer';
import { logError } from '../lib/log';
import { REQUEST_FAILED } from './errors';
import type { ApiError } from './errors';
import { parseBody } from './fetchBody';
import type { Call } from './fetchBody';
import { createFreshness } from './freshness';
import type { Report } from './wire/read';

/** A call and how its body is read. */
export interface Ask<Ids = unknown> extends Call {
  /** Decodes and normalises the body; null: the envelope is unusable. */
  readonly read: (body: unknown, report: Report) => Normalised<Ids> | null;
}

/** Where an answer goes: the store, and the cache entry that stands for it (null: none). */
export interface Destination {
  readonly request: string | null;
  readonly dispatch: (action: UnknownAction) => unknown;
  readonly getState: () => unknown;
}

/** Most decode problems of one answer that are worth a line in the console. */
const MOST_REPORTS = 5;

const freshness = createFreshness();

/** The place in line of a question that is asked now; its answer is handed to `ingest` with it. */
export const takePlace = freshness.ask;

/** Answers beyond this many characters are read step by step. */
const LARGE = 200_000;

/** Decodes and normalises a body, and tells the console what was dropped; null: the envelope is unusable. */
function decode<Ids>(ask: Ask<Ids>, body: unknown): Normalised<Ids> | null {
  const problems: string[] = [];
  const answer = ask.read(body, (problem) => problems.push(problem));
  problems.slice(0, MOST_REPORTS).forEach((problem) => logError(`${ask.path}: ${problem}`));
  return answer;
}

/** Puts an answer's facts into the tables, and only then returns the ids it is made of. */
function receive<Ids>(
  answer: Normalised<Ids> | null,
  askedAt: number,
  to: Destination,
): { data: Ids } | { error: ApiError } {
  if (answer === null) return { error: { status: 'unreadable', message: REQUEST_FAILED } };
  const state = to.getState();
  const entities = hasEntities(state) ? freshness.newerThan(askedAt, answer.entities, state.entities) : answer.entities;
  to.dispatch(entitiesReceived({ request: to.request, entities }));
  return { data: answer.ids };
}

/** Decodes a body, puts its facts into the tables, and only then returns the ids it is made of. */
export function ingest<Ids>(
  ask: Ask<Ids>,
  text: string,
  askedAt: number,
  to: Destination,
): { data: Ids } | { error: ApiError } {
  return receive(decode(ask, parseBody(text)), askedAt, to);
}

/** Lets the browser paint and answer a press before the next step. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The same, but a large answer, a league's whole season, never keeps the page from answering a press: it is read in steps. */
export async function ingestInSteps<Ids>(
  ask: Ask<Ids>,
  text: string,
  askedAt: number,
  to: Destination,
): Promise<{ data: Ids } | { error: ApiError }> {
  if (text.length < LARGE) return ingest(ask, text, askedAt, to);
  const body = parseBody(text);
  await breathe();
  const answer = decode(ask, body);
  await breathe();
  return receive(answer, askedAt, to);
}

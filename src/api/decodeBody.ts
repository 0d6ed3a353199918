import type { Normalised } from '../entities/normalise';
import type { Read } from './wire/answers';

/** A decoded body. */
export interface DecodedBody<Ids> {
  /** Null: the envelope is unusable. */
  readonly answer: Normalised<Ids> | null;
  /** The first of the complaints about rows that were dropped. */
  readonly problems: readonly string[];
}

/** A body as text, or what a worker has already made of it. */
export type AnswerBody<Ids> = string | DecodedBody<Ids>;

/** At most this many problems of an answer are logged. */
const MOST_PROBLEMS = 5;

/** Parses a body as JSON; undefined if it is empty, the raw text if it is not JSON. */
export function parseBody(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    const parsed: unknown = JSON.parse(text);
    return parsed;
  } catch {
    return text;
  }
}

/** Decodes and normalises a parsed body. */
export function decodeBody<Ids>(read: Read<Ids>, body: unknown): DecodedBody<Ids> {
  const problems: string[] = [];
  const answer = read(body, (problem) => problems.push(problem));
  return { answer, problems: problems.slice(0, MOST_PROBLEMS) };
}

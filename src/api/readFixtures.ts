import type { SeasonIds } from '../entities/views/fixtures';
import type { AnswerBody } from './decodeBody';
import { growingBody } from './growingBody';
import { readBeside } from './readBeside';
import type { ReaderBeside } from './readBeside';
import { readBeginning } from './seasonReader';
import type { Seasons } from './seasonReader';

/** Bytes of a large answer as it is sent, if the server says so; one with the line-ups of a season has 500 kB. */
const LARGE_SENT = 64_000;

/** Bytes that have arrived, decompressed, of one of which the server doesn't say. */
const LARGE_RECEIVED = 200_000;

function isLarge({ headers }: Response, received: number): boolean {
  const sent = headers.get('content-length');
  return sent === null ? received > LARGE_RECEIVED : Number(sent) >= LARGE_SENT;
}

/**
 * Reads a league's fixtures and shows their beginning meanwhile. The bytes of a large answer go to a worker, for parsing
 * and decoding it would block the page for a second on a phone; if that fails, what it was given is read here.
 * @param show shows a beginning, until it returns true
 * @returns the text of a small answer, or what the worker made of a large one
 * @throws if the connection breaks or the call is aborted
 */
export async function readFixtures(
  response: Response,
  show: (beginning: Seasons) => boolean,
  signal: AbortSignal,
): Promise<AnswerBody<readonly SeasonIds[]>> {
  const reader = response.body?.getReader();
  if (reader === undefined) return response.text();
  const here = growingBody((text) => {
    const beginning = readBeginning(text);
    return beginning !== null && show(beginning);
  });
  const chunks: Uint8Array[] = [];
  /** Chunks that were not read here. */
  const left: Uint8Array[] = [];
  const readHere = (): void => left.splice(0).forEach(here.add);
  let received = 0;
  let beside: ReaderBeside | null = null;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      signal.throwIfAborted();
      chunks.push(value);
      left.push(value);
      received += value.length;
      if (beside !== null) beside.add(value);
      else if (isLarge(response, received)) {
        beside = readBeside(show, signal);
        chunks.forEach(beside.add);
      }
      if (beside?.isWorking() !== true) readHere();
    }
    const decoded = beside === null ? null : await beside.end();
    if (decoded !== null) return decoded;
    here.stopLooking();
    readHere();
    return here.end();
  } finally {
    beside?.close();
  }
}

import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import { isRow, readText } from './decoders';

/** Concurrent calls, whatever is read: few, because it is somebody else's server. */
const AT_ONCE = 4;
const PATIENCE_MS = 30_000;
const ATTEMPTS = 6;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 60_000;
/** Ten seasons of one league with every line-up have about 8 MB. */
const LARGEST_BYTES = 64 * 1024 * 1024;
/** So many calls in a row that got no answer open the circuit breaker: further ones fail at once for a while. */
const MOST_SILENT = 4;
const COOL_DOWN_PAUSES = 10;
const BUSY: readonly number[] = [429, 502, 503, 504];
const FOR_JSON: How = { headers: { accept: 'application/json' }, redirect: 'follow' };

interface How {
  headers: Readonly<Record<string, string>>;
  redirect: 'follow' | 'manual';
}

/** An API to read from. */
export interface Source {
  readonly base: string;
  /** How many calls were made, repeated ones included. */
  calls: () => number;
  /**
   * The parsed body of a call; undefined when there is no such thing (404). Waits and retries while the API is busy.
   * @throws Refusal with the API's message when it does not answer, `Away` once it has not for several calls in a row
   */
  ask: (path: string) => Promise<unknown>;
  /**
   * What is read of the answer of any address; waits and retries while it is busy.
   * @throws Error when it does not answer; what `read` throws, as `Refusal`
   */
  fetch: <T>(address: URL, how: How, read: (response: Response) => Promise<T>) => Promise<T>;
  /** From now on makes calls only while this holds. */
  onlyWhile: (allowed: () => boolean) => void;
  /** Breaks off every call; later ones are refused. */
  close: () => void;
}

/**
 * Opens an API by the address its calls start at.
 * @param firstPauseMs how long to wait before the first retry
 * @param attempts how many attempts at most
 */
export function openSource(address: string, firstPauseMs = FIRST_PAUSE_MS, attempts = ATTEMPTS): Source {
  const base = baseOf(address);
  let calls = 0;
  let allowed = () => true;
  let [silent, openUntil] = [0, 0];
  const turn = pLimit(AT_ONCE);
  const closing = new AbortController();
  // One listener for each call under way or waiting.
  setMaxListeners(0, closing.signal);
  const patiently: Source['fetch'] = async (address, { headers, redirect }, read) => {
    for (let attempt = 1; ; attempt += 1) {
      let wait = Math.min(firstPauseMs * 2 ** (attempt - 1), LONGEST_PAUSE_MS) * (0.5 + Math.random() / 2);
      let failure: string;
      try {
        const answer = await turn(async () => {
          if (closing.signal.aborted || !allowed()) throw new Refusal('closed');
          calls += 1;
          const response = await fetch(address, {
            headers: { 'user-agent': 'kbo-import', ...headers },
            redirect,
            signal: AbortSignal.any([closing.signal, AbortSignal.timeout(PATIENCE_MS)]),
          });
          if (!BUSY.includes(response.status)) return { read: await read(response) };
          const told = Number(response.headers.get('retry-after')) * 1_000;
          return { failure: `${response.status} ${words(await bodyOf(response))}`, told };
        });
        if ('read' in answer) return answer.read;
        failure = answer.failure;
        if (answer.told > 0) wait = Math.min(answer.told, LONGEST_PAUSE_MS);
      } catch (error) {
        if (error instanceof Refusal) throw error;
        failure = error instanceof Error ? error.message : String(error);
      }
      if (attempt >= attempts || closing.signal.aborted) throw new Silence(failure);
      await pause(wait, undefined, { signal: closing.signal }).catch(() => {});
    }
  };
  return {
    base,
    calls: () => calls,
    fetch: patiently,
    onlyWhile: (condition) => {
      allowed = condition;
    },
    close: () => closing.abort(),
    ask: async (path) => {
      if (performance.now() < openUntil) throw new Away('no call was answered any more');
      try {
        const body = await patiently(new URL(path.replace(/^\/+/, ''), base), FOR_JSON, readBody);
        silent = 0;
        return body;
      } catch (error) {
        silent = error instanceof Silence ? silent + 1 : 0;
        if (silent < MOST_SILENT) throw error;
        openUntil = performance.now() + COOL_DOWN_PAUSES * firstPauseMs;
        throw new Away(error instanceof Error ? error.message : 'no call was answered any more');
      }
    },
  };
}

/** The address at which an API's calls start, with its last slash. */
export function baseOf(address: string): string {
  return new URL(address.endsWith('/') ? address : `${address}/`).href;
}

/**
 * The body of an answer.
 * @throws Refusal as soon as it is larger than that
 */
export async function bodyOf(response: Response, largest = LARGEST_BYTES): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > largest) throw new Refusal(`is larger than ${largest / 1024 / 1024} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function readBody(response: Response): Promise<unknown> {
  const text = (await bodyOf(response)).toString();
  if (response.ok) return text === '' ? undefined : parse(text);
  if (response.status === 404) return undefined;
  throw new Refusal(`${response.status} ${words(text)}`);
}

/** Does the work for each item, a few at once, until one fails, and reports after each how many are done. */
export async function eachPolitely<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
  done: (count: number) => void = () => {},
): Promise<void> {
  const rest = items[Symbol.iterator]();
  let [count, failed] = [0, false];
  const worker = async () => {
    for (const item of rest) {
      if (failed) return;
      await work(item).catch((error: unknown) => {
        failed = true;
        throw error;
      });
      count += 1;
      done(count);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** An answer that a retry would not improve. */
export class Refusal extends Error {}

/** No answer at all, however often it was asked for. */
class Silence extends Refusal {}

/** The API answers nothing any more: whoever has further calls to make gives up. */
export class Away extends Refusal {}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('the answer is no JSON');
  }
}

/** What an error body says, without its markup. */
function words(text: Buffer | string): string {
  try {
    const body: unknown = JSON.parse(text.toString());
    if (isRow(body)) return (readText(body['message']) ?? readText(body['reason']) ?? '').slice(0, 200);
  } catch {
    // A proxy's page: its status says enough.
  }
  return '';
}

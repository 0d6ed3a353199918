import { readCapabilities } from './capabilities';
import { callUrl, STORED_AT } from './paths';
import type { ApiError } from './errors';
import { REQUEST_FAILED } from './errors';
import { parseBody } from './decodeBody';
import { readProblem } from './wire/vocabulary';
import { monotonicNow, noteServerTime } from '../lib/clock';
import type { Age } from '../entities/provenance';
import { takePreloadedResponse } from './preloadedResponses';

const TIMEOUT_MS = 15_000;

/** One HTTP call. */
export interface Call {
  /** Relative to the API's base, ids already encoded. */
  readonly path: string;
  readonly method?: 'POST' | 'PUT';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Reads the body of a successful response until `signal` says that the call was aborted or has timed out. */
type ReadBody<Body> = (response: Response, age: Age, signal: AbortSignal) => Promise<Body>;

/** The body of a successful response, its age and what its server can do, or an error. */
type Fetched<Body> =
  | (Age & { readonly body: Body; readonly capabilities: ReturnType<typeof readCapabilities> })
  | { readonly error: ApiError };

/** Reads a body as text. */
export const asText = (response: Response): Promise<string> => response.text();

/**
 * Sends a call and reads its body. Never throws: an HTTP error, a lost connection and a timeout (15 s, body included) are
 * returned as `error`. The service worker may answer a reading call by what it kept of an earlier one. GETs have no content type, so they need no preflight.
 * @param readBody how to read a successful response
 */
export async function fetchBody<Body>(
  call: Call,
  readBody: ReadBody<Body>,
  signal?: AbortSignal,
): Promise<Fetched<Body>> {
  const limit = timeLimit(signal);
  const askedAt = monotonicNow();
  const url = callUrl(call.path);
  const reads = call.method === undefined;
  // Without a body this is none: `undefined`.
  const body = JSON.stringify(call.body);
  const headers = {
    Accept: 'application/json',
    ...(call.body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...call.headers,
  };
  const send = (): Promise<Response> =>
    fetch(url, { method: call.method ?? 'GET', credentials: 'include', headers, signal: limit.signal, body });
  const take = async (sent: Promise<Response>, sentAt: number): Promise<Fetched<Body>> => {
    const response = await sent;
    const storedAt = response.headers.get(STORED_AT);
    if (storedAt === null) noteServerTime(response.headers.get('date'), Date.now());
    const age = ageOf(storedAt, sentAt);
    if (response.ok) {
      const capabilities = readCapabilities(response.headers.get('server-offers'));
      return { body: await readBody(response, age, limit.signal), capabilities, ...age };
    }
    return { error: { status: response.status, message: readProblem(parseBody(await response.text())) } };
  };
  try {
    const preloaded = reads ? takePreloadedResponse(url) : undefined;
    // If it was lost or its body breaks off, a new attempt may succeed; a refusal is an answer.
    const taken = preloaded === undefined ? null : await take(preloaded.answer, preloaded.at).catch(() => null);
    return taken ?? (await take(send(), askedAt));
  } catch {
    return { error: { status: limit.passed() ? 'timeout' : 'offline', message: REQUEST_FAILED } };
  } finally {
    limit.lift();
  }
}

/** An answer is as old as its request, unless it was kept. */
function ageOf(storedAt: string | null, sentAt: number): Age {
  const stored = storedAt === null ? Number.NaN : Number(storedAt);
  return Number.isFinite(stored)
    ? { fetchedAt: Math.min(stored, sentAt), fromOfflineCache: true }
    : { fetchedAt: sentAt, fromOfflineCache: false };
}

/** A signal that aborts after the timeout or with the caller's own signal. */
function timeLimit(outer?: AbortSignal): { signal: AbortSignal; passed: () => boolean; lift: () => void } {
  const controller = new AbortController();
  let passed = false;
  const abort = (): void => controller.abort();
  const timer = setTimeout(() => {
    passed = true;
    abort();
  }, TIMEOUT_MS);
  if (outer?.aborted === true) abort();
  outer?.addEventListener('abort', abort, { once: true });
  return {
    signal: controller.signal,
    passed: () => passed,
    lift: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', abort);
    },
  };
}

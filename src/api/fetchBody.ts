import { callUrl } from './callUrl';
import type { ApiError } from './errors';
import { REQUEST_FAILED } from './errors';
import { parseBody } from './decodeBody';
import { readProblem } from './wire/problem';
import { askedNow, noteServerTime } from '../lib/clock';
import type { Age } from '../entities/told';
import { noteOffers } from '../lib/offers';
import { pause } from '../lib/pause';
import { STORED_AT } from '../lib/storedAt';

const TIMEOUT_MS = 15_000;
/** After this long the kept answer is shown, with its age. */
const PATIENCE_MS = 6_000;
/** Sooner whatever the answer is for is still being drawn; later the visitor may be on to the next page. */
const KEEP_AFTER_MS = 500;

/** One HTTP call. */
export interface Call {
  /** Relative to the API's base, ids already encoded. */
  readonly path: string;
  readonly method?: 'POST';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Reads the body of a successful response until `signal` says that the call was aborted or has timed out. */
type ReadBody<Body> = (response: Response, age: Age, signal: AbortSignal) => Promise<Body>;

/** The body of a successful response and its age, or an error. */
type Fetched<Body> = (Age & { readonly body: Body }) | { readonly error: ApiError };

/** Reads a body as text. */
export const asText = (response: Response): Promise<string> => response.text();

/**
 * The response to a call that the boot script sent before the application ran; each can be taken once. Null if there is
 * none or it failed: a new attempt may succeed.
 */
async function handedOver(url: string): Promise<Response | null> {
  const early = globalThis.earlyAnswers?.get(url);
  globalThis.earlyAnswers?.delete(url);
  const response = await early?.catch(() => null);
  return response?.ok === true ? response : null;
}

/** What answers calls while there is no connection; part of the shell, so that it is there then. */
const loadKeeper = () => import(/* webpackChunkName: "frameRest" */ './keptAnswers');

/** Whether the page itself is there without a connection. */
const worksOffline = (): boolean => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/**
 * Keeps an answer for when there is no connection, later, as that would hold up whatever the answer is for. Not before the
 * page works without one: a first visit is drawn a tenth sooner if its answers are not copied.
 * @returns the answer
 */
function keepLater<Sent extends Response | null>(answer: Sent, url: string, at: number): Sent {
  if (answer?.ok !== true || !worksOffline()) return answer;
  const copy = answer.clone();
  setTimeout(() => {
    loadKeeper().then(
      ({ keepAnswer }) => keepAnswer(url, copy, at),
      () => undefined,
    );
  }, KEEP_AFTER_MS);
  return answer;
}

/** The kept answer to a call, if there is one. */
async function keptAnswer(url: string): Promise<Response | null> {
  if (!worksOffline()) return null;
  const keeper = await loadKeeper().catch(() => null);
  return (await keeper?.findAnswer(url)) ?? null;
}

/**
 * Sends a call and reads its body. Never throws: an HTTP error, a lost connection and a timeout (15 s, body included) are
 * returned as `error`. A reading call that fails, or has no answer after 6 s, is answered by what was kept of an earlier
 * one. GETs have no content type, so they need no preflight.
 * @param readBody how to read a successful response
 */
export async function fetchBody<Body>(
  call: Call,
  readBody: ReadBody<Body>,
  signal?: AbortSignal,
): Promise<Fetched<Body>> {
  const limit = timeLimit(signal);
  const askedAt = askedNow();
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
  const take = async (response: Response): Promise<Fetched<Body>> => {
    const storedAt = response.headers.get(STORED_AT);
    noteOffers(response.headers.get('server-offers'));
    if (storedAt === null) noteServerTime(response.headers.get('date'), Date.now());
    const age = ageOf(storedAt, askedAt);
    if (response.ok)
      return { body: await readBody(response, age, age.kept ? new AbortController().signal : limit.signal), ...age };
    return { error: { status: response.status, message: readProblem(parseBody(await response.text())) } };
  };
  /** The answer to a reading call, or what was kept of an earlier one if it is late. */
  const inTime = async <Sent extends Response | null>(sent: Promise<Sent>): Promise<Sent | Response> => {
    const answered = sent.then((answer) => keepLater(answer, url, askedAt));
    const first = await (worksOffline() ? Promise.race([answered, pause(PATIENCE_MS)]) : answered);
    return first === undefined ? ((await keptAnswer(url)) ?? answered) : first;
  };
  try {
    const early = reads ? await inTime(handedOver(url)) : null;
    // If its body breaks off, a new attempt may succeed as well.
    const taken = early === null ? null : await take(early).catch(() => null);
    return taken ?? (await take(await (reads ? inTime(send()) : send())));
  } catch {
    const kept = reads && signal?.aborted !== true ? await keptAnswer(url) : null;
    const taken = kept === null ? null : await take(kept).catch(() => null);
    return taken ?? { error: { status: limit.passed() ? 'timeout' : 'offline', message: REQUEST_FAILED } };
  } finally {
    limit.lift();
  }
}

/** An answer is as old as its request, unless it was kept. */
function ageOf(storedAt: string | null, askedAt: number): Age {
  const stored = storedAt === null ? Number.NaN : Number(storedAt);
  return Number.isFinite(stored) ? { at: Math.min(stored, askedAt), kept: true } : { at: askedAt, kept: false };
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

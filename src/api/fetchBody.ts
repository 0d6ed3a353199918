import { callUrl } from './callUrl';
import type { ApiError } from './errors';
import { REQUEST_FAILED } from './errors';
import { parseBody } from './decodeBody';
import { readProblem } from './wire/problem';
import { askedNow, noteServerTime } from '../lib/clock';
import type { Age } from '../entities/provenance';
import { noteOffers } from '../lib/offers';
import { STORED_AT } from '../lib/storedAt';
import { workerContainer } from '../lib/workerContainer';
import { takeEarly } from './sendEarly';

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

/** What answers calls while there is no connection; part of the shell, so that it is there then. */
const loadKeeper = () => import(/* webpackChunkName: "frameRest" */ './keptAnswers');

/** Whether the page itself is there without a connection. */
const worksOffline = (): boolean => workerContainer()?.controller != null;

/** Whether a promise has not settled after that many ms. */
async function isLate(promise: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<true>((resolve) => (timer = setTimeout(resolve, ms, true)));
  return Promise.race([promise.then(() => false), late]).finally(() => clearTimeout(timer));
}

/**
 * Keeps an answer for when there is no connection, later, as that would hold up whatever the answer is for. Not before the
 * page works without one: a first visit is drawn a tenth sooner if its answers are not copied.
 * @returns the answer
 */
function keepLater(answer: Response, url: string, at: number): Response {
  if (!answer.ok || !worksOffline()) return answer;
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
  const take = async (response: Response, sentAt: number): Promise<Fetched<Body>> => {
    const storedAt = response.headers.get(STORED_AT);
    if (response.ok) noteOffers(response.headers.get('server-offers'));
    if (storedAt === null) noteServerTime(response.headers.get('date'), Date.now());
    const age = ageOf(storedAt, sentAt);
    if (response.ok)
      return { body: await readBody(response, age, age.kept ? new AbortController().signal : limit.signal), ...age };
    return { error: { status: response.status, message: readProblem(parseBody(await response.text())) } };
  };
  let isLeftBehind = false;
  /** Takes the answer to a call; to a reading one what was kept of an earlier one if it is late. */
  const takeInTime = async (sent: Promise<Response>, sentAt: number): Promise<Fetched<Body>> => {
    if (!reads) return take(await sent, sentAt);
    const answered = sent.then((answer) => keepLater(answer, url, sentAt));
    const kept = worksOffline() && (await isLate(answered, PATIENCE_MS)) ? await keptAnswer(url) : null;
    isLeftBehind = kept !== null;
    return take(kept ?? (await answered), sentAt);
  };
  try {
    const early = reads ? takeEarly(url) : undefined;
    // If it was lost or its body breaks off, a new attempt may succeed; a refusal is an answer.
    const taken = early === undefined ? null : await takeInTime(early.answer, early.at).catch(() => null);
    return taken ?? (await takeInTime(send(), askedAt));
  } catch {
    const kept = reads && signal?.aborted !== true ? await keptAnswer(url) : null;
    const taken = kept === null ? null : await take(kept, askedAt).catch(() => null);
    return taken ?? { error: { status: limit.passed() ? 'timeout' : 'offline', message: REQUEST_FAILED } };
  } finally {
    // What comes after a kept answer has the same time as any other.
    if (!isLeftBehind) limit.lift();
  }
}

/** An answer is as old as its request, unless it was kept. */
function ageOf(storedAt: string | null, sentAt: number): Age {
  const stored = storedAt === null ? Number.NaN : Number(storedAt);
  return Number.isFinite(stored) ? { at: Math.min(stored, sentAt), kept: true } : { at: sentAt, kept: false };
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

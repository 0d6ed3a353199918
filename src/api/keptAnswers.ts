import { apiBase } from '../lib/url';
import { whenIdle } from '../lib/schedule';
import { STORED_AT } from '../lib/storedAt';
import { READING_CALLS, readingPattern } from './paths';
import type { ReadingCall } from './paths';

const CACHE = 'kbo-answers';
const MOST = 120;
const LONGEST_MS = 7 * 86_400_000;

/** Reading calls whose answers are not kept: live scores, and requests that somebody can still answer. */
const NEVER: readonly ReadingCall[] = ['livescore', 'transfer', 'postponement'];
const PATTERNS = READING_CALLS.filter((name) => !NEVER.includes(name)).map(readingPattern);

const isOld = (answer: Response | undefined): boolean =>
  !(Date.now() - Number(answer?.headers.get(STORED_AT)) < LONGEST_MS);

/**
 * Removes what was kept longest, down to 120 answers, and what is older than 7 days: keys are in the order of keeping.
 * Never throws: where storage is blocked, there is nothing to remove.
 */
export async function forgetOldAnswers(): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    const keys = await cache.keys();
    for (const [place, key] of keys.entries()) {
      if (place >= keys.length - MOST && !isOld(await cache.match(key))) return;
      await cache.delete(key);
    }
  } catch {
    // Blocked.
  }
}

/**
 * Keeps an answer for when there is no connection, if it is one that is kept and what it should be: not, say, a café
 * network's sign-in page. Never throws: an answer that breaks off is not kept, nor is any where storage is blocked; where
 * it is full, all are given up.
 * @param at when it was requested, ms since 1970; a kept answer carries that time, so that it never passes for a new one
 */
export async function keepAnswer(url: string, answer: Response, at: number): Promise<void> {
  const path = url.slice(apiBase().href.length);
  const isJson = answer.status === 200 && /json/.test(answer.headers.get('content-type') ?? '');
  if (!isJson || !PATTERNS.some((pattern) => pattern.test(path))) return;
  const headers = new Headers(answer.headers);
  headers.set(STORED_AT, String(at));
  // Whatever the server's answer depended on, there is one answer to a call.
  headers.delete('vary');
  await new Promise<void>(whenIdle);
  try {
    const kept = new Response(await answer.blob(), { headers });
    await (await caches.open(CACHE)).put(url, kept);
  } catch (reason) {
    const isFull = reason instanceof DOMException && reason.name === 'QuotaExceededError';
    if (isFull) await caches.delete(CACHE).catch(() => undefined);
  }
}

/** The kept answer of a call. Never throws: where storage is blocked, there is none. */
export async function findAnswer(url: string): Promise<Response | undefined> {
  try {
    const answer = await (await caches.open(CACHE)).match(url);
    return isOld(answer) ? undefined : answer;
  } catch {
    return undefined;
  }
}

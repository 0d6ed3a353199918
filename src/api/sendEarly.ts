import { attempt } from '../lib/attempt';
import { callUrl } from './callUrl';

const TIMEOUT_MS = 15_000;

/**
 * Sends a reading call ahead of whoever asks for the answer, which `fetchBody` then takes over: once, and however late. So
 * whoever sends early forgets in time what nobody has taken.
 * @param path relative to the API's base
 */
export function sendEarly(path: string): Promise<Response> {
  const url = callUrl(path);
  const answer = fetch(url, {
    credentials: 'include',
    headers: { Accept: 'application/json' },
    signal: attempt(() => AbortSignal.timeout(TIMEOUT_MS), null),
  });
  // Whoever takes over the answer handles its failure; this only avoids an unhandled rejection.
  answer.catch(() => undefined);
  (globalThis.earlyAnswers ??= new Map<string, EarlyAnswer>()).set(url, { answer, at: Date.now() });
  return answer;
}

/** The answer to a call that was sent early, once; undefined: none was, or it has been taken. */
export function takeEarly(url: string): EarlyAnswer | undefined {
  const early = globalThis.earlyAnswers?.get(url);
  globalThis.earlyAnswers?.delete(url);
  return early;
}

import { attempt } from '../lib/trouble';
import { callUrl } from './paths';

const TIMEOUT_MS = 15_000;

/** A response that no screen has taken by then is too old to show. */
const EXPIRES_AFTER_MS = 10_000;

/** Responses by absolute address: on the global object, as the boot script that puts them is a bundle of its own. */
const mailbox = (): Map<string, PreloadedResponse> =>
  (globalThis.preloadedResponses ??= new Map<string, PreloadedResponse>());

/**
 * Sends a reading call ahead of whoever asks for the answer, which `fetchBody` then takes over.
 * @param path relative to the API's base
 */
export function preloadResponse(path: string): Promise<Response> {
  const url = callUrl(path);
  const answer = fetch(url, {
    credentials: 'include',
    headers: { Accept: 'application/json' },
    signal: attempt(() => AbortSignal.timeout(TIMEOUT_MS), null),
  });
  // Whoever takes over the answer handles its failure; this only avoids an unhandled rejection.
  answer.catch(() => undefined);
  mailbox().set(url, { answer, at: Date.now() });
  return answer;
}

/** The response to a call that was sent ahead, once, unless it has expired; undefined: none was, or it has been taken. */
export function takePreloadedResponse(url: string): PreloadedResponse | undefined {
  const preloaded = mailbox().get(url);
  mailbox().delete(url);
  return preloaded !== undefined && Date.now() - preloaded.at <= EXPIRES_AFTER_MS ? preloaded : undefined;
}

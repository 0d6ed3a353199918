import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { READING_CALLS, STORED_AT, readingPattern } from '../api/paths';
import type { ReadingCall } from '../api/paths';
import { apiBase } from '../lib/url';

const DAY_SECONDS = 86_400;

/** Evicts what has not been used for long, and everything when storage runs out. */
function bounded(maxEntries: number, days: number): WorkboxPlugin {
  const { cachedResponseWillBeUsed, cacheDidUpdate } = new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: days * DAY_SECONDS,
    purgeOnQuotaError: true,
  });
  // The class's own type allows each of them to be undefined.
  return {
    ...(cachedResponseWillBeUsed ? { cachedResponseWillBeUsed } : {}),
    ...(cacheDidUpdate ? { cacheDidUpdate } : {}),
  };
}

/** Whether it is what was expected, and not, say, a café network's sign-in page under a script's address. */
const isOf = (kind: RegExp, { status, headers }: Response): boolean =>
  status === 200 && kind.test(headers.get('content-type') ?? '');

const only = (kind: RegExp): WorkboxPlugin => ({
  cacheWillUpdate: ({ response }) => Promise.resolve(isOf(kind, response) ? response : null),
});

/** Hashed files that are not precached. */
export const files = new CacheFirst({
  cacheName: 'kbo-screens',
  plugins: [only(/javascript|css|font|^image\//), bounded(120, 60)],
});

/** A picture may be replaced under the same address: the cached one is shown, and refetched for the next time. */
export const pictures = new StaleWhileRevalidate({
  cacheName: 'kbo-pictures',
  plugins: [only(/^image\//), bounded(400, 30)],
});

/** Reading calls whose answers are not kept: live scores, and requests that somebody can still answer. */
const NEVER: readonly ReadingCall[] = ['livescore', 'transfer', 'postponement'];
const CACHEABLE = READING_CALLS.filter((name) => !NEVER.includes(name)).map(readingPattern);
const FIXTURES = readingPattern('fixtures');

const callOf = (url: string): string | null =>
  url.startsWith(apiBase().href) ? url.slice(apiBase().href.length) : null;

/** Whether the answer to a call is kept. */
export function isCacheable({ href }: URL): boolean {
  const call = callOf(href);
  return call !== null && CACHEABLE.some((pattern) => pattern.test(call));
}

/** A kept answer says when it was asked for, so that it never passes for a new one. */
const dated: WorkboxPlugin = {
  cacheWillUpdate: ({ response, event }: { readonly response: Response; readonly event: Event }) => {
    if (!isOf(/json/, response)) return Promise.resolve(null);
    const at = Math.round(Date.now() - (performance.now() - event.timeStamp));
    const headers = new Headers(response.headers);
    headers.set(STORED_AT, String(at));
    // What expires is judged by this one; the server's own may be hidden, or of another clock.
    headers.set('date', new Date(at).toUTCString());
    return Promise.resolve(new Response(response.body, { headers }));
  },
};

const ANSWERS = 'kbo-answers';
// Whatever the server's answer depended on, there is one answer to a call.
const ONE_A_CALL = { ignoreVary: true };

/**
 * An answer that breaks off, or takes more than the 6 s, counts as none where there is one to give in its place. Else a
 * league's fixtures pass as they arrive: their beginning is shown before their end.
 */
const whole: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) => {
    if (response.status !== 200) return response;
    const passes = FIXTURES.test(callOf(request.url) ?? '') && !(await isThere(request));
    return passes ? response : new Response(await response.arrayBuffer(), response);
  },
};

const isThere = async (request: Request): Promise<boolean> =>
  (await (await caches.open(ANSWERS)).match(request, ONE_A_CALL)) !== undefined;

/** The API's answers; without a connection, or after 6 s, the last one. */
export const answers = new NetworkFirst({
  cacheName: ANSWERS,
  networkTimeoutSeconds: 6,
  matchOptions: ONE_A_CALL,
  plugins: [whole, dated, bounded(120, 7)],
});

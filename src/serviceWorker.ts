import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import type { WorkboxPlugin } from 'workbox-core';
import { READING_CALLS, readingPattern } from './api/paths';
import type { ReadingCall } from './api/paths';
import { apiBase } from './lib/apiBase';
import { STORED_AT } from './lib/storedAt';

/** Files of the shell with their content hashes; filled in by the build. */
declare const SHELL_FILES: { readonly url: string; readonly revision: string | null }[];
/** The worker's own global; the page's types know it only as a window. */
declare function skipWaiting(): Promise<void>;

/** Reading calls whose answers are never stored for offline use: what is live, and every request that can be answered. */
const NEVER_KEPT: readonly ReadingCall[] = ['livescore', 'transfer', 'postponement'];
const KEPT = READING_CALLS.filter((name) => !NEVER_KEPT.includes(name)).map(readingPattern);
const DAY_SECONDS = 86_400;
/** After this long the stored answer is shown, with its age. */
const PATIENCE_SECONDS = 6;

setCacheNameDetails({ prefix: 'kbo' });
cleanupOutdatedCaches();
precacheAndRoute(SHELL_FILES);

/** The site's folder, `https://host/` or one below. */
const folder = new URL('./', location.href);
const pages = [folder.pathname, `${folder.pathname}index.html`];
registerRoute(
  ({ url, request }) => request.mode === 'navigate' && pages.includes(url.pathname + url.search),
  createHandlerBoundToURL('index.html'),
);

/** Lets go of what was not used for long, and of everything when the device runs full. */
function bounded(maxEntries: number, days: number): WorkboxPlugin {
  const { cachedResponseWillBeUsed, cacheDidUpdate } = new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: days * DAY_SECONDS,
    purgeOnQuotaError: true,
  });
  return {
    ...(cachedResponseWillBeUsed ? { cachedResponseWillBeUsed } : {}),
    ...(cacheDidUpdate ? { cacheDidUpdate } : {}),
  };
}

/** Keeps what is of the kind that was asked for, and not, say, the sign-in page of a café's network under a script's address. */
const only = (kind: RegExp): WorkboxPlugin => ({
  cacheWillUpdate: ({ response }) =>
    Promise.resolve(response.status === 200 && kind.test(response.headers.get('content-type') ?? '') ? response : null),
});

const api = apiBase().href;

/** A stored answer carries the time of its delivery, so that it never passes for a new one. */
const withTime = {
  cacheWillUpdate: async ({ response }: { response: Response }): Promise<Response | null> => {
    if (response.status !== 200 || !/json/.test(response.headers.get('content-type') ?? '')) return null;
    const headers = new Headers(response.headers);
    headers.set(STORED_AT, String(Date.now()));
    return new Response(await response.blob(), { status: 200, headers });
  },
};

registerRoute(
  ({ url, request }) => {
    const path = url.href.startsWith(api) ? url.href.slice(api.length) : '';
    return request.method === 'GET' && KEPT.some((pattern) => pattern.test(path));
  },
  new NetworkFirst({
    cacheName: 'kbo-answers',
    networkTimeoutSeconds: PATIENCE_SECONDS,
    plugins: [withTime, bounded(120, 7)],
  }),
);

// Hashed files that are not part of the shell: each screen's own script and style.
registerRoute(
  ({ url }) => url.href.startsWith(`${folder.href}assets/`),
  new CacheFirst({ cacheName: 'kbo-screens', plugins: [only(/javascript|css|font/), bounded(120, 60)] }),
);

registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.destination === 'image',
  // A picture may be replaced under the same address: the stored one is shown, and fetched again for the next time.
  new StaleWhileRevalidate({ cacheName: 'kbo-pictures', plugins: [only(/^image\//), bounded(400, 30)] }),
);

// A new version waits until the visitor takes it: nothing changes under somebody who reads.
addEventListener('message', (event: MessageEvent<unknown>) => {
  if (event.data === 'takeOver') void skipWaiting();
});
clientsClaim();

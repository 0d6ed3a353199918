import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import type { WorkboxPlugin } from 'workbox-core';
import { apiBase } from './lib/url';
import { savesData } from './lib/connection';
import { pastWorker } from './lib/pastWorker';
import type { RouterCondition } from './lib/pastWorker';

/** Files by address, with their revision where that does not tell it. */
type Files = readonly { readonly url: string; readonly revision: string | null }[];
/** What every page needs, and the further files of all screens; the build puts them in (.webpack/shellFiles.js). */
declare const SHELL_FILES: Files;
declare const SCREEN_FILES: Files;
/** A global of service workers, which the DOM types do not declare. */
declare function skipWaiting(): Promise<void>;

const DAY_SECONDS = 86_400;

setCacheNameDetails({ prefix: 'kbo' });
cleanupOutdatedCaches();
// Every screen opens offline, except for visitors who save data: theirs are kept when they were shown.
precacheAndRoute(savesData() ? [...SHELL_FILES] : [...SHELL_FILES, ...SCREEN_FILES]);

/** The site's folder, `https://host/` or one below. */
const folder = new URL('./', location.href);
const pages = [folder.pathname, `${folder.pathname}index.html`];
registerRoute(
  // Whatever the query says: the words of campaigns (`?gclid=…`) mean nothing to the site.
  ({ url, request }) => request.mode === 'navigate' && pages.includes(url.pathname),
  createHandlerBoundToURL('index.html'),
);

/** Evicts what has not been used for long, and everything when storage runs out. */
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

/** Caches only the expected content type, and not, say, a café network's sign-in page under a script's address. */
const only = (kind: RegExp): WorkboxPlugin => ({
  cacheWillUpdate: ({ response }) =>
    Promise.resolve(response.status === 200 && kind.test(response.headers.get('content-type') ?? '') ? response : null),
});

// Hashed files that are not precached: what a screen loads later, or on a press.
registerRoute(
  ({ url }) => url.href.startsWith(`${folder.href}assets/`),
  new CacheFirst({ cacheName: 'kbo-screens', plugins: [only(/javascript|css|font|^image\//), bounded(120, 60)] }),
);

registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.destination === 'image',
  // A picture may be replaced under the same address: show the cached one and refetch it for the next time.
  new StaleWhileRevalidate({ cacheName: 'kbo-pictures', plugins: [only(/^image\//), bounded(400, 30)] }),
);

/** The part of the static routing API that is used here, which neither the DOM types nor every browser has. */
interface RoutingEvent extends Event {
  readonly addRoutes: (rule: { readonly condition: RouterCondition; readonly source: 'network' }) => Promise<void>;
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/**
 * Sends what the worker has no answer to past it: handing a request to the worker only to get it back takes a phone some
 * milliseconds each.
 */
const sendTheRestPast = (event: RoutingEvent): Promise<void> =>
  event.addRoutes({ condition: pastWorker(folder, apiBase()), source: 'network' });

const canRoute = (event: Event): event is RoutingEvent => 'addRoutes' in event;
addEventListener('install', (event) => {
  // Without these rules everything works, only later.
  if (canRoute(event)) event.waitUntil(sendTheRestPast(event).catch(() => undefined));
});

// A new version waits until the visitor accepts it, so that nothing changes while they read.
addEventListener('message', (event: MessageEvent<unknown>) => {
  if (event.data === 'takeOver') void skipWaiting();
});
clientsClaim();

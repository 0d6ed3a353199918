import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { savesData } from '../lib/media';
import { notifyVisitors } from '../push/notifications';
import { answers, files, isCacheable, pictures } from './strategies';

/** Files by address, with their revision where that does not tell it. */
type Files = readonly { readonly url: string; readonly revision: string | null }[];
/** What every page needs, and the further files of all screens; the build puts them in (.webpack/shellFiles.js). */
declare const SHELL_FILES: Files;
declare const SCREEN_FILES: Files;
/** A global of service workers, which the DOM types do not declare. */
declare function skipWaiting(): Promise<void>;

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
registerRoute(({ url }) => url.href.startsWith(`${folder.href}assets/`), files);
registerRoute(({ request, sameOrigin }) => sameOrigin && request.destination === 'image', pictures);
registerRoute(({ url }) => isCacheable(url), answers);

notifyVisitors(folder);

// A new version waits until the visitor accepts it, so that nothing changes while they read.
addEventListener('message', (event: MessageEvent<unknown>) => {
  if (event.data === 'takeOver') void skipWaiting();
});
clientsClaim();

import { attempt } from '../lib/attempt';
import { crawls } from '../lib/connection';
import { whenIdle } from '../lib/idle';
import { whenLeftAlone } from '../lib/leftAlone';
import { workerAnswers } from '../lib/serviceWorker';
import { routeOf, wordOf } from './routes';
import type { Word } from './siteMap';

const people: readonly Word[] = ['team-detail', 'player-detail', 'match'];

/** The most likely next screens from each screen, most likely first. */
const LIKELY: { readonly [From in Word]?: readonly Word[] } = {
  start: ['liga', 'tabelle', 'spielplan'],
  liga: ['tabelle', 'team-detail', 'match', 'spielplan'],
  teams: people,
  tabelle: people,
  tabellenrechner: ['tabelle', 'team-detail'],
  spielplan: ['match', 'team-detail', 'player-detail'],
  livescore: ['match', 'spielplan', 'tabelle'],
  leaderboards: ['player-detail', 'team-detail', 'match'],
  news: ['news-detail', 'liga'],
  strafsenat: ['news-detail', 'sperren'],
  transfers: ['player-detail', 'team-detail'],
  sperren: ['player-detail', 'team-detail'],
  bund: ['liga', 'kontakt'],
  ligaordnung: ['spielregeln', 'liga'],
  spielregeln: ['ligaordnung', 'liga'],
  register: ['liga', 'ligaordnung'],
  mobilenav: ['liga', 'tabelle', 'spielplan'],
  match: ['team-detail', 'player-detail', 'spielplan'],
  'team-detail': ['player-detail', 'match', 'tabelle'],
  'player-detail': ['match', 'team-detail', 'tabelle'],
  'news-detail': ['news', 'liga'],
  transfer: ['transfers'],
  postpone: ['spielplan'],
};

/** For screens without a row above. */
const HOME: readonly Word[] = ['liga'];

/** Smaller files say more about latency than about bandwidth. */
const TELLING_BYTES = 10_000;
const BYTES_PER_MBIT = 125_000;
/** Mbit/s. */
const CRAWLING = 0.5;
const FAST = 2;

/** Mbit/s at which this page's largest file was downloaded; null: unknown. */
function measuredRate(): number | null {
  const [largest] = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ transferSize, responseEnd, requestStart }) => transferSize > TELLING_BYTES && responseEnd > requestStart)
    .toSorted((a, b) => b.transferSize - a.transferSize);
  if (largest === undefined) return null;
  return largest.transferSize / BYTES_PER_MBIT / ((largest.responseEnd - largest.requestStart) / 1000);
}

/** The files of all screens, as the build lists them in the page for `boot` (.webpack/screenFiles.js). */
function filesOfAll(): readonly string[] {
  const listed = document.querySelector<HTMLElement>('[data-screens]')?.dataset.screens ?? '';
  return [...new Set(listed.split(/[ |]~?/).filter((file) => file.includes('.')))];
}

/**
 * Fetches a file for the caches of browser and service worker, without running it, unless it was fetched in this visit.
 * By a call, as `rel=prefetch` falls under `default-src` in Firefox, which our content policy closes, and is off in Safari.
 */
async function fetchAhead(file: string): Promise<void> {
  const { href } = new URL(file, document.baseURI);
  if (attempt(() => performance.getEntriesByName(href).length, 0) > 0) return;
  // A body that nobody reads may never get into a cache.
  await (await fetch(href, { priority: 'low' })).arrayBuffer();
}

/**
 * Loads the chunks of the likeliest next screens one by one, on a very slow connection only the first; a failed one is
 * loaded again when needed. The files of the rest, as they may be wanted offline, are only fetched, once the page is left
 * alone and the service worker keeps them: to evaluate and compile all of them would keep a phone busy. That is left out
 * on a connection that is not fast; files from the service worker say nothing about it.
 */
export async function loadAhead(address: string, stop: AbortSignal): Promise<void> {
  const rate = attempt(measuredRate, null);
  if (crawls()) return;
  const likely = LIKELY[wordOf(address) ?? 'start'] ?? HOME;
  for (const word of rate !== null && rate < CRAWLING ? likely.slice(0, 1) : likely) {
    await new Promise<void>(whenIdle);
    if (stop.aborted) return;
    const route = routeOf(word);
    await route?.load().catch(route.forget);
  }
  if (rate !== null && rate < FAST) return;
  await new Promise<void>((leftAlone) => stop.addEventListener('abort', whenLeftAlone(leftAlone)));
  await workerAnswers();
  for (const file of filesOfAll()) {
    await new Promise<void>(whenIdle);
    if (stop.aborted) return;
    await fetchAhead(file).catch(() => undefined);
  }
}

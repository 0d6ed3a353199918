import { crawls } from '../lib/crawls';
import { whenIdle } from '../lib/idle';
import { routeOf, wordOf } from './routes';
import { WORDS } from './siteMap';
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

/**
 * The screens worth preloading on this connection, most likely first. All of them on a fast one, as they may be wanted
 * offline, and when the files came from the service worker and so say nothing about the connection.
 */
function screensAhead(from: Word): readonly Word[] {
  const likely = LIKELY[from] ?? HOME;
  const rate = measuredRate();
  if (crawls()) return [];
  if (rate !== null && rate < CRAWLING) return likely.slice(0, 1);
  return rate !== null && rate < FAST ? likely : [...likely, ...WORDS];
}

/** Loads the chunks of the likeliest next screens one by one; a failed one is loaded again when needed. */
export async function loadAhead(address: string, stop: AbortSignal): Promise<void> {
  for (const word of screensAhead(wordOf(address) ?? 'start')) {
    await new Promise<void>(whenIdle);
    if (stop.aborted) return;
    const route = routeOf(word);
    await route?.load().catch(route.forget);
  }
}

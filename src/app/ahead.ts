import { routeOf, wordOf } from './routes';
import { WORDS } from './siteMap';
import type { Word } from './siteMap';
import { loadFaces } from '../ui/faces';

const people: readonly Word[] = ['team-detail', 'player-detail', 'match'];

/** Where visitors mostly go from a screen that leads on, likeliest first. */
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

/** From all others, as from a screen without a row. */
const HOME: readonly Word[] = ['liga'];

/** Files smaller than this say more about the way to the server than about the line. */
const TELLING_BYTES = 10_000;
const BYTES_PER_MBIT = 125_000;
/** Mbit/s. */
const CRAWLING = 0.5;
const FAST = 2;

/** Mbit/s at which the largest file of this page came over the line; null: not known. */
function measuredRate(): number | null {
  const [largest] = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ transferSize, responseEnd, requestStart }) => transferSize > TELLING_BYTES && responseEnd > requestStart)
    .toSorted((a, b) => b.transferSize - a.transferSize);
  if (largest === undefined) return null;
  return largest.transferSize / BYTES_PER_MBIT / ((largest.responseEnd - largest.requestStart) / 1000);
}

/** Whether the browser notes that the line crawls, where it notes such things. */
function crawls(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  if (typeof connection !== 'object' || connection === null || !('effectiveType' in connection)) return false;
  return /2g$/.test(String(connection.effectiveType));
}

/**
 * The screens that the line bears ahead of their visit, likeliest first. All of them, as they may be wanted offline, on a
 * fast line, and where a returning visitor's files come from the worker and say nothing about the line.
 */
function screensAhead(from: Word): readonly Word[] {
  const likely = LIKELY[from] ?? HOME;
  const rate = measuredRate();
  if (crawls()) return [];
  if (rate !== null && rate < CRAWLING) return likely.slice(0, 1);
  return rate !== null && rate < FAST ? likely : [...likely, ...WORDS];
}

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve);
  });

/** Letters in which many names are written, but no text of ours. Coming with the first name they would lay out its whole page anew. */
const LETTERS_OF_NAMES = 'éć';

/** Loads the code of the likeliest next screens one after the other; a failed one is asked for again when it is needed. */
export async function loadAhead(address: string, stop: AbortSignal): Promise<void> {
  if (!crawls()) loadFaces(LETTERS_OF_NAMES);
  for (const word of screensAhead(wordOf(address) ?? 'start')) {
    await idle();
    if (stop.aborted) return;
    const route = routeOf(word);
    await route?.load().catch(route.forget);
  }
}

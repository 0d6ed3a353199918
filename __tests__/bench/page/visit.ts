import type { Browser, CDPSession, Page } from '@playwright/test';
import { withoutStream } from '../../support/withoutStream';
import { networkRest } from './networkRest';

/** Device and network of a visit. */
export interface Conditions {
  readonly width: number;
  readonly height: number;
  /** How many times slower the processor is. */
  readonly cpu: number;
  /** 1.6 Mbit/s down, 0.75 up, 150 ms. */
  readonly slowNetwork: boolean;
  /** The budgets are written in gzip; browsers take brotli as well, here and over TLS. */
  readonly gzipOnly: boolean;
}

export const desktop: Conditions = { width: 1280, height: 900, cpu: 1, slowNetwork: false, gzipOnly: false };
export const phone: Conditions = { width: 390, height: 844, cpu: 1, slowNetwork: false, gzipOnly: false };
export const slowPhone: Conditions = { ...phone, cpu: 4, slowNetwork: true };

/** What the page notes about itself, in ms since its navigation. */
export interface Notes {
  /** A heading is shown and nothing of the first screenful is a placeholder any more. */
  readonly content: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Sum of all layout shifts without input. */
  readonly shift: number;
  /** Beginning and length of each task beyond 50 ms. */
  readonly longTasks: readonly (readonly [number, number])[];
}

export interface Visit {
  readonly page: Page;
  readonly cdp: CDPSession;
  /** Once content stands and nothing has happened for a while. */
  readonly notes: () => Promise<Notes>;
}

const NOTE = (): void => {
  const notes = { content: 0, firstPaint: 0, largestPaint: 0, shift: 0, longTasks: [] as [number, number][] };
  Object.assign(window, { notes });
  const on = (type: string, note: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => (notes.largestPaint = startTime));
  on('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (notes.firstPaint = startTime));
  on('longtask', ({ startTime, duration }) => notes.longTasks.push([startTime, duration]));
  on('layout-shift', (entry) => {
    if (
      'value' in entry &&
      typeof entry.value === 'number' &&
      'hadRecentInput' in entry &&
      entry.hadRecentInput === false
    )
      notes.shift += entry.value;
  });
  const stands = (): boolean =>
    document.querySelector('main h1') !== null &&
    ![...document.querySelectorAll('[aria-busy="true"]')].some((one) => one.getBoundingClientRect().top < innerHeight);
  // Notified of each change of the document before anything that it causes is requested.
  const watch = new MutationObserver(() => {
    if (!stands()) return;
    notes.content = performance.now();
    watch.disconnect();
  });
  watch.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-busy'] });
};

async function slowDown(cdp: CDPSession, { cpu, slowNetwork, gzipOnly }: Conditions): Promise<void> {
  await cdp.send('Network.enable');
  if (gzipOnly) await cdp.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } });
  if (cpu > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (slowNetwork)
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1_600_000 / 8,
      uploadThroughput: 750_000 / 8,
    });
}

/** A first visit with the league W1A already chosen; all caches are empty. @param api where the site's API is, if elsewhere */
export async function firstVisit<Result>(
  browser: Browser,
  site: string,
  conditions: Conditions,
  look: (visit: Visit) => Promise<Result>,
  api = site,
): Promise<Result> {
  const { width, height } = conditions;
  const mobile = width < 600;
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width, height },
    isMobile: mobile,
    hasTouch: mobile,
    locale: 'de-AT',
    timezoneId: 'Europe/Vienna',
    serviceWorkers: 'block',
  });
  try {
    const leagues = (await (await context.request.get(`${api}/api/client/leagueList?per=25`)).json()) as {
      id: string;
      code: string;
    }[];
    const id = leagues.find(({ code }) => code === 'W1A')?.id ?? '';
    await context.addCookies([
      { name: 'leagueCode', value: 'W1A', url: site },
      { name: 'leagueID', value: id, url: site },
    ]);
    const page = await context.newPage();
    // tsx wraps functions in a helper that keeps their names; pages that receive such a function need it as well.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(NOTE);
    await page.addInitScript(withoutStream);
    const rested = networkRest(page);
    const cdp = await context.newCDPSession(page);
    await slowDown(cdp, conditions);
    const read = (): Promise<Notes> => page.evaluate(() => (window as unknown as { notes: Notes }).notes);
    return await look({
      page,
      cdp,
      notes: async () => {
        await page.waitForFunction(() => (window as unknown as { notes: Notes }).notes.content > 0, undefined, {
          timeout: 60_000,
        });
        await rested();
        await page.waitForTimeout(500);
        return read();
      },
    });
  } finally {
    await context.close();
  }
}

import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { withoutStream } from '../../support/withoutStream';
import { settled } from './settled';

interface League {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}

interface Fixtures {
  /** What the browser complained about: console errors, uncaught exceptions, broken rules of the content policy. */
  readonly complaints: string[];
  /** What the test provokes, whenever it comes: complaints that match one of these count for nothing. */
  readonly provoked: RegExp[];
  /** Chooses a league as a returning visitor: by its cookies. */
  readonly inLeague: (code: string) => Promise<League>;
  /** Calls of the API so far, without pictures. */
  readonly calls: string[];
  /** Whether the stream of changes is opened; with it the network is never idle. */
  readonly stream: boolean;
  /** Whether the service worker runs; without it every call can be seen and answered by the test. */
  readonly worker: boolean;
}

/** What the browser and the site log when something cannot be had. */
export const FAILED_ANSWERS = /^console: (?!policy:)/;
/** What the browser itself logs then. */
export const FAILED_FILES = /^console: Failed to load resource/;

/** A test that also fails if the browser complains or contacts a foreign host. */
export const test = base.extend<Fixtures>({
  worker: [false, { option: true }],
  stream: [false, { option: true }],
  provoked: async ({}, use) => use([]),
  complaints: [
    async ({ page, baseURL, worker, stream, provoked }, use) => {
      if (!stream) await page.context().addInitScript(withoutStream);
      if (!worker)
        await page.context().addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
      const complaints: string[] = [];
      const complain = (line: string): void => {
        if (!provoked.some((pattern) => pattern.test(line))) complaints.push(line);
      };
      page.on('console', (message) => {
        if (message.type() === 'error') complain(`console: ${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => complain(`exception: ${error.message}`));
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (/^https?:$/.test(protocol) && origin !== baseURL) complain(`foreign host: ${request.url()}`);
      });
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) =>
          console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
        );
      });
      await use(complaints);
      expect(complaints, 'the browser has nothing to complain about').toEqual([]);
    },
    { auto: true },
  ],
  calls: async ({ page }, use) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(pathname.slice(5) + search);
    });
    await use(calls);
  },
  inLeague: async ({ context, request, baseURL }, use) => {
    await use(async (code) => {
      const leagues = (await (await request.get('/api/client/leagueList?per=25')).json()) as League[];
      const league = leagues.find((candidate) => candidate.code === code);
      if (league === undefined) throw new Error(`no league ${code}`);
      await context.addCookies([
        { name: 'leagueCode', value: league.code, url: baseURL ?? '' },
        { name: 'leagueID', value: league.id, url: baseURL ?? '' },
      ]);
      return league;
    });
  },
});

export { expect, settled };

/** Waits until everything that appears or leaves has done so; only lasting movements, as a slide's, may go on. */
export async function still(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || Number(effect?.getComputedTiming().endTime) > 1_000),
  );
}

/** Waits until the page has drawn what it knows by now. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
}

/** A page on a loaded machine is given its frames much sooner; one that the browser forgot is given none. */
const LATEST_FRAME_MS = 5_000;

/** Brings every section of the page into view once, as a reader does, and so loads what is requested only then. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async (latest) => {
    const sections = [...document.querySelectorAll('main section')];
    const inView = (one: Element): boolean => {
      const { top, bottom } = one.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    };
    const seen = new Set<Element>();
    for (const section of sections) {
      if (seen.has(section)) continue;
      section.scrollIntoView({ behavior: 'instant' });
      const beside = sections.filter(inView);
      // Observers of what is in view report with the frame after the next: on this section, and on all that stay beside it.
      for (let frame = 0; frame < 2; frame++)
        await Promise.race([new Promise(requestAnimationFrame), new Promise((go) => setTimeout(go, latest))]);
      beside.filter(inView).forEach((one) => seen.add(one));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, LATEST_FRAME_MS);
  await settled(page);
}

/** Paints the page light or dark, at once. */
export async function paint(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  // On a phone nothing on the page follows the system while the menu is closed.
  await page.evaluate((asked) => (document.documentElement.dataset['theme'] = asked), theme);
  await still(page);
}

/** Waits until an answer has come and was drawn. */
export async function arrived(page: Page, url: RegExp): Promise<void> {
  await (await page.waitForResponse(url)).finished();
  await nextFrames(page);
}

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 900 };

import { existsSync } from 'node:fs';
import path from 'node:path';
import { openBrowser } from '../lib/browser';
import { ROOT, startSite } from '../lib/process';
import { figure, judge, printTable } from '../lib/report';
import { readTableSizes, takeCensus } from './census';
import type { Census, TableSizes } from './census';
import { pageAt, readTeams } from './pages';

/**
 * Walks through the built site on the real server and compares what the page holds early and late.
 * Each visit lasts half a minute of the page's own clock, so that the walk is a long evening and the
 * cache may forget; the counting is always done on the same small page.
 */
const TEAMS = 40;
const EARLY = 20;
const LATE = 500;
const VISIT_MS = 30_000;
const RESTING_PAGE = '/impressum';
/** Longer than anything unused is cached. */
const REST_MS = 400_000;

/**
 * V8 keeps the code it compiles in the same heap, and goes on compiling for hours. So that the figure
 * shows what the site holds and nothing else, it interprets here and throws no byte code away.
 */
const ENGINE = '--jitless --no-flush-bytecode';

const siteDir = process.env.SITE_DIR ?? path.join(ROOT, 'dist');
if (!existsSync(path.join(siteDir, 'index.html'))) throw new Error(`no built site in ${siteDir}: npm run build`);

const site = await startSite();
const browser = await openBrowser(ENGINE);

interface Counted extends Census {
  /** While the visitor is still walking. */
  readonly rows: TableSizes;
}

async function walk(): Promise<Readonly<Record<'early' | 'late', Counted>>> {
  const teams = await readTeams(site.url, TEAMS);
  const context = await browser.newContext({
    serviceWorkers: 'block',
    locale: 'de-AT',
    timezoneId: 'Europe/Vienna',
    viewport: { width: 1280, height: 900 },
  });
  await context.addCookies([{ name: 'leagueCode', value: 'W1A', url: site.url }]);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.clock.install();
  await page.goto(`${site.url}/#/tabelle`);
  const devtools = await context.newCDPSession(page);

  const visit = async (address: string, stayMs: number): Promise<void> => {
    await page.evaluate((to) => (location.hash = to), address);
    await page.waitForFunction(
      (to) =>
        location.hash === `#${to}` &&
        document.querySelector('main h1') !== null &&
        document.querySelector('main [aria-busy="true"]') === null,
      address,
      { polling: 50 },
    );
    await page.clock.fastForward(stayMs);
  };
  const count = async (): Promise<Counted> => {
    const rows = await readTableSizes(page);
    await visit(RESTING_PAGE, REST_MS);
    return { rows, ...(await takeCensus(devtools)) };
  };

  let early: Counted | undefined;
  for (let done = 1; done <= LATE; done += 1) {
    await visit(pageAt(teams, done - 1), VISIT_MS);
    if (done === EARLY) early = await count();
    if (done % 50 === 0) console.log(`${done} pages`);
  }
  if (problems.length > 0) throw new Error(`the page failed ${problems.length} times, first: ${problems[0]}`);
  if (early === undefined) throw new Error('nothing was counted');
  return { early, late: await count() };
}

const { early, late } = await walk().finally(async () => {
  await browser.close();
  await site.stop();
});

const line = (name: string, of: (counted: Counted) => number): readonly string[] => [
  name,
  ...[early, late].map((counted) => (Number.isInteger(of(counted)) ? String(of(counted)) : figure(of(counted)))),
];
printTable(
  `After ${EARLY} and after ${LATE} pages of ${TEAMS} teams, garbage collected`,
  ['', `after ${EARLY}`, `after ${LATE}`],
  [
    line('heap, MB', ({ heapMB }) => heapMB),
    line('DOM nodes', ({ nodes }) => nodes),
    line('detached nodes', ({ detached }) => detached),
    line('listeners', ({ listeners }) => listeners),
  ],
);
printTable(
  'Rows of the tables at that moment, still walking',
  ['', `after ${EARLY}`, `after ${LATE}`],
  Object.keys(late.rows).map((table) => line(table, ({ rows }) => rows[table] ?? 0)),
);

process.exitCode = judge([
  { name: 'heap, late to early', value: late.heapMB / early.heapMB, limit: 1.1, wanted: 'at most' },
  { name: 'detached nodes', value: late.detached, limit: 0, wanted: 'exactly' },
  { name: 'listeners, late less early', value: late.listeners - early.listeners, limit: 0, wanted: 'at most' },
]);

import type { Browser } from '@playwright/test';
import { apiElsewhere, buildFor, staticSite } from '../lib/elsewhere';
import { figure, printTable, spread } from '../lib/report';
import type { Gate } from '../lib/report';
import { summarise } from '../lib/stats';
import { walk } from './clicks';
import { goalOf } from './goals';
import { reactAlone } from './reactAlone';
import { desktop, firstVisit, slowPhone } from './visit';
import type { Conditions } from './visit';

/** Must be the port that an earlier build was made for, if one is measured beside this one. */
const API_PORT = Number(process.env.API_PORT ?? 8097);

const TABLE = 'main table tbody tr';
const LEAGUE = { name: '/liga, table', path: '/liga', content: TABLE };
const VISITS = [
  { name: '/', path: '/', content: 'main a[href^="#/liga"]' },
  LEAGUE,
  { name: '/spielplan, a match', path: '/spielplan', content: 'main a[href^="#/match/"]' },
];

type Figures = ReadonlyMap<string, number>;

/** Notes when something is shown, right after its paint. */
const NOTE_CONTENT = (selector: string): void => {
  const look = (): void => {
    if (document.querySelector(selector) === null) requestAnimationFrame(look);
    else
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => Object.assign(window, { contentAt: performance.now() });
        port2.postMessage(null);
      });
  };
  look();
};

async function coldVisits(
  browser: Browser,
  site: string,
  api: string,
  conditions: Conditions,
  kind: 'phone' | 'desktop',
): Promise<Figures> {
  const figures = new Map<string, number>();
  for (const { name, path, content } of kind === 'desktop' ? [LEAGUE] : VISITS)
    await firstVisit(
      browser,
      site,
      conditions,
      async ({ page, notes }) => {
        await page.addInitScript(NOTE_CONTENT, content);
        await page.goto(`/#${path}`, { waitUntil: 'commit' });
        const { firstPaint, largestPaint, longTasks } = await notes();
        await page.waitForFunction(() => 'contentAt' in window, undefined, { timeout: 60_000 });
        const at = await page.evaluate(() => (window as unknown as { contentAt: number }).contentAt);
        figures.set(`${kind} ${name}: first paint`, firstPaint);
        figures.set(`${kind} ${name}: largest paint`, largestPaint);
        figures.set(`${kind} ${name}: content painted`, at);
        figures.set(
          `${kind} ${name}: beyond 50 ms, all tasks`,
          longTasks.reduce((sum, [, length]) => sum + length - 50, 0),
        );
      },
      api,
    );
  return figures;
}

async function measure(browser: Browser, site: string, api: string): Promise<Figures> {
  const react = reactAlone();
  return new Map([
    ...(await coldVisits(browser, site, api, slowPhone, 'phone')),
    ...(await coldVisits(
      browser,
      site,
      api,
      { ...slowPhone, width: desktop.width, height: desktop.height },
      'desktop',
    )),
    ...(await walk(browser, site, api, { ...desktop, cpu: 1 }, react)),
    ...(await walk(browser, site, api, { ...desktop, cpu: slowPhone.cpu }, react)),
  ]);
}

/**
 * The site on an API of another host, as the federation's own is (docs/performance.md): 4 × CPU, 1.6 Mbit/s, 150 ms. `BEFORE`
 * names the folder of another build, made with `API_BASE_URL=http://127.0.0.1:8097/api/`, to be measured in turns with this one.
 */
export async function elsewhere(browser: Browser, ours: string, rounds: number): Promise<readonly Gate[]> {
  const api = await apiElsewhere(ours, API_PORT);
  const built = buildFor(api.url);
  const sites = await Promise.all(
    [process.env.BEFORE, built.folder].flatMap((folder) => (folder === undefined ? [] : [staticSite(folder)])),
  );
  try {
    const series = sites.map(() => new Map<string, number[]>());
    for (let round = 0; round < rounds; round += 1)
      for (const [index, { url }] of sites.entries())
        for (const [name, value] of await measure(browser, url, api.url)) {
          const known = series[index]?.get(name) ?? [];
          series[index]?.set(name, [...known, value]);
        }
    const last = series.at(-1);
    const names = [...(last?.keys() ?? [])];
    const of = (index: number, name: string) => summarise(series.at(index)?.get(name) ?? []);
    const compared = sites.length === 2;
    const ratio = (name: string): number => of(1, name).median / of(0, name).median;
    printTable(
      'API elsewhere, first visits at 4 × CPU, 1.6 Mbit/s, 150 ms; clicks without a slow line; ms',
      compared ? ['what', 'before', 'now', 'ratio', 'goal'] : ['what', 'now'],
      names.map((name) =>
        compared
          ? [name, spread(of(0, name)), spread(of(1, name)), figure(ratio(name)), String(goalOf(name) ?? '')]
          : [name, spread(of(0, name))],
      ),
    );
    const slow = (what: string): number => of(-1, `phone /liga, table: ${what}`).median;
    return [
      {
        name: 'slow /liga: the table to the largest paint',
        value: slow('content painted') / slow('largest paint'),
        limit: 1.15,
        wanted: 'at most',
      },
      ...(compared ? names : []).flatMap((name): readonly Gate[] => {
        const limit = goalOf(name);
        return limit === undefined
          ? []
          : [{ name: `${name}, to before`, value: ratio(name), limit, wanted: 'at most' }];
      }),
    ];
  } finally {
    await Promise.all([...sites, api].map(({ stop }) => stop()));
    built.forget();
  }
}

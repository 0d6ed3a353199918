import type { Browser } from '@playwright/test';
import { apiElsewhere, buildFor, staticSite } from '../lib/elsewhere';
import { figure, printTable, spread } from '../lib/report';
import type { Gate } from '../lib/report';
import { summarise } from '../lib/stats';
import { walk } from './clicks';
import { goalOf } from './goals';
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

/** A site to measure. */
interface Site {
  readonly name: string;
  readonly url: string;
}

async function measure(browser: Browser, { url }: Site, api: string): Promise<Figures> {
  const wide = { ...slowPhone, width: desktop.width, height: desktop.height };
  const figures: (readonly [string, number])[] = [];
  for (const [conditions, kind] of [[slowPhone, 'phone'] as const, [wide, 'desktop'] as const])
    figures.push(...(await coldVisits(browser, url, api, conditions, kind)));
  for (const cpu of [1, slowPhone.cpu]) figures.push(...(await walk(browser, url, api, { ...desktop, cpu })));
  return new Map(figures);
}

/**
 * The site on an API of another host, as the federation's own is (docs/performance.md): 4 × CPU, 1.6 Mbit/s, 150 ms.
 * `BEFORE` names the folder of another build, made with `API_BASE_URL=http://127.0.0.1:8097/api/`, to be measured in turns
 * with this one; `SEASONS=4` sends four seasons with their line-ups.
 */
export async function elsewhere(browser: Browser, ours: string, rounds: number): Promise<readonly Gate[]> {
  const api = await apiElsewhere(ours, API_PORT);
  const built = buildFor(api.url);
  const now = await staticSite(built.folder);
  const before = process.env.BEFORE === undefined ? null : await staticSite(process.env.BEFORE);
  const sites: readonly Site[] = [
    ...(before === null ? [] : [{ name: 'before', url: before.url }]),
    { name: 'now', url: now.url },
  ];
  try {
    const series = new Map(sites.map(({ name }) => [name, new Map<string, number[]>()]));
    for (let round = 0; round < rounds; round += 1)
      for (const site of round % 2 === 0 ? sites : sites.toReversed())
        for (const [name, value] of await measure(browser, site, api.url)) {
          const known = series.get(site.name);
          known?.set(name, [...(known.get(name) ?? []), value]);
        }
    const names = [...(series.get('now')?.keys() ?? [])];
    const of = (site: string, name: string) => summarise(series.get(site)?.get(name) ?? []);
    const ratio = (name: string): number => of('now', name).median / of('before', name).median;
    printTable(
      'API elsewhere, first visits at 4 × CPU, 1.6 Mbit/s, 150 ms; clicks without a slow line; ms',
      ['what', ...sites.map(({ name }) => name), ...(before === null ? [] : ['ratio', 'goal'])],
      names.map((name) => [
        name,
        ...sites.map((site) => spread(of(site.name, name))),
        ...(before === null ? [] : [figure(ratio(name)), String(goalOf(name)?.ratio ?? '')]),
      ]),
    );
    return (before === null ? [] : names).flatMap((name): readonly Gate[] => {
      const goal = goalOf(name);
      if (goal === undefined) return [];
      const isEnough = of('now', name).median <= (goal.enough ?? 0);
      return isEnough
        ? [{ name: `${name}, ms`, value: of('now', name).median, limit: goal.enough ?? 0, wanted: 'at most' }]
        : [{ name: `${name}, to before`, value: ratio(name), limit: goal.ratio, wanted: 'at most' }];
    });
  } finally {
    await Promise.all([now, api, ...(before === null ? [] : [before])].map(({ stop }) => stop()));
    built.forget();
  }
}

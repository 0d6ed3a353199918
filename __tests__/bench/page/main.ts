/**
 * Figures of the production build on the real server in Chromium (`docs/performance.md`). Every
 * visit is a first one with empty caches. Prints medians with spread and fails if a gate is missed.
 */
import { loadavg } from 'node:os';
import { request } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { startSite } from '../lib/process';
import { judge, printTable, spread } from '../lib/report';
import type { Gate } from '../lib/report';
import { summarise } from '../lib/stats';
import { openBrowser } from '../lib/browser';
import { everyAddress } from '../../browser/support/site';
import { elsewhere } from './elsewhere';
import { firstLoad } from './firstLoad';
import { fixtures } from './largeSeason';
import { tableToTeam } from './moving';
import { desktop, firstVisit, phone, slowPhone } from './visit';
import type { Conditions, Notes } from './visit';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const KB = 1000;

async function times<Result>(count: number, run: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let n = 0; n < count; n += 1) results.push(await run());
  return results;
}

const open = (browser: Browser, site: string, path: string, conditions: Conditions): Promise<Notes> =>
  firstVisit(browser, site, conditions, async ({ page, notes }) => {
    await page.goto(`/#${path}`, { waitUntil: 'commit' });
    return notes();
  });

async function bytes(browser: Browser, site: string): Promise<readonly Gate[]> {
  const gates: Gate[] = [];
  const rows: string[][] = [];
  for (const path of ['/', '/liga']) {
    const loads = await times(ROUNDS, () => firstLoad(browser, site, path, { ...desktop, gzipOnly: true }));
    const of = (read: (load: (typeof loads)[number]) => number) => summarise(loads.map(read));
    const [script, style, font, all, calls] = [
      of((load) => load.script / KB),
      of((load) => load.style / KB),
      of((load) => load.font / KB),
      of((load) => load.all / KB),
      of((load) => load.calls.length),
    ];
    const each = (read: (load: (typeof loads)[number]) => readonly string[]): string =>
      [...new Set(loads.flatMap(read))].join(', ');
    rows.push([
      path,
      spread(script),
      spread(style),
      spread(font),
      spread(all),
      spread(calls),
      String(Math.max(...loads.map((load) => load.preflights))),
      String(Math.max(...loads.map((load) => load.foreignHosts))),
      each((load) => load.encodings),
    ]);
    console.log(`\n${path}\n  calls: ${each((load) => load.calls)}\n  scripts: ${each((load) => load.scripts)}`);
    gates.push(
      { name: `script before content on ${path}, kB`, value: script.median, limit: 140, wanted: 'at most' },
      { name: `style on ${path}, kB`, value: style.median, limit: 15, wanted: 'at most' },
      { name: `fonts on ${path}, kB`, value: font.median, limit: 80, wanted: 'at most' },
    );
    if (path === '/liga')
      gates.push({ name: 'calls before content on /liga', value: calls.median, limit: 3, wanted: 'at most' });
  }
  printTable(
    'Before content, first visit, 1280 px, kB over the wire',
    ['page', 'script', 'style', 'fonts', 'all, with headers', 'calls', 'preflights', 'foreign hosts', 'encoding'],
    rows,
  );
  return gates;
}

async function slowLeaguePage(browser: Browser, site: string): Promise<readonly Gate[]> {
  const visits = await times(ROUNDS, () => open(browser, site, '/liga', slowPhone));
  const shift = summarise(visits.map((visit) => visit.shift));
  printTable(
    '/liga, 390 px, 4 × CPU, 1.6 Mbit/s, 150 ms',
    ['first paint ms', 'largest paint ms', 'content ms', 'layout shift'],
    [
      [
        spread(summarise(visits.map((visit) => visit.firstPaint))),
        spread(summarise(visits.map((visit) => visit.largestPaint))),
        spread(summarise(visits.map((visit) => visit.content))),
        `${shift.median.toFixed(4)} (n ${shift.n})`,
      ],
    ],
  );
  return [{ name: 'layout shift on slow /liga', value: shift.median, limit: 0.01, wanted: 'at most' }];
}

async function shifts(browser: Browser, site: string): Promise<readonly Gate[]> {
  const api = await request.newContext({ baseURL: site });
  const rows: string[][] = [];
  let worst = 0;
  for (const { path } of await everyAddress(api)) {
    const [small, large] = [
      (await open(browser, site, path, phone)).shift,
      (await open(browser, site, path, desktop)).shift,
    ];
    worst = Math.max(worst, small, large);
    rows.push([path.replace(/[0-9A-F-]{36}/, ':id'), small.toFixed(4), large.toFixed(4)]);
  }
  await api.dispose();
  printTable('Layout shift of a cold visit', ['route', '390 px', '1280 px'], rows);
  return [{ name: 'worst layout shift of any route', value: worst, limit: 0.01, wanted: 'at most' }];
}

async function steps(browser: Browser, site: string): Promise<readonly Gate[]> {
  const gates: Gate[] = [];
  const rows: string[][] = [];
  for (const [cpu, limit] of [
    [1, 50],
    [4, 100],
  ] as const) {
    const taken = (await tableToTeam(browser, site, { ...desktop, cpu }, ROUNDS + 5)).slice(1);
    const painted = summarise(taken.map((step) => step.painted));
    rows.push([`${cpu} ×`, spread(painted), String(taken.reduce((sum, step) => sum + step.longTasks, 0))]);
    gates.push({ name: `table → team painted, ${cpu} × CPU, ms`, value: painted.median, limit, wanted: 'at most' });
  }
  printTable(
    'Table → team, entity known, chunk loaded: click until the name is painted',
    ['CPU', 'ms', 'tasks > 50 ms'],
    rows,
  );
  return gates;
}

const PARTS = {
  bytes,
  slowLeaguePage,
  fixtures: (browser: Browser, site: string) => fixtures(browser, site, ROUNDS),
  steps,
  shifts,
  elsewhere: (browser: Browser, site: string) => elsewhere(browser, site, ROUNDS),
};

const wanted = process.argv.slice(2);
const server = await startSite();
const browser = await openBrowser();
try {
  console.log(
    `Chromium ${browser.version()}, Node ${process.version}, load of the machine ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}, ${ROUNDS} rounds. There is no comparable site here: nothing is measured against another.`,
  );
  const gates: Gate[] = [];
  for (const [name, part] of Object.entries(PARTS))
    if (wanted.length === 0 || wanted.includes(name)) gates.push(...(await part(browser, server.url)));
  process.exitCode = judge(gates);
} finally {
  await browser.close();
  await server.stop();
}

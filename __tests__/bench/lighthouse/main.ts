/**
 * Lighthouse on `/`, `/liga`, `/tabelle` and a report of the production build: mobile, its own slow phone and network, the
 * real server. A figure, not a gate. `ROUNDS` (1) visits each; the median counts. `-- /liga /news` audits those only. The
 * last two columns say how much of what blocks a page after its first paint is work, and how much waiting for a processor.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import lighthouse from 'lighthouse';
import { request } from '@playwright/test';
import { everyAddress } from '../../browser/support/site';
import { openPersistentBrowser } from '../lib/browser';
import { startSite } from '../lib/process';
import { figure, printTable } from '../lib/report';
import { summarise } from '../lib/stats';
import { blockingOf } from './blocking';

const ROUNDS = Number(process.env.ROUNDS ?? 1);
const DEBUG_PORT = 9223;
const categories = ['performance', 'accessibility', 'best-practices'] as const;
type Category = (typeof categories)[number];
/** What is audited unless the command names something else. */
const ROUTES = /^\/(liga|tabelle|match\/.*)?$/;
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;
const METRIC_HEADS = ['FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'tasks × 4 ms', 'of it processor ms'];

interface Audit {
  readonly scores: Readonly<Record<Category, number>>;
  /** As in `METRIC_HEADS`. */
  readonly metrics: readonly number[];
  /** Audits that cost points, apart from the metrics themselves. */
  readonly faults: readonly string[];
}

/** @param again how often a visit that Lighthouse fails to record (one in 130 was) is repeated */
async function audit(url: string, again = 2): Promise<Audit> {
  const result = await lighthouse(url, {
    port: DEBUG_PORT,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
  });
  if (result === undefined) throw new Error(`no report for ${url}`);
  const { audits, categories: judged, runtimeError } = result.lhr;
  if (runtimeError !== undefined) {
    if (again === 0) throw new Error(`${url}: ${runtimeError.message}`);
    console.log(`${url} once more: ${runtimeError.message}`);
    return audit(url, again - 1);
  }
  const of = (name: Category): number => (judged[name]?.score ?? 0) * 100;
  const lost = ['accessibility', 'best-practices']
    .flatMap((name) => judged[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
  const blocking = blockingOf(result.artifacts.Trace.traceEvents, new URL(url).origin);
  return {
    scores: {
      performance: of('performance'),
      accessibility: of('accessibility'),
      'best-practices': of('best-practices'),
    },
    metrics: [
      ...METRICS.map((metric) => audits[metric]?.numericValue ?? Number.NaN),
      blocking.clock,
      blocking.processor,
    ],
    faults: lost.map(({ id }) => `${id}: ${JSON.stringify(audits[id]?.details).slice(0, 300)}`),
  };
}

const wanted = process.argv.slice(2);
const site = await startSite();
const profile = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
const browser = await openPersistentBrowser(profile, DEBUG_PORT);
try {
  const api = await request.newContext({ baseURL: site.url });
  const leagues = (await (await api.get('/api/client/leagueList?per=25')).json()) as { id: string; code: string }[];
  const expires = Date.now() / 1_000 + 604_800;
  const cookie = (name: string, value = ''): { name: string; value: string; url: string; expires: number } => ({
    name,
    value,
    url: site.url,
    expires,
  });
  await browser.addCookies([
    cookie('leagueCode', 'W1A'),
    cookie('leagueID', leagues.find(({ code }) => code === 'W1A')?.id),
  ]);
  const rows: string[][] = [];
  for (const { path: address } of await everyAddress(api)) {
    if (wanted.length > 0 ? !wanted.includes(address) : !ROUTES.test(address)) continue;
    const audits: Audit[] = [];
    for (let round = 0; round < ROUNDS; round += 1) audits.push(await audit(`${site.url}/#${address}`));
    const median = (read: (audited: Audit) => number): number => summarise(audits.map(read)).median;
    rows.push([
      address.replace(/[0-9A-F-]{36}/, ':id'),
      ...categories.map((name) => figure(median(({ scores }) => scores[name]))),
      ...METRIC_HEADS.map((_head, index) => figure(median(({ metrics }) => metrics[index] ?? Number.NaN))),
    ]);
    console.log(rows.at(-1)?.join('  '), ...new Set(audits.flatMap(({ faults }) => faults)));
  }
  await api.dispose();
  printTable(
    `Lighthouse, mobile, ${ROUNDS} visit(s) each`,
    ['route', 'performance', 'accessibility', 'best practices', ...METRIC_HEADS],
    rows,
  );
} finally {
  await browser.close();
  await site.stop();
  rmSync(profile, { recursive: true, force: true });
}

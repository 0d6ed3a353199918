import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { findPostgres, startPostgres } from '../../support/serverPostgres';
import { openBrowser } from '../lib/browser';
import { ROOT, startScript } from '../lib/process';
import type { Running } from '../lib/process';
import { figure, judge, printTable } from '../lib/report';
import type { Gate } from '../lib/report';
import { gather } from './audience';
import { watchReport } from './painted';

/**
 * A thousand streams on every process beside its ordinary visitors: how long after a goal was written
 * (by the first process) each stream has received it, how long until a browser beside them has painted it, and how much memory a
 * stream takes. The site is what `npm run build` made. One process on the embedded
 * engine, then three on one PostgreSQL where its programs are installed.
 */
const STREAMS = 1_000;
const GOALS = 30;
const BETWEEN_MS = 300;
/** About how long a goal takes to be painted: the other load lasts as long as the goals do. */
const PAINTED_MS = 700;
const VISITORS = { connections: 20, overallRate: 400 };

const get = async <T>(url: string): Promise<T> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
};
/** Bytes that a server holds after full garbage collection. */
async function weigh({ url }: Running): Promise<number> {
  let bytes = Infinity;
  for (;;) {
    const now = (await get<{ bytes: number }>(`${url}/test/bytes`)).bytes;
    if (now > bytes * 0.999) return now;
    bytes = now;
    await pause(500);
  }
}

const at = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

interface Result {
  name: string;
  delays: readonly number[];
  /** From the written goal to the frame in which another browser shows it, ms. */
  painted: readonly number[];
  bytesPerStream: number;
  missed: number;
  failed: number;
}

async function measure(name: string, processes: number, databaseUrl: string): Promise<Result> {
  const servers: Running[] = [];
  for (let count = 0; count < processes; count += 1)
    servers.push(
      await startScript('__tests__/support/goalServer.ts', { DATABASE_URL: databaseUrl, SITE_DIR: `${ROOT}/dist` }),
    );
  const [first] = servers;
  if (first === undefined) throw new Error('no server');
  const { match } = await get<{ match: string }>(`${first.url}/test/goal`);
  const before = await weigh(first);
  const audiences = await Promise.all(servers.map(({ url }) => gather(url, STREAMS)));
  const bytesPerStream = ((await weigh(first)) - before) / STREAMS;
  const load = servers.map(({ url }) =>
    autocannon({
      ...VISITORS,
      url: `${url}/api/webClient/livescore`,
      duration: Math.ceil((GOALS * (BETWEEN_MS + PAINTED_MS)) / 1_000) + 10,
      headers: { 'Accept-Encoding': 'br' },
    }),
  );
  const delays: number[] = [];
  const painted: number[] = [];
  const browser = await openBrowser();
  // The last process: with several, the goal reaches it through the database.
  const report = await watchReport(browser, (servers.at(-1) ?? first).url, match);
  for (let count = 0; count < GOALS; count += 1) {
    audiences.forEach((audience) => audience.heard());
    const goal = await get<{ writtenAt: number; home: number }>(`${first.url}/test/goal?match=${match}`);
    const { writtenAt } = goal;
    painted.push((await report(goal.home)) - writtenAt);
    await pause(BETWEEN_MS);
    delays.push(...audiences.flatMap((audience) => audience.heard()).map((heard) => heard - writtenAt));
  }
  const failed = (await Promise.all(load)).reduce(
    (sum, { errors, timeouts, non2xx }) => sum + errors + timeouts + non2xx,
    0,
  );
  await browser.close();
  audiences.forEach((audience) => audience.leave());
  await Promise.all(servers.map(({ stop }) => stop()));
  return {
    name,
    delays: delays.toSorted((a, b) => a - b),
    painted: painted.toSorted((a, b) => a - b),
    bytesPerStream,
    missed: GOALS * STREAMS * processes - delays.length,
    failed,
  };
}

const results = [await measure('1 process, embedded', 1, '')];
const bin = findPostgres();
if (bin === undefined) console.warn('SKIPPED: three processes, PostgreSQL is not installed');
else {
  const postgres = await startPostgres(bin);
  try {
    results.push(await measure('3 processes, PostgreSQL', 3, await postgres.createDatabase()));
  } finally {
    postgres.stop();
  }
}

printTable(
  `${GOALS} goals, ${STREAMS} streams a process beside ${VISITORS.overallRate} requests/s: goal written → told`,
  [
    'processes',
    'median ms',
    'p99 ms',
    'longest ms',
    'painted median ms',
    'painted p99 ms',
    'kB a stream',
    'told',
    'not told',
    'failed requests',
  ],
  results.map(({ name, delays, painted, bytesPerStream, missed, failed }) => [
    name,
    figure(at(delays, 0.5)),
    figure(at(delays, 0.99)),
    figure(at(delays, 1)),
    figure(at(painted, 0.5)),
    figure(at(painted, 0.99)),
    figure(bytesPerStream / 1_024),
    String(delays.length),
    String(missed),
    String(failed),
  ]),
);
process.exitCode = judge(
  results.flatMap(({ name, delays, painted, bytesPerStream, missed, failed }): Gate[] => [
    { name: `${name}: painted, median ms`, value: at(painted, 0.5), limit: 1_000, wanted: 'at most' },
    { name: `${name}: painted, p99 ms`, value: at(painted, 0.99), limit: 2_000, wanted: 'at most' },
    { name: `${name}: median ms`, value: at(delays, 0.5), limit: 500, wanted: 'at most' },
    { name: `${name}: p99 ms`, value: at(delays, 0.99), limit: 1_000, wanted: 'at most' },
    { name: `${name}: kB a stream`, value: bytesPerStream / 1_024, limit: 20, wanted: 'at most' },
    { name: `${name}: streams not told`, value: missed, limit: 0, wanted: 'exactly' },
    { name: `${name}: failed requests`, value: failed, limit: 0, wanted: 'exactly' },
  ]),
);

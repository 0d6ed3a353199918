/**
 * What 1, 2 and 3 processes on one PostgreSQL behind HAProxy (docs/operating/cluster) answer in a second. Load, balancer
 * and database share the machine's cores with them, so the requests for each second of the processes' own computing say
 * more than those for each second of the clock.
 */
import autocannon from 'autocannon';
import { missingForCluster, startCluster } from '../../support/serverCluster';
import { cpuSeconds } from '../lib/process';
import { figure, judge, printTable } from '../lib/report';

const SECONDS = 15;
const CONNECTIONS = 60;
const headers = { Accept: 'application/json', 'Accept-Encoding': 'br' };
const UNCHANGED = '/api/webClient/transfers';
const CALLS = [
  'webClient/livescore',
  'client/leagueList?per=25',
  'webClient/home/league/W1A',
  'webClient/leagues/W1A/current/table',
  'webClient/clubs/league/W1A',
  'webClient/news/league/W1A',
  'webClient/transfers',
].map((call) => ({ path: `/api/${call}` }));

const missing = missingForCluster();
if (missing !== undefined) throw new Error(`${missing} is not installed`);

interface Figures {
  readonly count: number;
  readonly what: string;
  readonly perSecond: number;
  readonly perCpuSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
}

async function measure(count: number): Promise<Figures[]> {
  const cluster = await startCluster(count, { DEMO: 'on', NODE_ENV: 'production' });
  try {
    const pids = cluster.processes.map((_url, index) => cluster.pid(index + 1));
    const computing = (): number => pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
    const etag = (await fetch(cluster.url + UNCHANGED, { headers })).headers.get('etag') ?? '';
    const load = async (what: string, requests: typeof CALLS, seconds: number, tag?: string): Promise<Figures> => {
      const before = computing();
      const result = await autocannon({
        url: cluster.url,
        connections: CONNECTIONS,
        duration: seconds,
        headers: { ...headers, ...(tag === undefined ? {} : { 'If-None-Match': tag }) },
        requests,
      });
      return {
        count,
        what,
        perSecond: result.requests.total / seconds,
        perCpuSecond: result.requests.total / (computing() - before),
        p50: result.latency.p50,
        p99: result.latency.p99,
        failed: result.errors + result.timeouts + result['4xx'] + result['5xx'],
      };
    };
    await load('warming up', CALLS, 3);
    return [
      await load('seven calls, whole', CALLS, SECONDS),
      await load('unchanged, 304', [{ path: UNCHANGED }], SECONDS, etag),
    ];
  } finally {
    await cluster.down();
  }
}

const rows: Figures[] = [];
for (const count of [1, 2, 3]) rows.push(...(await measure(count)));
printTable(
  `${SECONDS} s each, ${CONNECTIONS} connections, compressed, through HAProxy`,
  ['processes', 'answers', 'a second', 'a second of their computing', 'p50 ms', 'p99 ms', 'failed'],
  rows.map(({ count, what, perSecond, perCpuSecond, p50, p99, failed }) => [
    String(count),
    what,
    figure(perSecond),
    figure(perCpuSecond),
    figure(p50),
    figure(p99),
    String(failed),
  ]),
);
process.exitCode = judge([
  { name: 'failed answers', value: rows.reduce((sum, { failed }) => sum + failed, 0), limit: 0, wanted: 'exactly' },
]);

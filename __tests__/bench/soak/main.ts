/**
 * The real server with the demo's simulator under load for `MINUTES` (10): reading calls of every kind, new and
 * conditional. Prints errors and the process's memory minute by minute; the first two minutes are warming up.
 */
import autocannon from 'autocannon';
import type { Result } from 'autocannon';
import { startSite } from '../lib/process';
import { figure, judge, printTable } from '../lib/report';
import { summarise } from '../lib/stats';

const MINUTES = Number(process.env.MINUTES ?? 10);
const CONNECTIONS = 20;
const WARM_UP = 2;
const CALLS = [
  'webClient/livescore',
  'client/leagueList?per=25',
  'webClient/home/league/W1A',
  'webClient/leagues/W1A/current/table',
  'webClient/matches/league/W1A/index',
  'webClient/clubs/league/W1A',
  'webClient/news/league/W1A',
  'news/strafsenat?per=250',
  'webClient/transfers',
];

const site = await startSite();
const headers = { Accept: 'application/json', 'Accept-Encoding': 'br' };
const tag = (await fetch(`${site.url}/api/webClient/transfers`, { headers })).headers.get('etag') ?? '';
const requests = [
  ...CALLS.map((call) => ({ path: `/api/${call}` })),
  { path: '/api/webClient/transfers', headers: { ...headers, 'If-None-Match': tag } },
  { path: '/' },
];

const refused = (result: Result): number => result.errors + result.timeouts + result['4xx'] + result['5xx'];
const minutes: { readonly rss: number; readonly failed: number; readonly answers: number }[] = [];
try {
  for (let minute = 0; minute < MINUTES; minute += 1) {
    const result = await autocannon({ url: site.url, connections: CONNECTIONS, duration: 60, headers, requests });
    minutes.push({ rss: site.rssMb(), failed: refused(result), answers: result.requests.total });
  }
} finally {
  await site.stop();
}
printTable(
  `${MINUTES} minutes, ${CONNECTIONS} connections, ${requests.length} calls in turn`,
  ['minute', 'answers', 'failed', 'memory, MB'],
  minutes.map(({ rss, failed, answers }, minute) => [String(minute + 1), String(answers), String(failed), figure(rss)]),
);
const warm = minutes.slice(WARM_UP).map(({ rss }) => rss);
const half = Math.ceil(warm.length / 2);
process.exitCode = judge([
  { name: 'failed answers', value: minutes.reduce((sum, { failed }) => sum + failed, 0), limit: 0, wanted: 'exactly' },
  {
    name: 'memory, second half to first half',
    value: summarise(warm.slice(-half)).median / summarise(warm.slice(0, half)).median,
    limit: 1.05,
    wanted: 'at most',
  },
]);

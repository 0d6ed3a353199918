import autocannon from 'autocannon';
import type { Result } from 'autocannon';
import { startScript, startSite } from '../lib/process';
import type { Running } from '../lib/process';
import { figure, judge, printTable, spread } from '../lib/report';
import { summarise } from '../lib/stats';
import type { Summary } from '../lib/stats';

/**
 * Loads the real server and a Fastify hello in turns and compares them: a live answer with its body,
 * the same answer unchanged (304), a page for messengers, and Node alone as its ceiling; and draws pictures. Loopback only; a minute. What counts is the
 * requests that a server answers in a second of its own computing: the load generator is slower than
 * the fastest of them, and whatever else the machine does leaves the figure alone.
 */
const CONNECTIONS = 100;
const ROUNDS = 5;
const SECONDS = 2;
const LIVESCORE = '/api/webClient/livescore';
/** Pictures that are drawn for the first time, in the format of previews. */
const PICTURES = 20;

const headers = { Accept: 'application/json', 'Accept-Encoding': 'gzip, deflate, br' };
const site = await startSite();
const hello = await startScript('__tests__/bench/server/hello.ts', {});
const bare = await startScript('__tests__/bench/server/bare.ts', {});

interface Load {
  readonly result: Result;
  readonly perCpuSecond: number;
}

async function load(server: Running, path: string, more: Readonly<Record<string, string>> = {}): Promise<Load> {
  const before = server.cpuSeconds();
  const result = await autocannon({
    url: server.url + path,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { ...headers, ...more },
  });
  return { result, perCpuSecond: result.requests.total / (server.cpuSeconds() - before) };
}

/** The current ETag; a goal changes it, so it is read before each round. */
async function currentTag(): Promise<string> {
  const response = await fetch(site.url + LIVESCORE, { headers });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`livescore answered ${response.status}`);
  return response.headers.get('etag') ?? '';
}

/** Matches that stay as they are while the bench runs. */
async function playedMatches(): Promise<readonly string[]> {
  const response = await fetch(`${site.url}/api/webClient/matches/league/W1A/primary`, { headers });
  const matches = (await response.json()) as readonly { readonly id: string; readonly status: string }[];
  return matches.filter(({ status }) => status === 'done').map(({ id }) => id);
}

const played = await playedMatches();
const page = `/teilen/match/${played[0] ?? ''}`;

/** Draws pictures one after the other: what each costs the server, how long it takes, how large it is. */
async function drawn(): Promise<{ computed: Summary; waited: Summary; largest: number }> {
  const computed: number[] = [];
  const waited: number[] = [];
  const bytes: number[] = [];
  // The first one waits for the thread and its fonts, as after any start.
  for (const id of played.slice(0, PICTURES + 1)) {
    const cpu = site.cpuSeconds();
    const began = performance.now();
    const response = await fetch(`${site.url}/bilder/teilen/match/${id}.png`);
    bytes.push((await response.arrayBuffer()).byteLength);
    if (!response.ok) throw new Error(`picture answered ${response.status}`);
    waited.push(performance.now() - began);
    computed.push((site.cpuSeconds() - cpu) * 1_000);
  }
  return { computed: summarise(computed.slice(1)), waited: summarise(waited.slice(1)), largest: Math.max(...bytes) };
}

const cases = {
  hello: async () => load(hello, '/', { 'If-None-Match': await currentTag() }),
  'Node alone, 304': async () => load(bare, '/', { 'If-None-Match': await currentTag() }),
  'live JSON': () => load(site, LIVESCORE),
  'unchanged, 304': async () => load(site, LIVESCORE, { 'If-None-Match': await currentTag() }),
  'page to share': () => load(site, page, { Accept: 'text/html' }),
};
type Case = keyof typeof cases;
const names: readonly Case[] = ['hello', 'live JSON', 'unchanged, 304', 'page to share', 'Node alone, 304'];

async function measure(): Promise<Record<Case, Load[]>> {
  const results: Record<Case, Load[]> = {
    hello: [],
    'Node alone, 304': [],
    'live JSON': [],
    'unchanged, 304': [],
    'page to share': [],
  };
  for (const name of names) await cases[name]();
  for (let round = 0; round < ROUNDS; round += 1) for (const name of names) results[name].push(await cases[name]());
  return results;
}

const stopAll = () => Promise.all([site, hello, bare].map(({ stop }) => stop()));
const pictures = await drawn().catch(async (error: unknown) => {
  await stopAll();
  throw error;
});
const results = await measure().finally(stopAll);
const rates = (name: Case): number[] => results[name].map(({ perCpuSecond }) => perCpuSecond);
/** Requests a second of computing against the hello of the same round. */
const ratio = (name: Case): Summary =>
  summarise(rates(name).map((rate, round) => rate / (rates('hello')[round] ?? Number.NaN)));
const tail = (name: Case): Summary =>
  summarise(results[name].map(({ result: { latency } }) => latency.p99 / Math.max(latency.p50, 1)));
const wall = (name: Case): string =>
  figure(summarise(results[name].map(({ result }) => result.requests.average)).median);
const latency = (name: Case, part: 'p50' | 'p99'): string =>
  figure(summarise(results[name].map(({ result }) => result.latency[part])).median);
const refused = ({ statusCodeStats }: Result): number =>
  Object.entries(statusCodeStats).reduce(
    (sum, [status, { count }]) => sum + (status === '200' || status === '304' ? 0 : count),
    0,
  );
const failed = (name: Case): number =>
  results[name].reduce((sum, { result }) => sum + result.errors + result.timeouts + refused(result), 0);

printTable(
  `${ROUNDS} rounds of ${SECONDS} s, ${CONNECTIONS} connections, compressed: median (middle half, rounds)`,
  ['answer', 'requests per CPU second', 'to hello', 'requests/s', 'p50 ms', 'p99 ms', 'p99 to p50', 'failed'],
  names.map((name) => [
    name,
    spread(summarise(rates(name))),
    spread(ratio(name)),
    wall(name),
    latency(name, 'p50'),
    latency(name, 'p99'),
    figure(tail(name).median),
    String(failed(name)),
  ]),
);

printTable(
  `${PICTURES} pictures to share, each drawn for the first time: median (middle half, samples)`,
  ['computing, ms', 'until it is there, ms', 'the largest, bytes'],
  [[spread(pictures.computed), spread(pictures.waited), String(pictures.largest)]],
);

process.exitCode = judge([
  { name: 'live JSON to hello', value: ratio('live JSON').median, limit: 0.6, wanted: 'at least' },
  { name: '304 to hello', value: ratio('unchanged, 304').median, limit: 1.5, wanted: 'at least' },
  { name: 'page to share to hello', value: ratio('page to share').median, limit: 0.5, wanted: 'at least' },
  { name: 'picture, ms of computing', value: pictures.computed.median, limit: 300, wanted: 'at most' },
  { name: 'largest picture, bytes', value: pictures.largest, limit: 150_000, wanted: 'at most' },
  { name: 'live JSON, p99 to p50', value: tail('live JSON').median, limit: 5, wanted: 'at most' },
  { name: '304, p99 to p50', value: tail('unchanged, 304').median, limit: 5, wanted: 'at most' },
  { name: 'failed answers', value: names.reduce((sum, name) => sum + failed(name), 0), limit: 0, wanted: 'exactly' },
]);

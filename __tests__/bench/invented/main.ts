/**
 * `REQUESTS` (1,000,000) to invented addresses of every kind over HTTP, pipelined on kept connections, against the server
 * on the embedded engine: what it holds after each tenth, after full garbage collection, and its memory. The first tenth
 * fills what is bounded.
 */
import autocannon from 'autocannon';
import { ROOT, startScript } from '../lib/process';
import { figure, judge, printTable } from '../lib/report';
import { KINDS } from './addresses';

const REQUESTS = Number(process.env.REQUESTS ?? 1_000_000);
const STEPS = 10;
const CONNECTIONS = 20;
const PIPELINED = 4;
const MB = 1_024 * 1_024;

const server = await startScript('__tests__/support/goalServer.ts', { DATABASE_URL: '', SITE_DIR: `${ROOT}/dist` });

/** MB that the server holds after full garbage collection, once no more can be freed. */
async function heapMb(): Promise<number> {
  let least = Infinity;
  for (;;) {
    const { bytes } = (await (await fetch(`${server.url}/test/bytes`)).json()) as { readonly bytes: number };
    if (bytes > least * 0.999) return least / MB;
    least = bytes;
  }
}

let number = 0;
const request = {
  setupRequest: (shape: object) => {
    number += 1;
    return { ...shape, path: KINDS[number % KINDS.length]?.(number) ?? '/', headers: visitor() };
  },
};
/** Pages to share depend on these headers. */
const visitor = () => ({
  'accept-encoding': 'br',
  'x-forwarded-host': `host${number}.example`,
  'if-none-match': `"${number}"`,
});

const steps: { readonly heap: number; readonly rss: number; readonly sent: number; readonly failed: number }[] = [];
const before = { heap: await heapMb(), rss: server.rssMb() };
try {
  for (let step = 0; step < STEPS; step += 1) {
    const result = await autocannon({
      url: server.url,
      connections: CONNECTIONS,
      pipelining: PIPELINED,
      amount: REQUESTS / STEPS,
      requests: [request],
    });
    const failed = result.errors + result.timeouts + result['5xx'];
    steps.push({ heap: await heapMb(), rss: server.rssMb(), sent: number, failed });
  }
} finally {
  await server.stop();
}
printTable(
  `${REQUESTS} requests to ${KINDS.length} kinds of invented addresses, ${CONNECTIONS} connections, ${PIPELINED} at once on each`,
  ['requests so far', 'heap after collection, MB', 'memory, MB', 'failed'],
  [
    ['0', figure(before.heap), figure(before.rss), '0'],
    ...steps.map(({ heap, rss, sent, failed }) => [String(sent), figure(heap), figure(rss), String(failed)]),
  ],
);
const [first, last] = [steps[0], steps.at(-1)];
process.exitCode = judge([
  {
    name: 'heap, last step to first',
    value: (last?.heap ?? NaN) / (first?.heap ?? NaN),
    limit: 1.02,
    wanted: 'at most',
  },
  {
    name: 'memory, last step to first',
    value: (last?.rss ?? NaN) / (first?.rss ?? NaN),
    limit: 1.1,
    wanted: 'at most',
  },
  { name: 'failed', value: steps.reduce((sum, { failed }) => sum + failed, 0), limit: 0, wanted: 'exactly' },
]);

import { waitFor } from '@testing-library/dom';
import { callUrl } from '../../src/api/paths';
import { asText, fetchBody } from '../../src/api/fetchBody';
import { network } from '../support/answers';
import { offlineWorker } from '../support/offlineWorker';

const TABLE = 'webClient/leagues/Q1/current/table';
const FIXTURES = 'webClient/matches/league/Q1/index?lineups=none';
const WEEK_S = 7 * 86_400;
/** Each test begins a month after the one before, as the clock that orders requests never goes back. */
let began = Date.parse('2026-11-22T14:00:00Z');
let net: ReturnType<typeof network>;
let worker: Awaited<ReturnType<typeof offlineWorker>>;

const ask = (path: string) => fetchBody({ path }, asText);
const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1_000);
/** Bodies and times of use are read and written in the machine's own time. */
async function idle(): Promise<void> {
  let is = false;
  void worker.idle().then(() => (is = true));
  while (!is) await pass(0);
}
/** Asks, and lets the answer be kept, if it is. */
async function visit(path: string): Promise<void> {
  await ask(path);
  await pass(1);
  await idle();
}
/** Asks, and lets what looks for a kept answer run. */
async function askInTime(path: string): Promise<unknown> {
  const asked = ask(path);
  await pass(1);
  return asked;
}

beforeEach(async () => {
  began += 30 * 86_400_000;
  jest.useFakeTimers({ now: began });
  net = network({ [TABLE]: ['first'] });
  worker = await offlineWorker();
});
afterEach(async () => {
  await pass(20);
  // A worker still at it would look for what is too old by the next one's clock.
  await idle();
  worker.restore();
  net.restore();
  jest.useRealTimers();
});

test('without a connection the last answer comes, with the age it has', async () => {
  await visit(TABLE);
  net.answer(TABLE, ['second']);
  await pass(600);
  await visit(TABLE);
  net.cut(TABLE);
  const kept = await askInTime(TABLE);
  expect(kept).toMatchObject({ body: '["second"]', fromOfflineCache: true });
  expect(kept).toHaveProperty('fetchedAt', began + 601_000);
  net.answer(TABLE, ['third']);
  expect(await askInTime(TABLE)).toMatchObject({ body: '["third"]', fromOfflineCache: false });
});

test('a call that was never answered fails without a connection', async () => {
  net.cut(TABLE);
  expect(await askInTime(TABLE)).toMatchObject({ error: { status: 'offline' } });
});

test('an answer that has not come after 6 s gives way to the kept one, and is kept when it comes', async () => {
  await visit(TABLE);
  net.answer(TABLE, ['late']);
  const release = net.hold(TABLE);
  let come = false;
  const asked = ask(TABLE).finally(() => (come = true));
  await pass(5.9);
  expect(come).toBe(false);
  await pass(1.1);
  expect(await asked).toMatchObject({ body: '["first"]', fromOfflineCache: true });
  release();
  await pass(1);
  expect(await worker.kept()).toEqual([[callUrl(TABLE), '["late"]']]);
});

test('where nothing is kept, a late answer is waited for', async () => {
  const release = net.hold(TABLE);
  const asked = ask(TABLE);
  await pass(10);
  release();
  await pass(1);
  expect(await asked).toMatchObject({ body: '["first"]', fromOfflineCache: false });
});

test.each([TABLE, FIXTURES])(
  'an answer that breaks off, or stops arriving, gives way to the kept one: %s',
  async (path) => {
    net.answer(path, ['first']);
    await visit(path);
    const broken = (start: (stream: ReadableStreamDefaultController) => void): void =>
      worker.line(() => Promise.resolve(new Response(new ReadableStream({ start }))));
    broken((stream) => stream.error(new TypeError('network error')));
    expect(await askInTime(path)).toMatchObject({ body: '["first"]', fromOfflineCache: true });
    let end = (): void => undefined;
    broken((stream) => (end = () => stream.error(new TypeError('network error'))));
    const asked = ask(path);
    await pass(7);
    expect(await asked).toMatchObject({ body: '["first"]', fromOfflineCache: true });
    end();
    await idle();
    // What broke off is not kept.
    expect(await worker.kept()).toEqual([[callUrl(path), '["first"]']]);
  },
);

test('an answer older than 7 days is none', async () => {
  await visit(TABLE);
  net.cut(TABLE);
  await pass(WEEK_S - 3);
  expect(await askInTime(TABLE)).toMatchObject({ fromOfflineCache: true });
  await pass(2);
  expect(await askInTime(TABLE)).toMatchObject({ error: { status: 'offline' } });
});

test('of what was kept the last 120 stay', async () => {
  const paths = Array.from({ length: 123 }, (_, number) => `webClient/clubs/league/Q${number}`);
  paths.forEach((path) => net.answer(path, []));
  for (const path of paths) await visit(path);
  // The storage of times knows no faked clock.
  jest.useRealTimers();
  await waitFor(async () => expect((await worker.kept()).map(([url]) => url)).toEqual(paths.slice(3).map(callUrl)));
  jest.useFakeTimers();
});

test('live scores, open requests, failures, foreign pages and sent forms are not kept', async () => {
  net.answer('webClient/livescore', []);
  net.answer('transfers/T1', {});
  net.answer('postpone/P1/id', {});
  for (const path of ['webClient/livescore', 'transfers/T1', 'postpone/P1/id', 'webClient/clubs/league/Q404'])
    await visit(path);
  await fetchBody({ path: TABLE, method: 'POST', body: {} }, asText);
  worker.line(() => Promise.resolve(new Response('<h1>Gäste-WLAN</h1>', { headers: { 'content-type': 'text/html' } })));
  await visit(TABLE);
  await pass(10);
  expect(await worker.kept()).toEqual([]);
});

test('a form that cannot be sent is never answered by what was kept', async () => {
  await visit(TABLE);
  net.cut(TABLE);
  expect(await fetchBody({ path: TABLE, method: 'POST', body: {} }, asText)).toMatchObject({
    error: { status: 'offline' },
  });
});

test('where the storage is full, what was kept is given up', async () => {
  await visit(TABLE);
  worker.fill();
  await visit(TABLE);
  expect(await worker.kept()).toEqual([]);
});

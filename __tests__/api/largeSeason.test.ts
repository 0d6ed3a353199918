import { matchesApi } from '../../src/api/matches';
import { seasonWorkers } from '../support/seasonWorkers';
import { testStore } from '../support/store';
import { matchRow, playerId, seasonId } from '../support/wire';

/** A row as the federation's own API sends it, with a line-up that no list shows. */
const row = (n: number): object =>
  matchRow(n, { lineup: Array.from({ length: 30 }, (_, index) => ({ playerid: playerId(100 * n + index), index })) });
const season = (n: number, ...rows: readonly unknown[]) => ({
  season_id: seasonId(n),
  season_name: `202${n}/2${n + 1}`,
  primary: n === 5,
  matches: rows,
});
const rows = (count: number): readonly object[] => Array.from({ length: count }, (_, n) => row(n + 1));
const SMALL = JSON.stringify([season(5, row(1))]);
const LARGE = JSON.stringify([season(5, ...rows(150)), season(4, row(151))]);
const PIECE = 64_000;

interface Line {
  /** What the answer says of its length; null: nothing. */
  readonly length?: string | null;
  /** Where the body stops coming, or breaks off. */
  readonly stops?: { readonly at: number; readonly broken: boolean };
}

/** From now on every call is answered with this body, in pieces. */
function answerWith(body: string, { length = null, stops }: Line = {}): void {
  const bytes = new TextEncoder().encode(body);
  globalThis.fetch = (_input, init) => {
    let sent = 0;
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) =>
        init?.signal?.addEventListener('abort', () => controller.error(new DOMException('aborted', 'AbortError'))),
      pull: (controller) => {
        if (stops !== undefined && sent >= stops.at) {
          if (stops.broken) controller.error(new TypeError('network error'));
          return stops.broken ? undefined : new Promise(() => undefined);
        }
        controller.enqueue(bytes.slice(sent, sent + PIECE));
        sent += PIECE;
        if (sent >= bytes.length) controller.close();
        return undefined;
      },
    });
    const headers = { 'Content-Type': 'application/json', ...(length !== null && { 'Content-Length': length }) };
    return Promise.resolve(new Response(stream, { headers }));
  };
}

const ask = () => matchesApi.endpoints.fixtures.initiate('Q1');

/** What a visitor has after the answer: facts without their age, ids or failure, and what stands in the log. */
async function outcome(): Promise<unknown> {
  const store = testStore();
  const { data, error } = await store.dispatch(ask());
  const { matches, clubs, seasons } = store.getState().entities;
  return { data, error, matches, clubs, seasons, logged: jest.mocked(console.error).mock.calls.splice(0) };
}

let workers: ReturnType<typeof seasonWorkers>;
const realFetch = globalThis.fetch;
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  workers = seasonWorkers();
});
afterEach(() => {
  workers.restore();
  globalThis.fetch = realFetch;
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** The same without workers, as in an old browser. */
async function onTheMainThread(): Promise<unknown> {
  workers.restore();
  return outcome();
}

describe('A league’s fixtures with all line-ups', () => {
  test.each([
    ['a server that tells their length', { length: '64000' }],
    ['one that does not', {}],
  ])('are read by a worker, from %s', async (_who, line) => {
    answerWith(LARGE, line);
    const read = await outcome();
    expect(workers.told).toHaveLength(1);
    expect(workers.told[0]?.at(-1)).toBe('end');
    expect(workers.running()).toBe(0);
    expect(read).toMatchObject({ data: [{ matches: { length: 150 } }, { matches: { length: 1 } }], logged: [] });
    expect(read).toEqual(await onTheMainThread());
  });

  test.each([
    ['a small answer', SMALL, {}],
    ['a large one that is sent small', LARGE, { length: '63999' }],
  ])('%s starts none', async (_what, body, line) => {
    answerWith(body, line);
    expect(await outcome()).toMatchObject({ error: undefined });
    expect(workers.told).toEqual([]);
  });

  test('an API below the page’s folder, which a worker would look for below its own, starts none', async () => {
    Object.assign(globalThis, { API_BASE_URL: 'api/' });
    answerWith(LARGE);
    expect(await outcome()).toMatchObject({ error: undefined });
    Object.assign(globalThis, { API_BASE_URL: 'http://api.test/api/' });
    expect(workers.told).toEqual([]);
  });

  test('rows that had to be dropped stand in the log, five at most', async () => {
    answerWith(JSON.stringify([season(5, ...rows(150), 1, 2, 3, 4, 5, 6)]));
    const read = await outcome();
    expect(read).toMatchObject({ logged: { length: 5 } });
    expect(read).toEqual(await onTheMainThread());
    expect(workers.told).toHaveLength(1);
  });

  test.each([
    ['blank', ' '.repeat(300_000)],
    ['no JSON', 'x'.repeat(300_000)],
    ['cut off', LARGE.slice(0, -1)],
    ['no list', JSON.stringify({ text: LARGE })],
  ])('a large body that is %s is the same failure as ever', async (_what, body) => {
    answerWith(body);
    const read = await outcome();
    expect(read).toMatchObject({ error: { status: 'unreadable' } });
    expect(read).toEqual(await onTheMainThread());
    expect(workers.told).toHaveLength(1);
  });

  test.each(['cannot be started', 'never comes', 'fails at once', 'fails at the end'] as const)(
    'a worker that %s is replaced by the main thread, and nobody hears of it',
    async (fate) => {
      workers.restore();
      workers = seasonWorkers(fate);
      answerWith(LARGE);
      const read = await outcome();
      expect(workers.running()).toBe(0);
      expect(workers.reported()).toBe(0);
      expect(read).toMatchObject({ error: undefined, logged: [] });
      expect(read).toEqual(await onTheMainThread());
    },
  );
});

describe('A worker ends with its call', () => {
  /** The fixtures asked for, when a worker has begun with them. */
  async function begun() {
    const asked = testStore().dispatch(ask());
    for (let turn = 0; turn < 50 && workers.told.length === 0; turn += 1) await jest.advanceTimersByTimeAsync(1);
    expect(workers.running()).toBe(1);
    return { asked };
  }
  beforeEach(() => jest.useFakeTimers());

  test('that is aborted', async () => {
    answerWith(LARGE, { stops: { at: 256_000, broken: false } });
    const { asked } = await begun();
    asked.abort();
    await jest.advanceTimersByTimeAsync(1);
    expect(workers.running()).toBe(0);
  });

  test('that takes too long', async () => {
    answerWith(LARGE, { stops: { at: 256_000, broken: false } });
    const { asked } = await begun();
    await jest.advanceTimersByTimeAsync(15_000);
    expect(await asked).toMatchObject({ error: { status: 'timeout' } });
    expect(workers.running()).toBe(0);
  });

  test('whose connection breaks', async () => {
    answerWith(LARGE, { stops: { at: 256_000, broken: true } });
    const asked = testStore().dispatch(ask());
    await jest.advanceTimersByTimeAsync(1);
    expect(await asked).toMatchObject({ error: { status: 'offline' } });
    expect(workers.told).toHaveLength(1);
    expect(workers.running()).toBe(0);
  });

  test('that has everything but its reading: the main thread does that', async () => {
    workers.restore();
    workers = seasonWorkers('is silent at the end');
    answerWith(LARGE);
    const { asked } = await begun();
    await jest.advanceTimersByTimeAsync(15_100);
    expect(await asked).toMatchObject({ isSuccess: true });
    expect(workers.running()).toBe(0);
  });
});

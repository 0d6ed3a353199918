import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AppStore } from '../../src/store/makeStore';
import { calls } from './faults/calls';
import type { Call, Outcome } from './faults/call';
import { faults, json } from './faults/faults';
import { testStore } from '../support/store';

/** Turns of the event loop within which an answer that has come is read; many times what it takes. */
const MOST_TURNS = 50;

describe('docs/testing.md: every call × every fault, through the real store', () => {
  let loose: unknown[];
  const caught = (reason: unknown): number => loose.push(reason);
  const realFetch = globalThis.fetch;
  const realSetTimeout = globalThis.setTimeout;
  let answer: (signal?: AbortSignal | null) => Promise<Response>;
  let asked: string[];

  beforeEach(() => {
    loose = [];
    asked = [];
    process.on('unhandledRejection', caught);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    globalThis.fetch = (input, init) => {
      asked.push(String(input instanceof Request ? input.url : input).replace('http://api.test/api/', ''));
      return answer(init?.signal);
    };
  });
  afterEach(() => {
    process.off('unhandledRejection', caught);
    globalThis.fetch = realFetch;
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  /** Makes a call and lets 15 s pass if there is no answer; one that never ends gives nothing. */
  async function outcome(call: Call, store: AppStore): Promise<Outcome> {
    let over = false;
    const result = call.ask(store).then((answered) => ((over = true), answered));
    for (let turn = 0; turn < MOST_TURNS && !over; turn++) await nextTurn();
    if (!over) await jest.advanceTimersByTimeAsync(15_100);
    return await Promise.race([result, new Promise<Outcome>((resolve) => realSetTimeout(() => resolve({}), 3_000))]);
  }

  test('the list of calls is whole: 28 of the contract’s 33, those that the application makes', () => {
    expect(calls).toHaveLength(28);
    expect(new Set(calls.map(({ path }) => path)).size).toBe(28);
    expect(Object.keys(faults).length).toBeGreaterThanOrEqual(12);
  });

  test.each(calls.map((call) => [call.path, call] as const))('%s', async (path, call) => {
    jest.useFakeTimers();
    const good = (): Promise<Response> => Promise.resolve(json(call.good === '' ? '' : JSON.stringify(call.good)));
    const wrong: string[] = [];
    for (const [what, { give, usable }] of Object.entries(faults)) {
      for (const known of [false, true]) {
        const store = testStore();
        const expectThat = (holds: boolean, otherwise: string): void =>
          void (holds || wrong.push(`${what}${known ? ', something known' : ''}: ${otherwise}`));
        answer = good;
        const before = known ? await outcome(call, store) : {};
        const { entities } = store.getState();
        answer = (signal) => give(call, signal);
        const { data, error } = await outcome(call, store);
        if (usable?.(call) === true) expectThat(error === undefined, `an error, ${JSON.stringify(error)}`);
        else {
          expectThat(
            typeof error === 'object' &&
              error !== null &&
              'message' in error &&
              typeof error.message === 'string' &&
              error.message !== '',
            'no error with a message',
          );
          expectThat(store.getState().entities === entities, 'the tables changed');
          if (known && call.changes !== true && path !== 'users/login')
            expectThat(data === before.data && data !== undefined, 'what was known is gone');
        }
        answer = good;
        const again = await outcome(call, store);
        expectThat(
          again.error === undefined && again.data !== undefined,
          `trying again failed, ${JSON.stringify(again.error)}`,
        );
      }
    }
    jest.useRealTimers();
    await new Promise((resolve) => setTimeout(resolve));
    expect(wrong).toEqual([]);
    expect(loose).toEqual([]);
    expect(new Set(asked)).toEqual(new Set([path]));
  });
});

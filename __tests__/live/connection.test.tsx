import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitFor } from '@testing-library/dom';
import { useLivescoreQuery } from '../../src/api/livescore';
import { readChanged, readStream } from '../../src/live/stream';
import { LIVESCORE_REQUEST } from '../../src/api/requestName';
import { startLive } from '../../src/live/live';
import { mayRun } from '../../src/entities/match/rules';
import type { MatchId } from '../../src/entities/ids';
import { parseWallClock } from '../../src/lib/dates';
import { hold } from '../support/hold';
import { network } from '../support/answers';
import { matchRow } from '../support/wire';
import { testStore } from '../support/store';
import { idOf } from '../support/ids';

const api = (url: string) => Object.assign(globalThis, { API_BASE_URL: `${url}/api/` });
const id = (raw: string): MatchId => idOf<MatchId>(raw);

afterAll(() => api('http://api.test'));

describe('docs/behaviour.md 12: the stream of changes', () => {
  test('a server without room says when to retry, and nothing is reported', async () => {
    const full = createServer((_request, response) => response.writeHead(503, { 'retry-after': '10' }).end());
    await new Promise<void>((resolve) => full.listen(0, '127.0.0.1', resolve));
    api(`http://127.0.0.1:${(full.address() as AddressInfo).port}`);
    const listener = { onOpen: jest.fn(), onChanged: jest.fn() };
    const fetched = jest.spyOn(globalThis, 'fetch');
    expect(await readStream(listener, new AbortController().signal)).toEqual({ opened: false, comeBackMs: 10_000 });
    expect(listener.onOpen).not.toHaveBeenCalled();
    // What is open for minutes must not count among what a page is waited for.
    expect(fetched.mock.lastCall?.[1]).toMatchObject({ priority: 'low' });
    fetched.mockRestore();
    full.close();
  });

  test.each([
    ['never answers', false],
    ['holds back what it hears', true],
  ])('a line that %s is given up after 30 s', async (_words, answers) => {
    const line = createServer((_request, response) => {
      if (answers) response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    });
    await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
    api(`http://127.0.0.1:${(line.address() as AddressInfo).port}`);
    const reached = new Promise((resolve) => line.once('request', resolve));
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date', 'performance'] });
    const ended = readStream({ onOpen: jest.fn(), onChanged: jest.fn() }, new AbortController().signal);
    await reached;
    jest.advanceTimersByTime(30_000);
    jest.useRealTimers();
    expect(await ended).toEqual({ opened: false, comeBackMs: 0 });
    line.closeAllConnections();
    line.close();
  });

  test('a server that does not offer it is never called', async () => {
    const net = network({
      'webClient/livescore': [{ league: 'Quarzliga', matches: [matchRow(1, { status: 'first' })] }],
    });
    const store = testStore();
    const leave = await hold(store, () => useLivescoreQuery());
    await waitFor(() => expect(store.getState().queryLedger[LIVESCORE_REQUEST]?.fetchedAt).toBeDefined());
    startLive(store)();
    leave();
    expect(net.asked).toEqual(['webClient/livescore']);
    net.restore();
  });

  test('a browser that refuses the channel between tabs, as Firefox without cookies, has a stream of its own', async () => {
    const net = network({
      'webClient/livescore': [{ league: 'Quarzliga', matches: [matchRow(1, { status: 'first' })] }],
    });
    const { BroadcastChannel: channel } = globalThis;
    globalThis.BroadcastChannel = class extends EventTarget {
      constructor() {
        super();
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    } as unknown as typeof BroadcastChannel;
    net.offer('live');
    const store = testStore();
    const leave = await hold(store, () => useLivescoreQuery());
    await waitFor(() => expect(store.getState().queryLedger[LIVESCORE_REQUEST]?.fetchedAt).toBeDefined());
    const stop = startLive(store);
    await waitFor(() => expect(net.asked).toContain('live'));
    stop();
    leave();
    globalThis.BroadcastChannel = channel;
    net.restore();
  });

  test('of anything in an event or from another tab, only ids are used', () => {
    for (const told of [null, 7, 'x', [], {}, { matches: 'x' }, { matches: null }])
      expect(readChanged(told)).toBeNull();
    expect(readChanged({ matches: ['a', 7, null, '', '..', {}, '__proto__'] })).toEqual(['a', '~__proto__']);
  });
});

describe('docs/behaviour.md 12: a match runs, or could within the hour', () => {
  const now = Date.UTC(2025, 10, 16, 11);
  const kickoff = parseWallClock('2025-11-16T11:30:00Z');
  test.each([
    ['live', { status: 'halftime' as const }, true],
    ['soon', { status: 'upcoming' as const, kickoff }, true],
    ['late', { status: 'upcoming' as const, kickoff: parseWallClock('2025-11-16T10:20:00Z') }, true],
    ['in two hours', { status: 'upcoming' as const, kickoff: parseWallClock('2025-11-16T13:00:00Z') }, false],
    ['undated', { status: 'upcoming' as const, kickoff: null }, false],
    ['over', { status: 'finished' as const, kickoff }, false],
    ['called off', { status: 'cancelled' as const, kickoff }, false],
  ])('%s', (_words, match, expected) => expect(mayRun({ id: id('m'), ...match }, now)).toBe(expected));
});

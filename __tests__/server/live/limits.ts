import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LIVE_LIMITS, LiveStreams } from '../../../server/live/streams';
import { tag } from '../../../server/cache/tags';
import { addGoal } from '../../../server/modules/matches/commands';
import { openLive, until } from '../../support/liveStream';
import type { LiveStream } from '../../support/liveStream';
import { startServer } from '../../support/serverApp';
import type { TestServer } from '../../support/serverApp';
import { ids } from '../../support/serverIds';

describe('Limits of GET /api/live (docs/behaviour.md 12)', () => {
  let server: TestServer;
  let base: string;
  beforeAll(async () => {
    server = await startServer(
      {},
      { trustProxy: (address) => address === '127.0.0.1', liveLimits: { streams: 3, perAddress: 2 } },
    );
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    base = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());
  const openStreams = () =>
    new Promise<number>((resolve) => server.app.server.getConnections((_error, count) => resolve(count)));
  const from = (address: string) => openLive(base, { 'x-forwarded-for': address });

  it('ten thousand a process and two hundred an address are allowed', () => {
    expect(LIVE_LIMITS).toEqual({ streams: 10_000, perAddress: 200 });
  });

  it('too many of one address are 429, too many at all 503, both with Retry-After; who leaves makes room', async () => {
    const open = [await from('192.0.2.1'), await from('192.0.2.1')];
    const third = await from('192.0.2.1');
    expect([third.status, third.headers['retry-after']]).toEqual([429, '60']);
    await third.over;
    expect(JSON.parse(third.text())).toEqual({ error: true, message: expect.any(String), reason: expect.any(String) });
    open.push(await from('192.0.2.2'));
    const fourth = await from('192.0.2.3');
    expect([fourth.status, fourth.headers['retry-after']]).toEqual([503, '10']);
    open.forEach((stream) => stream.leave());
    let last: LiveStream | undefined;
    await until(async () => (last = await from('192.0.2.1')).status === 200);
    last?.leave();
  });

  it('a whole /64 network is one address', async () => {
    const open = [await from('2001:db8:0:7::1'), await from('2001:db8:0:7:1:2:3:4')];
    const third = await from('2001:DB8:0:7:ffff::9');
    expect([third.status, open.map(({ status }) => status)]).toEqual([429, [200, 200]]);
    open.forEach((stream) => stream.leave());
    await until(async () => (await openStreams()) === 0);
  });

  it('HEAD and other methods are no stream', async () => {
    for (const method of ['HEAD', 'POST'] as const)
      expect((await server.app.inject({ method, url: '/api/live' })).statusCode).toBe(405);
  });

  it('is unknown where it is not offered', async () => {
    const without = await startServer({}, { offers: [] });
    expect((await without.ask('live')).status).toBe(404);
    await without.close();
  });

  it('who stops reading is cut, the others read on', async () => {
    const [stalled, reader] = [await from('192.0.2.4'), await from('192.0.2.5')];
    stalled.stall();
    for (let count = 1; (await openStreams()) > 1; count += 1) {
      expect(count).toBeLessThan(400);
      await server.store.write((_tx, invalidate) => Promise.resolve(invalidate(tag.match('X'.repeat(50_000)))));
      await until(() => reader.told().length >= count);
    }
    expect(reader.told().at(-1)?.[0]).toHaveLength(50_000);
    reader.leave();
    stalled.leave();
  });

  it('streams end at once when the server leaves', async () => {
    const leaving = await startServer();
    await leaving.app.listen({ port: 0, host: '127.0.0.1' });
    const stream = await openLive(`http://127.0.0.1:${(leaving.app.server.address() as AddressInfo).port}`);
    await addGoal(leaving.store, { matchId: ids.live, playerId: ids.ferdl, minute: 1 });
    await leaving.close();
    await stream.over;
    expect(stream.text()).toMatch(/^retry: 3000\n\n/);
  });
});

describe('A reader who does not keep up', () => {
  /** What a stream needs of Node's response; it is never read. */
  class Unread {
    writableLength = 0;
    destroyed = false;
    written = '';
    write(bytes: Buffer): void {
      this.writableLength += bytes.length;
      this.written += bytes.toString();
    }
    once(): void {}
    destroy(): void {
      this.destroyed = true;
    }
    end(): void {}
  }
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is cut at 64 kB of backlog, not before', () => {
    const live = new LiveStreams();
    const slow = new Unread();
    live.open(slow as unknown as ServerResponse, '192.0.2.1');
    while (!slow.destroyed) {
      live.changed([tag.match(ids.live)]);
      jest.advanceTimersByTime(60);
    }
    expect(slow.writableLength).toBeGreaterThan(64 * 1024);
    expect(slow.writableLength).toBeLessThan(65 * 1024);
    const { written } = slow;
    live.changed([tag.match(ids.live)]);
    jest.advanceTimersByTime(30_000);
    expect([slow.written === written, live.size]).toEqual([true, 0]);
    live.end();
  });

  it('is sent nothing more once its stream was ended, although it stays open for a while', () => {
    const live = new LiveStreams();
    const slow = new Unread();
    live.open(slow as unknown as ServerResponse, '192.0.2.1');
    live.subscribed(false);
    live.subscribed(true);
    live.changed([tag.match(ids.live)]);
    jest.advanceTimersByTime(30_000);
    expect([slow.written, live.size]).toEqual(['retry: 3000\n\n', 0]);
    live.end();
  });

  it('a comment line comes every 25 seconds', () => {
    const live = new LiveStreams();
    const quiet = new Unread();
    live.open(quiet as unknown as ServerResponse, '192.0.2.1');
    jest.advanceTimersByTime(75_500);
    expect(quiet.written).toBe('retry: 3000\n\n:\n\n:\n\n:\n\n');
    live.end();
    jest.advanceTimersByTime(60_000);
    expect(quiet.written).toBe('retry: 3000\n\n:\n\n:\n\n:\n\n');
  });
});

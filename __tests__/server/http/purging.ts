import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Purging } from '../../../server/purging';
import { addGoal } from '../../../server/modules/matches/commands';
import { openLive, until } from '../../support/liveStream';
import { startServer } from '../../support/serverApp';
import { ids } from '../../support/serverIds';

/** A purge that takes its time, as one of many places does. */
const PURGE_MS = 150;
const GOALS = Number(process.env.GOALS ?? 12);

const CALL = `/api/webClient/match/detail/${ids.live}`;
const goal = { matchId: ids.live, playerId: ids.poldi };

async function listening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A shared cache that keeps every answer by its address until its tags are purged. */
function cache(origin: () => string, refuses: () => boolean = () => false) {
  const kept = new Map<string, { body: string; tags: string }>();
  const purges: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    const answer = async () => {
      const { url = '', method, headers } = request;
      if (method === 'POST') {
        purges.push(headers);
        await pause(PURGE_MS);
        if (refuses()) return response.writeHead(503).end();
        const purged = String(headers['surrogate-key']).split(' ');
        for (const [key, { tags }] of kept)
          if (purged.includes('*') || tags.split(' ').some((tag) => purged.includes(tag))) kept.delete(key);
        return response.writeHead(204).end();
      }
      const old = kept.get(url);
      if (old !== undefined) return response.end(old.body);
      const asked = await fetch(origin() + url);
      const body = await asked.text();
      kept.set(url, { body, tags: asked.headers.get('surrogate-key') ?? '' });
      return response.end(body);
    };
    void answer();
  });
  return { server, purges };
}

describe('A shared cache before the server', () => {
  const closing: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  async function behindCache(refuses?: () => boolean) {
    let origin = '';
    const { server: shared, purges } = cache(() => origin, refuses);
    const base = await listening(shared);
    const said: string[] = [];
    const purging = new Purging(`${base}/purge`, 'geheim-genug', (_details, line) => said.push(line));
    const server = await startServer({}, { purging });
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
    const stream = await openLive(origin);
    closing.push(
      stream.leave,
      () => purging.stop(),
      server.close,
      () => shared.close(),
    );
    const homeGoals = async (): Promise<number> => {
      const seen: { score: { home: number } } = JSON.parse(await (await fetch(base + CALL)).text());
      return seen.score.home;
    };
    return { server, stream, purges, said, purging, homeGoals };
  }

  it('gives nobody who was told of a goal the score of before it', async () => {
    const { server, stream, homeGoals } = await behindCache();
    const before = await homeGoals();
    const seen: number[] = [];
    for (let scored = 1; scored <= GOALS; scored += 1) {
      await addGoal(server.store, { ...goal, minute: 5 });
      await until(() => stream.told().length === scored);
      seen.push(await homeGoals());
    }
    expect(seen).toEqual(Array.from({ length: GOALS }, (_, index) => before + index + 1));
  }, 120_000);

  it('receives what a goal outdates, in one call', async () => {
    const { server, stream, purges } = await behindCache();
    await addGoal(server.store, { ...goal, minute: 5 });
    await addGoal(server.store, { ...goal, minute: 6 });
    await until(() => stream.told().length > 0);
    const [{ 'surrogate-key': keys = '', authorization } = {}] = purges;
    const tags = String(keys).split(' ');
    expect([purges.length, authorization]).toEqual([1, 'Bearer geheim-genug']);
    expect(tags).toEqual(expect.arrayContaining([`match:${ids.live}`, `league:${ids.league}`, 'live']));
    expect(new Set(tags).size).toBe(tags.length);
  }, 60_000);

  it('is told again until it accepts; visitors wait half a second, and are told once more then', async () => {
    let down = true;
    const { server, stream, purges, said, purging, homeGoals } = await behindCache(() => down);
    const before = await homeGoals();
    await addGoal(server.store, { ...goal, minute: 5 });
    await until(() => stream.told().length === 1);
    expect(await homeGoals()).toBe(before);
    await until(() => purges.length >= 2);
    down = false;
    await until(() => stream.told().length === 2);
    expect(await homeGoals()).toBe(before + 1);
    expect(said).toEqual(['the purge hook fails; it is called again', 'the purge hook accepts again']);
    expect(purging.figures.failures).toBeGreaterThan(0);
  }, 60_000);

  it('is purged of everything by what is too much for a header', async () => {
    const { server, stream, purges } = await behindCache();
    const many = Array.from({ length: 300 }, (_, index) => `player:${String(index).padStart(36, '0')}`);
    await server.store.write((_tx, invalidate) => Promise.resolve(invalidate('live', `match:${ids.live}`, ...many)));
    await until(() => stream.told().length > 0);
    expect(purges.map((headers) => headers['surrogate-key'])).toEqual(['*']);
  }, 60_000);
});

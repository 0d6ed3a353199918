import fastify from 'fastify';
import { addGoal } from '../../../server/modules/matches/commands';
import { answerErrors } from '../../../server/http/errors';
import { Painter } from '../../../server/sharing/painter';
import { buildFederation } from '../../../server/demo/federation';
import { startServer } from '../../support/serverApp';
import type { TestServer } from '../../support/serverApp';
import { emptyFolders } from '../../support/serverFolders';
import { SUNDAY, sundayFolder } from '../../support/serverSunday';
import { ids } from '../../support/serverIds';

const LARGEST = 150_000;
const AT_ONCE = 50;

/** Width and height from the header of a PNG. */
const measures = (png: Buffer): readonly [number, number] => {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
};

describe('Pictures to share (docs/behaviour.md 15)', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterEach(() => server.reset());
  afterAll(() => server.close());

  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

  it.each([`match/${ids.finished}`, `match/${ids.live}`, `match/${ids.next}`, 'tabelle/QL1', 'tabelle/PL1'])(
    '%s is drawn in both formats',
    async (motif) => {
      for (const [query, size] of [
        ['', [1200, 630]],
        ['?format=hoch', [1080, 1350]],
        ['?format=schief', [1200, 630]],
      ] as const) {
        const { statusCode, headers, rawPayload } = await get(`/bilder/teilen/${motif}.png${query}`);
        expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
          200,
          'image/png',
          'public, no-cache',
        ]);
        expect(measures(rawPayload)).toEqual(size);
        expect(rawPayload.length).toBeLessThanOrEqual(LARGEST);
      }
    },
    60_000,
  );

  it('is recognised until a goal changes it', async () => {
    const url = `/bilder/teilen/match/${ids.live}.png`;
    const { etag } = (await get(url)).headers;
    expect((await get(url, { 'if-none-match': String(etag) })).statusCode).toBe(304);
    await addGoal(server.store, { matchId: ids.live, playerId: ids.ferdl, minute: 20 });
    expect((await get(url, { 'if-none-match': String(etag) })).statusCode).toBe(200);
  });
});

describe('more pictures than may wait', () => {
  it('are refused for a few seconds', async () => {
    const painter = new Painter(0);
    const app = fastify();
    answerErrors(app);
    app.get('/', () => painter.paint({ format: 'quer', table: { league: 'Quarzliga 1', gameday: 1, rows: [] } }));
    const { statusCode, headers } = await app.inject('/');
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
    await Promise.all([painter.close(), app.close()]);
  });
});

describe('a picture under way when the server stops', () => {
  it('is drawn to its end, what waits is told to come again, and nothing is an error', async () => {
    const painter = new Painter();
    await painter.warm();
    const motif = { format: 'quer', table: { league: 'Quarzliga 1', gameday: 1, rows: [] } } as const;
    const [first, second] = [painter.paint(motif), painter.paint(motif)];
    const [drawn, waiting] = await Promise.allSettled([first, second, painter.close()]);
    expect(drawn).toMatchObject({ status: 'fulfilled' });
    expect(waiting).toMatchObject({ status: 'rejected', reason: { statusCode: 503 } });
  });
});

describe(`${AT_ONCE} different pictures at once`, () => {
  const folders = emptyFolders();
  const federation = buildFederation(SUNDAY);
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(folders.copyOf(await sundayFolder()), { now: () => SUNDAY, federation });
  });
  afterAll(async () => {
    await server.close();
    folders.remove();
  });

  it('are all drawn, small enough, and hold no other answer up', async () => {
    const order: string[] = [];
    await server.get('webClient/selection');
    const pictures = federation.matches.slice(0, AT_ONCE).map(async ({ id }) => {
      const { statusCode, rawPayload } = await server.app.inject({ url: `/bilder/teilen/match/${id}.png` });
      order.push('picture');
      expect(statusCode).toBe(200);
      expect(rawPayload.length).toBeLessThanOrEqual(LARGEST);
    });
    for (let asked = 0; asked < 20; asked += 1) {
      await server.get('webClient/livescore');
      order.push('answer');
    }
    await Promise.all(pictures);
    // A share of the pictures at most may be ready before the last of twenty ordinary answers.
    expect(order.lastIndexOf('answer')).toBeLessThan(20 + AT_ONCE / 5);
  }, 120_000);
});

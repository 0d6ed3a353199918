import { addGoal } from '../../../server/modules/matches/commands';
import { startServer } from '../../support/serverApp';
import type { Json, TestServer } from '../../support/serverApp';
import { onBothEngines } from '../../support/serverEngines';
import { ids } from '../../support/serverIds';

const FRIEND = 'https://kbo.example';

describe('The header Server-Offers (docs/api.md 10)', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({}, { offers: ['search', 'live'], corsOrigins: [FRIEND] });
  });
  afterAll(() => server.close());

  it('names what is switched on, in one order, with every answer of the API', async () => {
    for (const call of ['webClient/selection', 'webClient/selection', 'nirgends', 'webClient/match/detail/1']) {
      expect((await server.ask(call)).headers['server-offers']).toBe('live, search');
    }
    const { etag } = (await server.ask('webClient/selection')).headers;
    const unchanged = await server.ask('webClient/selection', { headers: { 'if-none-match': String(etag) } });
    expect([unchanged.status, unchanged.headers['server-offers']]).toEqual([304, 'live, search']);
  });

  it('may be read by a site on an allowed host', async () => {
    const { headers } = await server.ask('webClient/selection', { headers: { origin: FRIEND } });
    expect([headers['server-offers'], headers['access-control-expose-headers']]).toEqual([
      'live, search',
      expect.stringMatching(/server-offers/i),
    ]);
  });

  it('is absent when nothing is switched on, and elsewhere than on the API', async () => {
    expect((await server.app.inject('/bilder/szenen/flutlicht-16x9.svg')).headers['server-offers']).toBeUndefined();
    const plain = await startServer({}, { offers: [] });
    expect((await plain.ask('webClient/selection')).headers['server-offers']).toBeUndefined();
    await plain.close();
  });
});

onBothEngines('Answers without line-ups (docs/api.md 10)', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(await engine.fresh());
  });
  afterEach(() => server.reset());
  afterAll(() => server.close());

  const INDEX = 'webClient/matches/league/QL1/index';

  it('the fixtures are the same but for the players of their blankets', async () => {
    const whole = await server.get(INDEX);
    const bare = await server.get(`${INDEX}?lineups=none`);
    expect(JSON.stringify(whole)).toContain('"players"');
    expect(JSON.stringify(bare)).not.toContain('"players"');
    for (const season of whole) {
      for (const match of season.matches as Json[]) {
        for (const blanket of [match.home_blanket, match.away_blanket]) delete blanket?.players;
        delete match.events;
      }
    }
    expect(bare).toEqual(whole);
  });

  it('each form is cached and revalidated on its own, whatever else the query says', async () => {
    const tag = async (call: string) => (await server.ask(call)).headers.etag;
    const [whole, bare] = [await tag(INDEX), await tag(`${INDEX}?lineups=none`)];
    expect(bare).not.toBe(whole);
    for (const other of ['?lineups=all', '?lineups', '?lineups=none&lineups=none', '?x=1'])
      expect(await tag(INDEX + other)).toBe(whole);
    const again = (etag: unknown) =>
      server.ask(`${INDEX}?lineups=none`, { headers: { 'if-none-match': String(etag) } });
    expect([(await again(bare)).status, (await again(whole)).status]).toEqual([304, 200]);
    await addGoal(server.store, { matchId: ids.live, playerId: ids.ferdl, minute: 20 });
    expect((await again(bare)).status).toBe(200);
  });

  it.each([`clubs/detail/${ids.quarz}`, `player/detail/${ids.ferdl}`])(
    '%s never carries any in its matches',
    async (call) => {
      const [whole, bare] = [await server.get(`webClient/${call}`), await server.get(`webClient/${call}?lineups=none`)];
      expect(bare).toEqual(whole);
      const matches = bare.upcoming.flatMap((season: Json) => season.matches);
      expect(matches.length).toBeGreaterThan(0);
      for (const match of matches) {
        expect([match.home_blanket.players, match.away_blanket.players, match.events]).toEqual([
          undefined,
          undefined,
          undefined,
        ]);
      }
    },
  );
});

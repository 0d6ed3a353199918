import { eq, isNotNull } from 'drizzle-orm';
import { openDatabase } from '../../../server/db/open';
import { clubs, leagues, players, slides } from '../../../server/db/schema/competition';
import { events, lineups, matches } from '../../../server/db/schema/matches';
import { news } from '../../../server/db/schema/office';
import { COMMANDS } from '../../../server/kbo/commands';
import { openSource } from '../../../server/ingest/client';
import { importFrom } from '../../../server/ingest/import';
import { createStore } from '../../../server/store';
import { addGoal } from '../../../server/modules/matches/commands';
import { buildApp } from '../../../server/app';
import { startServer } from '../../support/serverApp';
import type { Json, TestServer } from '../../support/serverApp';
import { onBothEngines } from '../../support/serverEngines';
import { NOW } from '../../support/serverFederation';
import { ids, testId } from '../../support/serverIds';
import { startVariant, wrapped } from '../../support/variantApi';
import type { Manner, VariantApi } from '../../support/variantApi';
import { CALLS } from './calls';

let source: TestServer;
const variants: VariantApi[] = [];
async function variant(manner?: Manner): Promise<VariantApi> {
  const started = await startVariant(source, manner);
  variants.push(started);
  return started;
}
const quietly = () => {};

onBothEngines('Importing from an existing API', (engine) => {
  beforeAll(async () => {
    source = await startServer();
  });
  afterEach(() => source.reset());
  afterAll(async () => {
    await Promise.all(variants.splice(0).map((variant) => variant.close()));
    await source.close();
  });

  let copy: TestServer;
  const opened: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    const database = await openDatabase(await engine.fresh());
    const store = await createStore(database, () => NOW);
    const { app } = await buildApp({ store, limits: { login: 10, registration: 10, answers: 10, search: 10 } });
    opened.push(
      () => app.close(),
      () => database.close(),
    );
    const ask: TestServer['ask'] = async (call) => {
      const { statusCode, headers, body } = await app.inject(`/api/${call}`);
      return { status: statusCode, headers, body: body === '' ? undefined : JSON.parse(body) };
    };
    const get = async (call: string): Promise<Json> => (await ask(call)).body;
    copy = { app, store, ask, get, reset: () => Promise.resolve(), close: () => Promise.resolve() };
  });
  afterEach(async () => {
    for (const close of opened.splice(0)) await close();
  });

  const from = (api: VariantApi) => importFrom(copy.store, openSource(api.url, 1), quietly);
  /** What a server answers; the copy keeps pictures under their whole address and no blank texts. */
  const told = async (server: TestServer) => {
    const answers = [];
    for (const call of CALLS) {
      const text = JSON.stringify(await server.get(call));
      answers.push([
        call,
        JSON.parse(
          text
            .replace(/"http:\/\/127\.0\.0\.1:\d+\/bilder\//g, '"/bilder/')
            .replaceAll('"youtube":" "', '"youtube":null'),
        ),
      ]);
    }
    return answers;
  };

  it('shows visitors the same, and a second time changes nothing', async () => {
    const api = await variant();
    const { changes, problems } = await from(api);
    expect(problems).toEqual([]);
    expect(changes.length).toBeGreaterThan(30);
    expect(await told(copy)).toEqual(await told(source));
    expect(await from(api)).toEqual({ changes: [], problems: [] });
    expect(api.atOnce()).toBeLessThanOrEqual(4);
  });
  it('takes over exactly what changed there, also what went away', async () => {
    const api = await variant();
    await from(api);
    const table = await copy.get('webClient/leagues/QL1/current/table');
    await addGoal(source.store, { matchId: ids.live, playerId: ids.poldi, minute: 5 });
    await source.store.write(async (tx, invalidate) => {
      await tx.delete(events).where(eq(events.matchId, ids.finished));
      await tx.delete(lineups).where(eq(lineups.matchId, ids.old));
      await tx.delete(slides);
      await tx.delete(news).where(eq(news.id, ids.article));
      await tx.update(players).set({ clubId: null }).where(eq(players.id, ids.resi));
      invalidate('*');
    });
    const { changes, problems } = await from(api);
    expect(problems).toEqual([]);
    const counts = changes.map(({ table: name, before, after }) => `${name} ${before ? 1 : 0}${after ? 1 : 0}`).sort();
    expect(counts).toEqual([
      'events 01',
      'events 10',
      'events 10',
      'events 10',
      'events 10',
      'lineups 10',
      'matches 11',
      'news 10',
      'players 11',
      'slides 10',
    ]);
    expect(await copy.get('webClient/leagues/QL1/current/table')).toEqual(table);
    expect(await told(copy)).toEqual(await told(source));
  });
  it('understands an older deployment: wrapped dates, numbers and ids, envelopes, other words', async () => {
    const api = await variant((body) => wrapped(body));
    const { problems } = await from(api);
    expect(problems).toEqual([]);
    expect(await told(copy)).toEqual(await told(source));
  });
  it('waits for a busy API, leaves out what is broken, says where, and takes nothing away because of it', async () => {
    const sound = await variant();
    await from(sound);
    const kept = await copy.store.db.$count(matches);
    const api = await variant((body, path, attempt) => {
      if (attempt === 1) return { refuse: 503, text: '<html>Bad Gateway</html>' };
      if (path.includes(`clubs/detail/${ids.murmel}`))
        return { refuse: 500, text: '{"error":true,"reason":"Something went wrong."}' };
      if (path.includes('strafsenat')) return 'no list';
      if (path === 'webClient/matches/league/QL1/index') {
        const [season] = body;
        const [first, second, third] = season.matches;
        const broken = { ...second, id: testId('3A7C0001', 99), home_team: { id: null }, home_blanket: null };
        const strange = {
          ...third,
          status: 'verschollen',
          details: { gameday: 1e15, date: 'gestern', location: 'A\0B' },
        };
        return [{ ...season, matches: [first, null, { ...second, id: null }, broken, strange] }, ...body.slice(1), 7];
      }
      return body;
    });
    const { problems } = await from(api);
    const at = 'webClient/matches/league/QL1/index';
    expect(problems).toEqual(
      expect.arrayContaining([
        expect.stringContaining(`${at}[0].matches[1] – expected an object, got null`),
        expect.stringContaining(`${at}[0].matches[2].id – expected an id, got null`),
        expect.stringContaining(`${at}[0].matches[3] – expected two clubs`),
        expect.stringContaining(`${at}[0].matches[4].status – unknown: verschollen`),
        expect.stringContaining(`${at}[0].matches[4] – gameday: 1000000000000000 cannot be kept`),
        expect.stringContaining(`${at}[0].matches[4] – kickoff: "invalid" cannot be kept`),
        expect.stringContaining(`${at}[2] – expected an object, got 7`),
        expect.stringContaining('news/strafsenat?per=250 – expected a list'),
        expect.stringContaining(`webClient/clubs/detail/${ids.murmel} – 500 Something went wrong.`),
      ]),
    );
    expect(await copy.store.db.$count(matches)).toBe(kept);
    expect((await copy.get(`webClient/clubs/detail/${ids.murmel}`)).club.players).toHaveLength(1);
    expect(await copy.get('news/strafsenat')).toHaveLength(1);
  });
  it('takes nothing away because of a list that lost too much, says so, and does when told to', async () => {
    await from(await variant());
    const rows = async () =>
      Promise.all([copy.store.db.$count(matches), copy.store.db.$count(clubs, isNotNull(clubs.leagueId))]);
    const before = await rows();
    const api = await variant((body, path) => {
      if (path === 'webClient/clubs/league/QL1') return [];
      if (path !== 'webClient/matches/league/QL1/index') return body;
      return body.map((season: Json) => (season.id === ids.season ? { ...season, matches: [] } : season));
    });
    const { problems } = await from(api);
    expect(await rows()).toEqual(before);
    expect(problems.toSorted()).toEqual([
      `clubs of league_id ${ids.league}: 4 of 4 are missing, all of them stay`,
      `matches of season_id ${ids.season}: 6 of 6 are missing, all of them stay`,
    ]);
    await importFrom(copy.store, openSource(api.url, 1), quietly, undefined, true);
    expect(await rows()).toEqual([1, 0]);
  });
  it('ends with 0 although something was left out, with 2 if the option says so', async () => {
    const api = await variant((body, path) => (path.includes('strafsenat') ? 'no list' : body));
    const silent = [jest.spyOn(console, 'log'), jest.spyOn(console, 'error')].map((spy) =>
      spy.mockImplementation(() => {}),
    );
    const run = (options: Record<string, string | boolean>) =>
      COMMANDS['import']?.run(copy.store, { words: [], options: { from: api.url, ...options } });
    const codes = [await run({}), await run({ strict: true })];
    silent.forEach((spy) => spy.mockRestore());
    expect(codes).toEqual([0, 2]);
  });
  it('changes nothing when the list of leagues cannot be read', async () => {
    const api = await variant(() => ({ refuse: 500, text: '' }));
    await expect(from(api)).rejects.toThrow('500');
    expect(await copy.store.db.$count(leagues)).toBe(0);
  });
});

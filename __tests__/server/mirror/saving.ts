import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { openDatabase } from '../../../server/db/open';
import { matchSightings } from '../../../server/db/schema/own';
import { leagues, players, seasons } from '../../../server/db/schema/competition';
import { matches } from '../../../server/db/schema/matches';
import { TABLES, tableOf } from '../../../server/merging/tables';
import { Stage } from '../../../server/ingest/stage';
import { saveStage } from '../../../server/ingest/save';
import type { Store } from '../../../server/store';
import { createStore } from '../../../server/store';
import { startServer } from '../../support/serverApp';
import type { TestServer } from '../../support/serverApp';
import { onBothEngines } from '../../support/serverEngines';
import { ids, testId } from '../../support/serverIds';

type Told = readonly [table: string, fields: Readonly<Record<string, unknown>>];

const AT = 'webClient/some/list';
const WILD = [
  ...['', ' ', 'abgelent', 'done', '\0', '\uD800', 'ſ'.repeat(3), '㌀'.repeat(3_000), '<b>', 'null', '9'.repeat(400)],
  ...[-1, 0, 0.5, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), 1e20, NaN, Infinity, 8.64e15, -8.64e15, Date.UTC(2025, 9, 26)],
  ...[true, false, [], {}, [null], [{ player: '\0' }], { a: '\0' }, testId('FFFFFFFF', 1), ids.league, ids.quarz],
];
/** What the rows of each table need to be told at all. */
const SOUND: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  slides: { league_id: ids.league },
  seasons: { league_id: ids.league },
  matches: { season_id: ids.season, home_club_id: ids.quarz, away_club_id: ids.zirbel },
  lineups: { side: 'home', players: [] },
  events: { match_id: ids.live, type: 'goal' },
  transfers: { player_id: ids.ferdl, club_id: ids.quarz, status: 'angenommen' },
};
const TOLD = ['leagues', 'slides', 'seasons', 'clubs', 'players', 'matches', 'lineups', 'events', 'news', 'transfers'];

const wildRows = fc.array(
  fc.constantFrom(...TABLES.filter(({ name }) => TOLD.includes(name))).chain((table) =>
    fc.record({
      table: fc.constant(table.name),
      fields: fc.dictionary(
        fc.constantFrom(...[...table.columns.keys()].filter((name) => name !== 'id')),
        fc.oneof(fc.constantFrom(...WILD), fc.string({ unit: 'binary' }), fc.double(), fc.integer()),
        { maxKeys: 4 },
      ),
      number: fc.integer({ min: 100, max: 104 }),
    }),
  ),
  { minLength: 1, maxLength: 30 },
);

describe('Saving what a source tells, whatever it is', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  it('never fails, names what is left out by its path and keeps everything else', async () => {
    await fc.assert(
      fc.asyncProperty(wildRows, async (rows) => {
        await server.reset();
        const stage = new Stage();
        stage.put('players', `${AT}[sound]`, { id: testId('B1A10001', 99), name: 'Sound' });
        const told = rows.map(({ table, fields, number }, index) => {
          const id = table === 'lineups' ? { match_id: ids.far } : { id: testId('FACE0000', number) };
          const at = `${AT}[${index}]`;
          stage.put(table, at, { ...SOUND[table], ...fields, ...id });
          return { table, at, key: Object.values(id)[0] };
        });
        await saveStage(server.store, stage);
        const { db } = server.store;
        expect(await db.$count(players, eq(players.name, 'Sound'))).toBe(1);
        for (const { table, key } of told) {
          const places = told.filter((one) => one.table === table && one.key === key).map(({ at }) => `${at} – `);
          const { table: stored, columns } = tableOf(table);
          const column = columns.get(table === 'lineups' ? 'match_id' : 'id');
          if (column === undefined) throw new Error(table);
          const kept = (await db.$count(stored, eq(column, key))) > 0;
          const named = stage.problems.some((problem) => places.some((place) => problem.startsWith(place)));
          expect([table, kept || named]).toEqual([table, true]);
        }
        expect(stage.problems.filter((problem) => !problem.startsWith(AT))).toEqual([]);
      }),
      // A number after which none is left.
      { numRuns: 40, examples: [[[{ table: 'news', fields: { seq: 2 ** 31 - 1 }, number: 100 }]]] },
    );
  });
});

describe('Readings that overtake each other', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  it('never turn a match back, whatever was asked, answered and saved in which order', async () => {
    // Few readings at once, so that they meet.
    const step = fc.record({
      what: fc.constantFrom('goal', 'ask', 'answer', 'answer', 'save', 'save'),
      whose: fc.nat({ max: 2 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 30 }), async (steps) => {
        await server.store.db.delete(matchSightings);
        await server.store.db.update(matches).set({ homeScore: 0 }).where(eq(matches.id, ids.live));
        let [now, goals, shown] = [1_000, 0, 0];
        const readings: { stage: Stage; answer: () => void; done: Promise<void> }[] = [];
        for (const { what, whose } of steps) {
          now += 1;
          const reading = readings.at(-1 - (whose % Math.max(readings.length, 1)));
          if (what === 'goal') goals += 1;
          if (what === 'ask') {
            const stage = new Stage(() => now);
            let answer = () => {};
            const answered = new Promise<number>((resolve) => (answer = () => resolve(goals)));
            const done = stage.ask(
              () => answered,
              (score) => stage.put('matches', AT, { id: ids.live, home_score: score }),
            );
            readings.push({ stage, answer, done });
          }
          if (what === 'answer') {
            reading?.answer();
            await reading?.done;
          }
          if (what !== 'save' || reading === undefined) continue;
          await saveStage(server.store, reading.stage);
          const [match] = await server.store.db.select().from(matches).where(eq(matches.id, ids.live));
          expect(match?.homeScore).toBeGreaterThanOrEqual(shown);
          shown = match?.homeScore ?? 0;
        }
      }),
      { numRuns: 40 },
    );
  });
});

onBothEngines('Saving what a source tells', (engine) => {
  let store: Store;
  let close: () => Promise<void>;
  const save = async (...rows: readonly Told[]) => {
    const stage = new Stage();
    rows.forEach(([table, fields], index) => stage.put(table, `${AT}[${index}]`, fields));
    await saveStage(store, stage);
    return stage.problems;
  };
  const league: Told = ['leagues', { id: ids.league, code: 'QL1', name: 'Quarzliga' }];
  const season = (number: number, is_primary: boolean | null): Told => [
    'seasons',
    { id: testId('5EA50001', number), league_id: ids.league, name: `${number}`, is_primary },
  ];
  const primaries = async () =>
    (await store.db.select().from(seasons).where(eq(seasons.primary, true))).map(({ name }) => name);

  beforeEach(async () => {
    const database = await openDatabase(await engine.fresh());
    store = await createStore(database);
    close = () => database.close();
    const told: Told[] = [league, season(1, false), season(2, true)];
    expect(await save(...told)).toEqual([]);
  });
  afterEach(() => close());

  it('follows a change of season, whichever of the two comes first', async () => {
    expect(await save(season(3, true), season(2, false))).toEqual([]);
    expect(await primaries()).toEqual(['3']);
    expect(await save(season(3, false), season(2, true))).toEqual([]);
    expect(await primaries()).toEqual(['2']);
    // Nobody says that the earlier one is over.
    expect(await save(season(4, true))).toEqual([]);
    expect(await primaries()).toEqual(['4']);
  });

  it('takes the first of several primary seasons, and says so', async () => {
    expect(await save(season(3, true), season(1, true), season(2, false))).toEqual([
      `${AT}[1] – is_primary: another row has it already`,
    ]);
    expect(await primaries()).toEqual(['3']);
  });

  it('takes a league that was made anew with the code of another, and codes that were swapped', async () => {
    const anew: Told = ['leagues', { id: ids.pause, code: 'QL1', name: 'Quarzliga' }];
    const codes = async () =>
      Object.fromEntries((await store.db.select().from(leagues)).map(({ id, code }) => [id, code]));
    expect(await save(anew)).toEqual([]);
    expect(await codes()).toEqual({ [ids.league]: null, [ids.pause]: 'QL1' });
    const shown = (await store.db.select().from(leagues)).map(({ id, visibility }) => [id, visibility]);
    expect(Object.fromEntries(shown)).toEqual({ [ids.league]: false, [ids.pause]: null });
    await save(['leagues', { id: ids.league, code: 'PL1' }]);
    expect(
      await save(['leagues', { id: ids.league, code: 'QL1' }], ['leagues', { id: ids.pause, code: 'PL1' }]),
    ).toEqual([]);
    expect(await codes()).toEqual({ [ids.league]: 'QL1', [ids.pause]: 'PL1' });
  });

  it('leaves out by their paths a negative score, an unknown word and what refers to nothing; the rest arrives', async () => {
    const club = (id: string): Told => ['clubs', { id, team_name: id }];
    const match = (number: number, home_score: number): Told => [
      'matches',
      {
        ...{ id: testId('3A7C0001', number), season_id: testId('5EA50001', 1), location: '', gameday: 1 },
        ...{ home_club_id: ids.quarz, away_club_id: ids.zirbel, home_score },
      },
    ];
    const transfer = (number: number, status: string): Told => [
      'transfers',
      { id: testId('74A50001', number), player_id: ids.ferdl, club_id: ids.quarz, status },
    ];
    const problems = await save(
      ...[club(ids.quarz), club(ids.zirbel), match(1, -1), match(2, 3), transfer(1, 'verborgt')],
      ...[transfer(2, 'angenommen'), ['players', { id: ids.ferdl, name: 'Ferdl' }] as Told],
      ['events', { id: testId('EE000001', 1), match_id: testId('3A7C0001', 9), type: 'goal', minute: 1 }],
    );
    expect(problems.toSorted()).toEqual([
      `${AT}[2] – matches_score refuses it`,
      `${AT}[4] – transfers_status refuses it`,
      `${AT}[7] – match_id: nothing is known of ${testId('3A7C0001', 9)}`,
    ]);
    expect((await store.db.select().from(matches)).map(({ homeScore }) => homeScore)).toEqual([3]);
  });
});

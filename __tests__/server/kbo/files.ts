import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { openDatabase } from '../../../server/db/open';
import type { DatabaseOptions } from '../../../server/db/open';
import { clubs, seasons } from '../../../server/db/schema/competition';
import { events } from '../../../server/db/schema/matches';
import { news, registrations } from '../../../server/db/schema/office';
import { loadFederation } from '../../../server/demo/load';
import type { Federation } from '../../../server/demo/load';
import { buildFederation } from '../../../server/demo/federation';
import { check } from '../../../server/kbo/check';
import { exportFile } from '../../../server/merging/exportFile';
import { importFile } from '../../../server/kbo/importFile';
import { createStore } from '../../../server/store';
import type { Store } from '../../../server/store';
import { addGoal } from '../../../server/modules/matches/commands';
import { startServer } from '../../support/serverApp';
import { onPostgres } from '../../support/serverEngines';
import { emptyFolders } from '../../support/serverFolders';
import { ids, testId } from '../../support/serverIds';

const folder = mkdtempSync(join(tmpdir(), 'kbo-files-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string) => join(folder, name);
const bytes = (name: string) => readFileSync(file(name), 'utf8');
/** What a file of version 1 would hold, which may be written by hand. */
const open = (name: string) =>
  bytes(name)
    .replace('"version":2', '"version":1')
    .replace(/\{"end":.*\n$/, '');

const embedded = emptyFolders();
const opened: { close: () => Promise<void> }[] = [];
async function empty(where?: DatabaseOptions): Promise<Store> {
  const database = await openDatabase(where ?? (await embedded.fresh()));
  opened.push(database);
  return createStore(database);
}
afterAll(async () => {
  await Promise.all(opened.map((database) => database.close()));
  embedded.remove();
});

/** Their events need several statements each way. */
const MATCHES = 1_200;

/** The demo with its first matches only; everything else is whole. */
function withMatches(count: number): Federation {
  const whole = buildFederation(new Date('2025-10-26T11:20:00Z'));
  const matches = whole.matches.slice(0, count);
  const kept = new Set(matches.map(({ id }) => id));
  const ofThem = <T extends { matchId: string }>(rows: T[]) => rows.filter(({ matchId }) => kept.has(matchId));
  const { lineups, events, postponements } = whole;
  return { ...whole, matches, lineups: ofThem(lineups), events: ofThem(events), postponements: ofThem(postponements) };
}

const registration = {
  id: testId('4E610001', 1),
  primaryContact: { first: 'Resi', last: 'Zwirn', phone: '0', email: 'resi@example.invalid', identification: '' },
  secondaryContact: { first: 'Gustl', last: 'Knopf', phone: '0', email: 'gustl@example.invalid', identification: '' },
  teamName: 'KFC „Murmel“\n\u2028',
  verein: '',
  bundesland: 'wien',
  type: 'privat',
  acceptedAgb: true,
  referCode: '',
  passwordHash: 'scrypt',
  fingerprint: 'f',
  created: '2025-10-20T08:15:00Z',
};

onPostgres('A database as a file of JSON lines', (engine) => {
  it('embedded → PostgreSQL → embedded: three times the same bytes', async () => {
    const source = await empty();
    await loadFederation(source.db, withMatches(MATCHES));
    await source.db.insert(registrations).values(registration);
    // A place in the order of insertion that is not the order of the ids, with a gap before it.
    const [last] = await source.db.select().from(news).limit(1);
    if (last === undefined) throw new Error('the demo has no news');
    const { seq, ...again } = last;
    await source.db.delete(news).where(eq(news.id, last.id));
    await source.db.insert(news).values(again);
    expect(seq).toBe(1);
    const rows = await exportFile(source, file('one'));
    expect(bytes('one').split('\n')).toHaveLength(rows + 3);

    const postgres = await empty(await engine.fresh());
    await importFile(postgres, file('one'));
    await exportFile(postgres, file('two'));
    expect(bytes('two') === bytes('one')).toBe(true);
    const target = await empty();
    await importFile(target, file('two'));
    await exportFile(target, file('three'));
    expect(bytes('three') === bytes('one')).toBe(true);
    // What is written afterwards comes after what was imported.
    await target.db.insert(news).values({ id: testId('AE350009', 1), title: 'Neu' });
    const order = (await target.db.select().from(news).orderBy(news.seq)).map(({ id }) => id);
    expect(order.slice(-2)).toEqual([last.id, testId('AE350009', 1)]);
  });
});

describe('Importing a file', () => {
  let server: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    server = await startServer();
  });
  beforeEach(async () => {
    await server.reset();
    await exportFile(server.store, file('start'));
  });
  afterAll(() => server.close());

  it('is for its owner only', () => expect(statSync(file('start')).mode & 0o777).toBe(0o600));
  it('that says what the database holds changes nothing', async () => {
    expect(await importFile(server.store, file('start'))).toEqual([]);
  });
  it('wins over what was changed meanwhile, keeps what it does not name, and every answer shows it at once', async () => {
    const detail = async () => (await server.get(`webClient/match/detail/${ids.live}`)).score;
    const before = await detail();
    await addGoal(server.store, { matchId: ids.live, playerId: ids.poldi, minute: 5 });
    expect(await detail()).not.toEqual(before);
    const kept = await server.store.db.$count(events);
    const changes = await importFile(server.store, file('start'));
    expect(changes.map(({ table }) => table)).toEqual(['matches']);
    expect(await detail()).toEqual(before);
    expect(await server.store.db.$count(events)).toBe(kept);
  });
  it('outdates what shows a changed row and nothing else', async () => {
    const table = await server.store.answers.read('foreign', () =>
      Promise.resolve({ body: 1, tags: [`league:${testId('FFFFFFFF', 1)}`] }),
    );
    await server.get(`webClient/clubs/league/QL1`);
    await server.store.db.update(clubs).set({ points: 77 }).where(eq(clubs.id, ids.quarz));
    await importFile(server.store, file('start'));
    const list: { id: string; points: number }[] = await server.get('webClient/clubs/league/QL1');
    expect(list.find((club) => club.id === ids.quarz)?.points).not.toBe(77);
    expect(server.store.answers.peek('foreign')).toBe(table);
  });
  it.each([
    ['nothing at all', '', /is empty/],
    ['something else', '{"format":"tar"}\n', /:1: this is no export of kbo/],
    ['a later version', '{"format":"kbo","version":3}\n', /version 3 is newer/],
    ['half a line', '{"format":"kbo","version":1}\n{"table":"clu', /:2: expected a JSON object/],
    ['an unknown table', '{"format":"kbo","version":1}\n{"table":"pg_user","row":{}}\n', /:2: unknown table pg_user/],
    [
      'an unknown column',
      '{"format":"kbo","version":1}\n{"table":"clubs","row":{"id":"1","evil\\"":1}}\n',
      /:2: clubs has no column/,
    ],
  ])('of %s is refused with its place', async (_what, content, message) => {
    writeFileSync(file('bad'), content);
    await expect(importFile(server.store, file('bad'))).rejects.toThrow(message);
  });
  it('never brings the demo and other data into one database', async () => {
    const mark = '{"table":"demo_mark","row":{"id":1,"filled":"2025-10-26T11:20:00Z"}}\n';
    writeFileSync(file('demo'), open('start') + mark);
    await expect(importFile(server.store, file('demo'))).rejects.toThrow('the file holds the demo');
    const demo = await empty();
    await importFile(demo, file('demo'));
    await expect(importFile(demo, file('start'))).rejects.toThrow('this database is the demo’s');
  });
  const lines = (name: string, ...rows: readonly (readonly [table: string, row: object])[]) => {
    const head = { format: 'kbo', version: 1 };
    writeFileSync(
      file(name),
      [head, ...rows.map(([table, row]) => ({ table, row }))].map((line) => `${JSON.stringify(line)}\n`).join(''),
    );
    return importFile(server.store, file(name));
  };
  it('follows a change of season, whichever of the two comes first, and a league made anew', async () => {
    const primary = async () =>
      (await server.store.db.select().from(seasons).where(eq(seasons.primary, true))).map(({ id }) => id);
    const [over, begun] = [
      ['seasons', { id: ids.season, is_primary: false }],
      ['seasons', { id: testId('5EA50001', 9), league_id: ids.league, name: '2026/27', is_primary: true }],
    ] as const;
    await lines('begun first', begun, over);
    expect(await primary()).toEqual([testId('5EA50001', 9)]);
    await importFile(server.store, file('start'));
    expect(await primary()).toEqual([ids.season]);
    await lines('over first', over, begun);
    expect(await primary()).toEqual([testId('5EA50001', 9)]);
    await lines('anew', ['leagues', { id: testId('1EA60001', 9), code: 'QL1', name: 'Quarzliga 1' }]);
    expect(await server.get('webClient/selection')).toContainEqual(
      expect.objectContaining({ code: 'QL1', id: testId('1EA60001', 9) }),
    );
  });
  it('may name some columns of a known row; both clubs’ points follow a corrected result', async () => {
    const points = async () =>
      Object.fromEntries((await server.store.db.select().from(clubs)).map(({ id, points: own }) => [id, own]));
    expect(await points()).toMatchObject({ [ids.quarz]: 3, [ids.zirbel]: 0 });
    await server.store.db.delete(events);
    await lines('result', ['matches', { id: ids.finished.toLowerCase(), home_score: 1, away_score: 1 }]);
    expect(await points()).toMatchObject({ [ids.quarz]: 1, [ids.zirbel]: 1 });
    expect((await server.get(`webClient/match/detail/${ids.finished}`)).score).toEqual({ home: 1, away: 1 });
    expect(await check(server.store.db)).toEqual([]);
    // What the file says itself stands.
    await lines('points', ['matches', { id: ids.finished, away_score: 2 }], ['clubs', { id: ids.zirbel, points: 33 }]);
    expect(await points()).toMatchObject({ [ids.quarz]: 0, [ids.zirbel]: 33 });
    expect(await check(server.store.db)).toEqual([`club ${ids.zirbel} has 33 points, its matches and rulings say 3`]);
  });
  it('names every line that does not fit, and changes nothing then', async () => {
    const bad = lines(
      'misfits',
      ['clubs', { id: ids.quarz, team_name: 'Umbenannt' }],
      ['matches', { id: ids.finished, home_score: -1 }],
      ['clubs', { id: testId('7EA00001', 9) }],
      ['players', { id: ids.ferdl, club_id: testId('7EA00001', 8) }],
      ['matches', { id: ids.live, kickoff: 'gestern' }],
    );
    await expect(bad).rejects.toThrow(
      [
        `${file('misfits')}:4: team_name: is missing`,
        `${file('misfits')}:3: matches_score refuses it`,
        `${file('misfits')}:6: 22007 refuses it`,
        `${file('misfits')}:5: club_id: nothing is known of ${testId('7EA00001', 8)}`,
      ].join('\n'),
    );
    const [club] = await server.store.db.select().from(clubs).where(eq(clubs.id, ids.quarz));
    expect(club?.teamName).toBe('FC Quarzelhof');
  });
  it('that ends in a row the database refuses changes nothing', async () => {
    await server.store.db.update(clubs).set({ points: 5 }).where(eq(clubs.id, ids.quarz));
    writeFileSync(file('broken'), open('start'));
    appendFileSync(file('broken'), `{"table":"tokens","row":{"hash":"x","user_id":"${testId('FFFFFFFF', 9)}"}}\n`);
    await expect(importFile(server.store, file('broken'))).rejects.toThrow();
    const [club] = await server.store.db.select().from(clubs).where(eq(clubs.id, ids.quarz));
    expect(club?.points).toBe(5);
  });
});

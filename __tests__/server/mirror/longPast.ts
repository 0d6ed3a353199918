import { eq, sql } from 'drizzle-orm';
import { openDatabase } from '../../../server/db/open';
import { readReports } from '../../../server/db/schema/own';
import { events, matches } from '../../../server/db/schema/matches';
import { openSource } from '../../../server/ingest/client';
import { importFrom } from '../../../server/ingest/import';
import { crawl } from '../../../server/ingest/crawl';
import { knownOf, saveStage } from '../../../server/ingest/save';
import { Stage } from '../../../server/ingest/stage';
import { createStore } from '../../../server/store';
import type { Store } from '../../../server/store';
import { startLargeSource } from '../../support/largeSource';
import type { LargeSource } from '../../support/largeSource';
import { emptyFolders } from '../../support/serverFolders';

const DAY_MS = 24 * 3_600_000;
const quietly = () => {};

describe('A source with ten seasons', () => {
  const folders = emptyFolders();
  let source: LargeSource;
  let store: Store;
  let close: () => Promise<void>;
  let now = Date.now();
  beforeAll(async () => {
    source = await startLargeSource({ leagues: 24, clubs: 10, seasons: 10, matches: 4, players: 2 });
    const database = await openDatabase(await folders.fresh());
    store = await createStore(database);
    close = () => database.close();
    await read();
  });
  afterAll(async () => {
    await close();
    await source.close();
    folders.remove();
  });
  /** Reads everything, and returns what was called and what changed. */
  const read = async () => {
    source.calls.length = 0;
    const stage = await crawl(openSource(source.url, 1), quietly, new Stage(() => now), await knownOf(store.db));
    expect(stage.problems).toEqual([]);
    const changes = await saveStage(store, stage);
    return { calls: source.calls.length, changes };
  };
  const reports = () => source.calls.filter((call) => call.includes('match/detail'));
  const homeScore = async (id: string) =>
    (await store.db.select().from(matches).where(eq(matches.id, id))).map(({ homeScore }) => homeScore);

  it('is asked less than 500 times when it is read again, and nothing is lost', async () => {
    expect(await store.db.$count(matches)).toBe(960);
    const { calls, changes } = await read();
    expect(changes).toEqual([]);
    expect(calls).toBeLessThan(500);
    expect(reports()).toEqual([]);
    expect(await store.db.$count(events)).toBe(960);
  });

  it('is asked for the report of a match that its list shows in another way', async () => {
    const [id = ''] = source.matches(3, 2);
    source.scores.set(id, 4);
    source.scorers.set(id, 1);
    const { changes } = await read();
    expect(reports()).toEqual([`webClient/match/detail/${id}`]);
    expect(changes.map(({ table }) => table).toSorted()).toEqual(['events', 'matches']);
    expect(await homeScore(id)).toEqual([4]);
  });

  it('is asked for every report again in time, a hundred at once, what is under way first, and none twice a day', async () => {
    const [id = ''] = source.matches(0, 9);
    const former = source.matches(23, 8)[3] ?? '';
    source.scorers.set(id, 2);
    source.scorers.set(former, 2);
    await read();
    expect(reports()).toEqual([]);
    now += DAY_MS + 1_000;
    const { changes } = await read();
    expect(reports()).toHaveLength(100);
    expect(changes.map(({ after }) => after?.['match_id'])).toEqual([id]);
    for (let count = 2; count * 100 < 960; count += 1) await read();
    await read();
    expect(await store.db.select().from(events).where(eq(events.matchId, former))).toEqual([
      expect.objectContaining({ name: 'Schützin 2' }),
    ]);
    await read();
    expect(reports()).toEqual([]);
  });

  it('is asked for the report of a match that begins anew, though its list says what it said before', async () => {
    const [id = ''] = source.matches(1, 1);
    await store.db.update(matches).set({ status: 'pending' }).where(eq(matches.id, id));
    await store.db.delete(events).where(eq(events.matchId, id));
    await read();
    expect(await store.db.$count(events, eq(events.matchId, id))).toBe(1);
  });

  it('is given up on at once when it dies while it is read', async () => {
    await store.db.delete(readReports);
    let left = 700;
    source.calls.length = 0;
    source.instead = (request) => {
      left -= 1;
      if (left < 0) request.socket.destroy();
      return left < 0;
    };
    await expect(importFrom(store, openSource(source.url, 1, 2), quietly)).rejects.toThrow();
    expect(source.calls.length).toBeLessThan(720);
    source.instead = () => false;
  });

  it('loses what it no longer lists but what the database will not let go, which is named', async () => {
    const [kept = '', gone = ''] = source.matches(2, 0);
    await store.db.execute(sql`create table witnesses (match_id uuid references matches (id))`);
    await store.db.execute(sql`insert into witnesses values (${kept})`);
    const stage = new Stage();
    const season = (await store.db.select().from(matches).where(eq(matches.id, kept)))[0]?.seasonId ?? '';
    stage.put('leagues', 'at', { id: source.matches(0, 0)[0], code: 'NEU', name: 'Neue Liga' });
    for (const id of source.matches(2, 0).slice(2)) stage.put('matches', 'at', { id, season_id: season });
    stage.whole('matches', 'season_id', season, () => {});
    const changes = await saveStage(store, stage, true);
    expect(stage.problems).toEqual([expect.stringContaining(`${kept} – witnesses_match_id`)]);
    expect(changes.filter(({ after }) => after === undefined).map(({ before }) => before?.['id'])).toContain(gone);
    expect(await store.db.$count(events, eq(events.matchId, kept))).toBe(1);
    await store.db.execute(sql`drop table witnesses`);
  });
});

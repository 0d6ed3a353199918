/** @jest-environment node */
import { and, eq, gte, sql } from 'drizzle-orm';
import { openDatabase } from '../../../server/db/open';
import { events, lineups, matches } from '../../../server/db/schema/matches';
import { buildFederation } from '../../../server/demo/federation';
import { currentMatchday, playedNow } from '../../../server/demo/live';
import { fillWithDemo } from '../../../server/demo/load';
import { startSimulator, takeTurn } from '../../../server/demo/simulator';
import { createStore } from '../../../server/store';
import type { Store } from '../../../server/store';
import { onBothEngines } from '../../support/serverEngines';

const MINUTE = 60_000;

const start = new Date('2026-11-20T07:30:00Z');
const federation = buildFederation(start);

onBothEngines('The simulator', (engine) => {
  let now = start;
  let store: Store;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const database = await openDatabase(await engine.fresh());
    close = () => database.close();
    await fillWithDemo(database.db, federation, start);
    store = await createStore(database, () => now);
  });
  afterAll(() => close());

  const live = () => playedNow(store.db);
  /** The flagship league's share of the matchday under way. */
  const matchday = async () => (await currentMatchday(store.db)).filter(({ code }) => code === 'W1A');
  const pass = async (minutes: number, step = 1) => {
    for (let passed = 0; passed < minutes; passed += step) {
      now = new Date(now.getTime() + step * MINUTE);
      await takeTurn(store);
    }
  };
  const faults = async () => {
    const today = gte(matches.firstHalfStart, '2026-11-20');
    const recent = await store.db.select().from(matches).where(today);
    const noted = await store.db
      .select({ matchId: events.matchId, type: events.type, assign: events.assign })
      .from(events)
      .innerJoin(matches, and(eq(matches.id, events.matchId), today));
    const crowded = await store.db
      .select()
      .from(lineups)
      .where(sql`jsonb_array_length(${lineups.players}) > 12`);
    const goals = (matchId: string, side: string) =>
      noted.filter((event) => event.matchId === matchId && event.type === 'goal' && event.assign === side).length;
    return [
      ...recent
        .filter((match) => goals(match.id, 'home') !== match.homeScore || goals(match.id, 'away') !== match.awayScore)
        .map(({ id }) => `score of ${id}`),
      ...crowded.map(({ matchId }) => `line-up of ${matchId}`),
      ...recent
        .filter(({ status, secondHalfEnd }) => status === 'done' && secondHalfEnd === null)
        .map(({ id }) => `end of ${id}`),
    ];
  };

  test('keeps three to five matches live in at least three leagues, one of them the flagship, hour after hour', async () => {
    for (let turn = 0; turn < 14; turn += 1) {
      await pass(8, 2);
      const playing = await live();
      expect(playing.length).toBeGreaterThanOrEqual(3);
      expect(playing.length).toBeLessThanOrEqual(5);
      expect(playing.map(({ code }) => code)).toContain('W1A');
      expect(new Set(playing.map(({ code }) => code)).size).toBeGreaterThanOrEqual(3);
      const clubs = playing.flatMap(({ homeClubId, awayClubId }) => [homeClubId, awayClubId]);
      expect(new Set(clubs).size).toBe(clubs.length);
    }
    expect(await faults()).toEqual([]);
  });

  test('catches up after hours of rest, with half-times as of when they were due', async () => {
    const before = await live();
    await pass(300, 300);
    const ended = await store.db
      .select()
      .from(matches)
      .where(eq(matches.id, before[0]?.id ?? ''));
    const times = ended.map(({ status, firstHalfStart, firstHalfEnd, secondHalfStart, secondHalfEnd }) => ({
      status,
      minutes: [firstHalfStart, firstHalfEnd, secondHalfStart, secondHalfEnd].map((time) => Date.parse(time ?? '')),
    }));
    expect(times[0]?.status).toBe('done');
    const [a = 0, b = 0, c = 0, d = 0] = times[0]?.minutes ?? [];
    expect([a < b, b < c, c < d, d - a <= 70 * MINUTE]).toEqual([true, true, true, true]);
    expect(new Set((await live()).map(({ status }) => status)).size).toBeGreaterThanOrEqual(2);
    expect(await faults()).toEqual([]);
  });

  test('a second turn in the same minute changes nothing, so processes may take turns', async () => {
    await takeTurn(store);
    const shot = async () => [
      await store.db.select({ all: sql`md5(string_agg(${events}::text, '' order by ${events.seq}))` }).from(events),
      await store.db.select({ all: sql`md5(string_agg(${matches}::text, '' order by ${matches.id}))` }).from(matches),
    ];
    const before = await shot();
    await Promise.all([takeTurn(store), takeTurn(store)]);
    expect(await shot()).toEqual(before);
  });

  test('plays the matchday again when it is over', async () => {
    const flagship = async () => (await live()).filter(({ code }) => code === 'W1A').map(({ id }) => id);
    let playing = await flagship();
    const begun = (await matchday()).filter(({ status }) => status !== 'pending').map(({ id }) => id);
    const over = new Set(begun.filter((id) => !playing.includes(id)));
    const again: string[] = [];
    for (let turn = 0; turn < 24 && again.length === 0; turn += 1) {
      const before = playing;
      await pass(20, 20);
      playing = await flagship();
      again.push(...playing.filter((id) => over.has(id)));
      for (const id of before) over.add(id);
    }
    expect(again).toHaveLength(1);
    expect((await matchday()).filter(({ status }) => status === 'pending')).toEqual([]);
    // Until it is over again.
    await pass(80, 20);
    expect(await faults()).toEqual([]);
    now = new Date(now.getTime() + 9 * 24 * 60 * MINUTE);
    await takeTurn(store);
    expect((await live()).map(({ code }) => code)).toContain('W1A');
    expect(await faults()).toEqual([]);
  });

  test('stops after the turn under way', async () => {
    const simulator = startSimulator(store);
    await simulator.stop();
    expect((await live()).length).toBeGreaterThanOrEqual(3);
  });
});

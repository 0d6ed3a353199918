import fc from 'fast-check';
import type { ClubId, MatchId, NewsId, SuspensionId, TransferId } from '../../src/entities/ids';
import type { Match, MatchStatus } from '../../src/entities/match/model';
import { newsSince, sightOf, tellsAnything } from '../../src/entities/views/visitNews';
import type { Lists } from '../../src/entities/views/visitNews';
import { isLongAgo, decodeSnapshot, MOST_KEPT, takeSnapshot } from '../../src/entities/visit/snapshot';
import { parseInstant, parseWallClock } from '../../src/lib/dates';
import { idOf as id } from '../support/ids';

const HOUR = 3_600_000;
/** 14:32 in Vienna. */
const VISIT = Date.parse('2025-11-15T13:32:00Z');
const NOW = VISIT + 24 * HOUR;

const [a, b, c] = ['FC Beispiel', 'SV Zweit', 'Dritter'].map((name) => id<ClubId>(name));
const played = (name: string, kickoff: string, status: MatchStatus = 'finished'): Match => ({
  id: id<MatchId>(name),
  status,
  score: { home: 2, away: 1 },
  home: id<ClubId>('FC Beispiel'),
  away: id<ClubId>('SV Zweit'),
  kickoff: parseWallClock(kickoff),
});
const person = { name: 'Poldi', image: null };
const banned = (name: string) => ({
  id: id<SuspensionId>(name),
  player: null,
  playerAs: person,
  sid: null,
  club: null,
  clubAs: person,
  until: null,
});
const moved = (name: string, created: string) => ({
  id: id<TransferId>(name),
  player: null,
  playerAs: person,
  club: null,
  clubAs: person,
  origin: null,
  originAs: null,
  status: 'accepted' as const,
  created: parseInstant(created),
});
const ruling = (name: string, created: string) => ({ id: id<NewsId>(name), created: parseInstant(created) });
const nothing: Lists = { places: [], matches: [], suspensions: [], transfers: [], rulings: [] };
const unknown: Lists = { places: null, matches: null, suspensions: null, transfers: null, rulings: null };
const after = (before: Lists, now: Lists) => newsSince(takeSnapshot(sightOf(before), VISIT, null), now);
const clubs = [a, b, c].filter((club) => club !== undefined);

describe('docs/behaviour.md 11: what is new since the last visit', () => {
  test('FC Beispiel: 5. → 3.', () => {
    const others = ['x', 'y', 'z', 'q'].map((name) => id<ClubId>(name));
    const beispiel = id<ClubId>('FC Beispiel');
    const [x, y, ...rest] = others;
    const before = { ...nothing, places: [...others, beispiel] };
    const now = { ...nothing, places: [x, y, beispiel, ...rest].filter((club) => club !== undefined) };
    const news = after(before, now);
    expect(news.moves).toContainEqual({ club: beispiel, from: 5, to: 3 });
    expect(tellsAnything(news, new Set([beispiel]))).toBe(true);
    // Changed places of other teams alone are no news.
    expect(tellsAnything(news, new Set())).toBe(false);
  });

  test('new results, suspensions, transfers and rulings are those that were not there', () => {
    const before: Lists = {
      places: clubs,
      matches: [played('alt', '2025-11-09T11:00:00Z'), played('offen', '2025-11-16T11:00:00Z', 'upcoming')],
      suspensions: [banned('s1')],
      transfers: [moved('t1', '2025-11-01T09:00:00Z')],
      rulings: [ruling('r1', '2025-11-01T09:00:00Z')],
    };
    const now: Lists = {
      places: clubs,
      matches: [
        played('alt', '2025-11-09T11:00:00Z'),
        played('offen', '2025-11-16T11:00:00Z'),
        played('frueh', '2025-11-16T09:00:00Z', 'abandoned'),
        played('laeuft', '2025-11-16T12:00:00Z', 'secondHalf'),
      ],
      suspensions: [banned('s2'), banned('s3')],
      transfers: [moved('t1', '2025-11-01T09:00:00Z'), moved('t2', '2025-11-14T09:00:00Z')],
      rulings: [ruling('r1', '2025-11-01T09:00:00Z')],
    };
    expect(after(before, now)).toEqual({
      since: VISIT,
      results: ['offen', 'frueh'],
      moves: [],
      suspensions: 2,
      transfers: 1,
      rulings: 0,
    });
  });

  test('what was not known at the visit is judged by its date, and not at all where it has none', () => {
    const now: Lists = {
      places: clubs,
      // 14:32 was the visit: what kicked off at 13:40 still ran then.
      matches: [played('davor', '2025-11-15T13:20:00Z'), played('lief', '2025-11-15T13:40:00Z')],
      suspensions: [banned('s1')],
      transfers: [moved('t1', '2025-11-15T13:31:00Z'), moved('t2', '2025-11-15T13:33:00Z')],
      rulings: [ruling('r1', '2025-11-15T13:33:00Z'), { id: id<NewsId>('ohne'), created: null }],
    };
    expect(after(unknown, now)).toEqual({
      since: VISIT,
      results: ['lief'],
      moves: [],
      suspensions: 0,
      transfers: 1,
      rulings: 1,
    });
  });

  test('a list that fails now tells nothing, and what was known of it stays for the next visit', () => {
    const first = takeSnapshot(sightOf({ ...nothing, suspensions: [banned('s1')] }), VISIT, null);
    expect(newsSince(first, unknown)).toMatchObject({ results: [], suspensions: 0 });
    const second = takeSnapshot(sightOf(unknown), NOW, first);
    expect(newsSince(second, { ...nothing, suspensions: [banned('s1'), banned('s2')] }).suspensions).toBe(1);
  });

  test('six hours: not sooner; a visit of the future was noted by a wrong clock', () => {
    expect(isLongAgo(VISIT, VISIT + 6 * HOUR)).toBe(false);
    expect(isLongAgo(VISIT, VISIT + 6 * HOUR + 1)).toBe(true);
    expect(isLongAgo(VISIT + 48 * HOUR, VISIT)).toBe(true);
  });

  test('property: nothing is new compared with itself, and what was added is exactly what is new', () => {
    const ids = fc.uniqueArray(fc.uuid(), { maxLength: 60 });
    fc.assert(
      fc.property(ids, ids, fc.array(fc.nat(40), { maxLength: 40 }), (old, more, order) => {
        const added = more.filter((name) => !old.includes(name));
        const table = [...new Set(order)].map((n) => id<ClubId>(`club ${n}`));
        const lists = (names: readonly string[]): Lists => ({
          ...nothing,
          places: table,
          matches: names.map((name) => played(name, '2025-11-01T11:00:00Z')),
          rulings: names.map((name) => ruling(name, '2025-11-01T11:00:00Z')),
        });
        expect(tellsAnything(after(lists(old), lists(old)), new Set(table))).toBe(false);
        const news = after(lists(old), lists([...added, ...old]));
        expect(new Set(news.results)).toEqual(new Set(added.map((name) => name.toUpperCase())));
        expect(news.rulings).toBe(added.length);
      }),
    );
  });
});

describe('docs/behaviour.md 11: the snapshot', () => {
  test('the largest is at most 20 kB; of longer lists no id is kept', () => {
    const many = (count: number) => Array.from({ length: count }, (_, n) => `0f3e9a52-77aa-4f00-9000-${n}`);
    const sight = {
      places: many(200).map((name) => id<ClubId>(name)),
      results: many(MOST_KEPT.results),
      suspensions: many(MOST_KEPT.suspensions),
      transfers: many(MOST_KEPT.transfers),
      rulings: many(MOST_KEPT.rulings),
    };
    const snapshot = takeSnapshot(sight, NOW, null);
    expect(JSON.stringify(snapshot).length).toBeLessThanOrEqual(20_000);
    expect(takeSnapshot({ ...sight, rulings: many(MOST_KEPT.rulings + 1) }, NOW, null).rulings).toBeNull();
  });

  test('outlives the storage unchanged', () => {
    const snapshot = takeSnapshot(sightOf({ ...nothing, places: clubs, suspensions: [banned('s1')] }), NOW, null);
    expect(decodeSnapshot(structuredClone(snapshot))).toEqual(snapshot);
  });

  test('damaged: what is readable counts, a list that is not is unknown, and without a time there is none', () => {
    for (const damaged of [null, 7, 'x', [], {}, { at: 'gestern' }, { at: NaN }])
      expect(decodeSnapshot(damaged)).toBeNull();
    expect(
      decodeSnapshot({
        at: VISIT,
        places: [[1, 2], [1], 'x', [1, -1]],
        results: [1, 'zwei'],
        rulings: [3],
        transfers: {},
      }),
    ).toEqual({ at: VISIT, places: [[1, 2]], results: null, suspensions: null, transfers: null, rulings: [3] });
    expect(decodeSnapshot({ at: VISIT, rulings: Array.from({ length: 5_000 }, () => 1) })?.rulings).toBeNull();
  });

  test('property: whatever lies in the storage, comparing with it never throws', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (places, results, rulings) => {
        const snapshot = decodeSnapshot({ at: VISIT, places, results, rulings });
        if (snapshot !== null) newsSince(snapshot, { ...nothing, places: clubs, matches: [played('m', 'x')] });
      }),
    );
  });
});

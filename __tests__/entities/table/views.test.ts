import type { MatchStatus } from '../../../src/entities/match/model';
import fc from 'fast-check';
import { countedResult, meetings } from '../../../src/entities/match/rules';
import { headToHead } from '../../../src/entities/views/headToHead';
import { formByClub, legsOf, viewTable } from '../../../src/entities/views/tableViews';
import type { ComputedView } from '../../../src/entities/standing/model';
import { byFigures, playedOf } from '../../../src/entities/standing/figures';
import { club, match, nameOf } from './season';

const season = [
  match('A 3:0 B', { day: '2025-09-07T11:00:00Z' }),
  match('C 1:1 D', { day: '2025-09-07T12:00:00Z' }),
  match('B 2:1 A', { gameday: 3, day: '2025-09-21T11:00:00Z' }),
  match('A 1:0 C', { gameday: 2, day: '2025-09-14T11:00:00Z' }),
  match('D - A', { gameday: 4, day: '2025-09-28T11:00:00Z' }),
];
const clubs = ['A', 'B', 'C', 'D', 'E'].map(club);
const table = (view: ComputedView, matches = season) =>
  viewTable(view, matches, clubs, nameOf).map((row) => [row.club, playedOf(row), row.difference, row.points]);

describe('docs/behaviour.md 13: which matches count', () => {
  test('finished, abandoned and awarded ones do; running, coming and merely cancelled ones do not', () => {
    const counts = (status: MatchStatus, text = 'A 2:1 B') => countedResult(match(text, { status })) !== null;
    expect([counts('finished'), counts('abandoned')]).toEqual([true, true]);
    for (const status of ['upcoming', 'firstHalf', 'halftime', 'secondHalf', 'unknown'] as const)
      expect(counts(status)).toBe(false);
    expect(counts('cancelled', 'A 6:0 B')).toBe(true);
    expect(counts('cancelled', 'A 0:0 B')).toBe(false);
    expect(counts('finished', 'A 0:0 B')).toBe(true);
  });
  test('without both clubs or a score there is no result', () => {
    const { home, away, ...nobody } = match('A 2:1 B');
    expect([home, away, countedResult(nobody)]).toEqual(['A', 'B', null]);
    expect(countedResult(match('A - B', { status: 'finished' }))).toBeNull();
  });
});

describe('docs/behaviour.md 13: table views', () => {
  test('Heim and Auswärts: every club is listed, those without a match last', () => {
    expect(table('home')).toEqual([
      ['A', 2, 4, 6],
      ['B', 1, 1, 3],
      ['C', 1, 0, 1],
      ['D', 0, 0, 0],
      ['E', 0, 0, 0],
    ]);
    expect(table('away')).toEqual([
      ['D', 1, 0, 1],
      ['A', 1, -1, 0],
      ['C', 1, -1, 0],
      ['B', 1, -3, 0],
      ['E', 0, 0, 0],
    ]);
  });
  test('Hinrunde and Rückrunde: the smaller matchday is the first leg, whatever was played first', () => {
    expect(table('secondLeg').slice(0, 2)).toEqual([
      ['B', 1, 1, 3],
      ['A', 1, -1, 0],
    ]);
    expect(table('firstLeg')[0]).toEqual(['A', 2, 4, 6]);
    const postponed = [
      match('A 5:0 B', { gameday: 1, day: '2025-12-01T11:00:00Z' }),
      match('B 1:0 A', { gameday: 8, day: '2025-11-01T11:00:00Z' }),
    ];
    expect(table('firstLeg', postponed)[0]).toEqual(['A', 1, 5, 3]);
    expect(legsOf(season).hasSecond).toBe(true);
    expect(legsOf(season.slice(0, 2)).hasSecond).toBe(false);
  });
  test('a moved match that is kept twice is one leg: what was called off without a score makes no second one', () => {
    const moved = [
      match('A 0:0 B', { gameday: 1, status: 'cancelled' }),
      match('A 3:0 B', { gameday: 2 }),
      match('B 1:0 A', { gameday: 8 }),
    ];
    expect(legsOf(moved.slice(0, 2)).hasSecond).toBe(false);
    expect(table('firstLeg', moved)[0]).toEqual(['A', 1, 3, 3]);
    expect(table('secondLeg', moved)[0]).toEqual(['B', 1, 1, 3]);
    const calledOff = [moved[0], moved[2]].flatMap((one) => one ?? []);
    expect(table('secondLeg', calledOff)[0]).toEqual(['B', 1, 1, 3]);
  });
  test('Form: the last five by date, newest last', () => {
    const seven = Array.from({ length: 7 }, (_, index) =>
      match(index < 2 ? 'A 9:0 B' : 'A 0:1 B', { gameday: index + 1, day: `2025-09-0${index + 1}T11:00:00Z` }),
    );
    expect(table('form', seven.toReversed())[0]).toEqual(['B', 5, 5, 15]);
    expect(viewTable('form', seven, clubs, nameOf)[0]?.form.map(({ gameday }) => gameday)).toEqual([3, 4, 5, 6, 7]);
    expect(
      formByClub(seven)
        .get(club('A'))
        ?.map(({ result }) => result),
    ).toEqual(['L', 'L', 'L', 'L', 'L']);
  });
  test('a club that left is not listed, its results still count for the others', () => {
    expect(viewTable('home', [match('A 2:0 X')], [club('A')], nameOf)).toHaveLength(1);
    expect(table('home', [match('A 2:0 X')])[0]).toEqual(['A', 1, 2, 3]);
  });
  test('no matches: a table of zeros, not nothing', () => expect(table('form', [])).toHaveLength(5));

  const anyMatch = fc.record({
    home: fc.constantFrom('A', 'B', 'C', 'D'),
    away: fc.constantFrom('E', 'F', 'G'),
    turned: fc.boolean(),
    goals: fc.tuple(fc.nat(9), fc.nat(9)),
    gameday: fc.nat(20),
    status: fc.constantFrom('finished', 'cancelled', 'upcoming', 'firstHalf', 'abandoned'),
  });
  test('home and away together are the whole, first and second leg too', () => {
    const everybody = [...'ABCDEFG'].map(club);
    fc.assert(
      fc.property(fc.array(anyMatch, { maxLength: 60 }), (drawn) => {
        const matches = drawn.map(({ home, away, turned, goals, gameday, status }, index) => ({
          ...match(`${turned ? away : home} ${goals.join(':')} ${turned ? home : away}`, { gameday, status }),
          id: match(`${index} - x`).id,
        }));
        const points = (view: ComputedView) =>
          new Map(viewTable(view, matches, everybody, nameOf).map((row) => [row.club, row.points]));
        const [home, away, first, second] = (['home', 'away', 'firstLeg', 'secondLeg'] as const).map(points);
        for (const one of everybody)
          expect((home?.get(one) ?? 0) + (away?.get(one) ?? 0)).toBe((first?.get(one) ?? 0) + (second?.get(one) ?? 0));
        const rows = viewTable('home', matches, everybody, nameOf).filter((row) => playedOf(row) > 0);
        expect(rows).toEqual(rows.toSorted(byFigures(nameOf)));
      }),
    );
  });
});

describe('docs/behaviour.md 13: duels and head to head', () => {
  test('duels of two clubs, newest first', () =>
    expect(meetings(season, club('A'), club('B')).map(({ gameday }) => gameday)).toEqual([3, 1]));
  test('only earlier meetings, seen from the home club', () => {
    const next = match('B - A', { gameday: 9, day: '2025-11-30T11:00:00Z' });
    const later = match('A 4:0 B', { gameday: 12, day: '2026-03-01T11:00:00Z' });
    const seen = headToHead(next, [...season, next, later]);
    expect(seen).toMatchObject({ wins: 1, draws: 0, losses: 1 });
    expect(seen.meetings.map(({ result }) => result)).toEqual(['W', 'L']);
  });
  test('at most ten; without clubs none', () => {
    const many = Array.from({ length: 14 }, (_, index) => match('A 1:1 B', { gameday: index }));
    expect(headToHead(match('A - B', { gameday: 99 }), many)).toMatchObject({ draws: 10 });
    expect(headToHead({ id: match('A - B').id }, many).meetings).toEqual([]);
  });
});

import fc from 'fast-check';
import { withResults, whyAbove } from '../../../src/entities/standing/order';
import { positionCurve } from '../../../src/entities/views/positions';
import { club, example, match, nameOf, row } from './season';

const result = (home: string, score: readonly [number, number], away: string) => ({
  home: club(home),
  away: club(away),
  score: { home: score[0], away: score[1] },
});

describe('docs/behaviour.md 13: Warum?', () => {
  test('worked example: A stands before B by goal difference', () => {
    const [a, b] = example.rows;
    expect(a && b && whyAbove(a, b, nameOf)).toEqual({ by: 'difference', above: 9, below: 7 });
  });
  test('then goals scored, then the alphabet', () => {
    expect(whyAbove(row('Z', { scored: 41 }), row('A', { scored: 33 }), nameOf)).toEqual({
      by: 'scored',
      above: 41,
      below: 33,
    });
    expect(whyAbove(row('Alpha'), row('Beta'), nameOf)).toEqual({ by: 'name' });
  });
  test('a criterion that contradicts the official order is not claimed', () => {
    expect(whyAbove(row('A', { difference: 1 }), row('B', { difference: 2 }), nameOf)).toEqual({ by: 'official' });
    expect(whyAbove(row('A', { scored: 1 }), row('B', { scored: 2 }), nameOf)).toEqual({ by: 'official' });
    expect(whyAbove(row('Beta'), row('Alpha'), nameOf)).toEqual({ by: 'official' });
    expect(whyAbove(row('Same'), row('Same'), nameOf)).toEqual({ by: 'official' });
  });
});

describe('docs/behaviour.md 13: live table and calculator go on from the official rows', () => {
  const order = (results: Parameters<typeof withResults>[1]) =>
    withResults(example.rows, results, nameOf).map(({ club: id, points, move }) => `${id} ${points} ${move}`);

  test('nothing played: the official table, nobody moved', () =>
    expect(order([])).toEqual(['A 19 0', 'B 19 0', 'C 18 0', 'D 12 0', 'E 5 0', 'F 2 0']));
  test('C wins at B: C climbs two ranks, A and B fall', () =>
    expect(order([result('B', [0, 1], 'C')]).slice(0, 3)).toEqual(['C 21 2', 'A 19 -1', 'B 19 -1']));
  test('the official order of equals stands until one of them plays', () => {
    const official = [row('Z', { points: 3 }), row('A', { points: 3, difference: 5 }), row('M')];
    expect(withResults(official, [], nameOf).map(({ club: id }) => id)).toEqual(['Z', 'A', 'M']);
    expect(withResults(official, [result('M', [0, 0], 'X')], nameOf).map(({ club: id }) => id)).toEqual([
      'Z',
      'A',
      'M',
    ]);
    expect(withResults(official, [result('Z', [0, 1], 'X')], nameOf).map(({ club: id }) => id)).toEqual([
      'A',
      'Z',
      'M',
    ]);
  });
  test('points deducted stay deducted, decimal points are kept', () => {
    const [only] = withResults([row('A', { points: 13.5, wins: 9 })], [result('A', [2, 0], 'B')], nameOf);
    expect(only).toMatchObject({ points: 16.5, wins: 10, move: 0 });
  });
  test('moves add up to nothing, and every club keeps one row', () => {
    const score = fc.tuple(fc.nat(5), fc.nat(5));
    const pair = fc.tuple(fc.constantFrom(...'ABC'), score, fc.constantFrom(...'DEFX'));
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 8 }), (played) => {
        const rows = withResults(
          example.rows,
          played.map(([home, goals, away]) => result(home, goals, away)),
          nameOf,
        );
        expect(rows.reduce((sum, { move }) => sum + move, 0)).toBe(0);
        expect(new Set(rows.map(({ club: id }) => id)).size).toBe(6);
        rows.forEach(({ points }, index) => expect(points).toBeLessThanOrEqual(rows[index - 1]?.points ?? Infinity));
      }),
    );
  });
});

describe('docs/behaviour.md 13: Fieberkurve', () => {
  const matches = [
    match('A 2:0 B', { gameday: 1 }),
    match('C - D', { gameday: 1 }),
    match('B 7:1 C', { gameday: 2 }),
    match('D 0:0 A', { gameday: 2 }),
    match('A - C', { gameday: 3 }),
    match('B 1:0 D', { gameday: null }),
  ];
  const curve = positionCurve(matches, nameOf);

  test('a matchday has a point once one of its matches counts; the axis knows all of them', () => {
    expect(curve.matchdays).toEqual([1, 2, 3]);
    expect(curve.played.map(({ matchday }) => matchday)).toEqual([1, 2]);
  });
  test('ranks by points, difference, goals, name; own goals first', () => {
    const ranks = curve.played.map(({ ranks: at }) => [...'ABCD'].map((name) => at.get(club(name))));
    expect(ranks).toEqual([
      [1, 4, 2, 3],
      [1, 2, 4, 3],
    ]);
    expect(curve.played[1]?.matches.get(club('C'))).toMatchObject({ scored: 1, against: 7, opponent: 'B' });
    expect(curve.played[0]?.matches.get(club('C'))).toBeUndefined();
  });
  test('what a ruling took counts from the first matchday on', () => {
    const ranks = positionCurve(matches, nameOf, new Map([[club('A'), -4]])).played.map(({ ranks: at }) => at);
    expect(ranks.map((at) => at.get(club('A')))).toEqual([4, 3]);
  });
  test('a season without matches, and one without matchdays, has no points', () => {
    expect(positionCurve([], nameOf)).toEqual({ matchdays: [], clubs: [], played: [] });
    expect(positionCurve([match('A 1:0 B', { gameday: null })], nameOf).played).toEqual([]);
  });
});

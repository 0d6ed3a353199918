import fc from 'fast-check';
import { outlooks } from '../../../src/entities/calculator/outlook';
import { lowered, NO_TIP, raised, typed, readTips, writeTips } from '../../../src/entities/calculator/tips';
import { isOpen } from '../../../src/entities/match/rules';
import { tippedResults } from '../../../src/entities/views/tableViews';
import type { MatchId } from '../../../src/entities/ids';
import { club, example, match } from './season';
import { matchOf } from '../../support/ids';
import { wildText } from '../../support/wildText';

const ids = (count: number): readonly MatchId[] => Array.from({ length: count }, (_, index) => matchOf(index));

describe('docs/behaviour.md 13: statements', () => {
  test('worked example', () => {
    const told = outlooks(example.rows, example.open);
    expect([...'ABCDEF'].map((name) => told.get(club(name)))).toEqual([
      { certain: 'promoted', best: 1, worst: 3 },
      { certain: 'promoted', best: 1, worst: 3 },
      { certain: 'safe', best: 1, worst: 4 },
      { certain: 'safe', best: 3, worst: 4 },
      { certain: 'relegated', best: 5, worst: 5 },
      { certain: 'relegated', best: 6, worst: 6 },
    ]);
  });
  test('champion once nobody else can reach the points; equal points are never certain', () => {
    const rows = [9, 3, 2, 1, 0].map((points, index) => ({ club: club(String(index)), points }));
    const fourth = match('1 - 2');
    expect(outlooks(rows, [fourth]).get(club('0'))?.certain).toBe('champion');
    expect(outlooks(rows, [fourth, match('1 - 3')]).get(club('0'))).toEqual({ best: 1, worst: 2, certain: 'promoted' });
  });
  test('fewer than five clubs: only the range', () => {
    const rows = ['A', 'B', 'C', 'D'].map((name, index) => ({ club: club(name), points: 9 - index }));
    expect([...outlooks(rows, []).values()].map(({ certain }) => certain)).toEqual([null, null, null, null]);
    expect(outlooks([], []).size).toBe(0);
  });

  test('brute force over all outcomes never contradicts a statement', () => {
    const rank = fc.integer({ min: 2, max: 9 });
    const season = rank.chain((clubs) =>
      fc.record({
        points: fc.array(fc.oneof(fc.nat(12), fc.constant(4.5)), { minLength: clubs, maxLength: clubs }),
        open: fc.array(
          fc.tuple(fc.nat(clubs - 1), fc.nat(clubs - 1)).filter(([home, away]) => home !== away),
          { maxLength: 8 },
        ),
      }),
    );
    fc.assert(
      fc.property(season, ({ points, open }) => {
        const told = outlooks(
          points.map((own, index) => ({ club: club(String(index)), points: own })),
          open.map(([home, away]) => match(`${home} - ${away}`)),
        );
        const bounds = points.map((_, index) => told.get(club(String(index))));
        const last = points.length - 1;
        const mark = Array.from({ length: points.length }, () => ({ first: Infinity, last: 0 }));
        const play = (left: readonly (readonly number[])[], standing: readonly number[]): void => {
          const [next, ...rest] = left;
          if (next === undefined) {
            standing.forEach((own, index) => {
              const seen = mark[index];
              if (seen === undefined) return;
              seen.first = Math.min(seen.first, 1 + standing.filter((their) => their > own).length);
              seen.last = Math.max(seen.last, standing.filter((their) => their >= own).length);
            });
            return;
          }
          const [home, away] = next;
          for (const [forHome, forAway] of [
            [3, 0],
            [1, 1],
            [0, 3],
          ] as const)
            play(
              rest,
              standing.map((own, index) => own + (index === home ? forHome : index === away ? forAway : 0)),
            );
        };
        play(open, points);
        mark.forEach((seen, index) => {
          const outlook = bounds[index];
          expect(outlook?.best).toBeLessThanOrEqual(seen.first);
          expect(outlook?.worst).toBeGreaterThanOrEqual(seen.last);
          if (outlook?.certain === 'champion') expect(seen.last).toBe(1);
          if (outlook?.certain === 'promoted') expect(seen.last).toBeLessThanOrEqual(3);
          if (outlook?.certain === 'safe') expect(seen.last).toBeLessThan(last);
          if (outlook?.certain === 'relegated') expect(seen.first).toBeGreaterThanOrEqual(last);
        });
      }),
      { numRuns: 60 },
    );
  }, 60_000);
});

describe('docs/behaviour.md 13: tips', () => {
  test('the first plus sets the other side to 0; minus at 0 empties both', () => {
    expect(raised(NO_TIP, 'away')).toEqual({ home: 0, away: 1 });
    expect(raised({ home: 2, away: 1 }, 'home')).toEqual({ home: 3, away: 1 });
    expect(lowered({ home: 1, away: 0 }, 'home')).toEqual({ home: 0, away: 0 });
    expect(lowered({ home: 0, away: 3 }, 'home')).toEqual(NO_TIP);
    expect(raised({ home: 99, away: 0 }, 'home').home).toBe(99);
  });
  test('typed: 0 to 99, empty is nothing, one side does not count yet', () => {
    expect(['', '7', '100', '-3', '2.9', 'x'].map((text) => typed(NO_TIP, 'home', text).home)).toEqual([
      null,
      7,
      99,
      0,
      2,
      null,
    ]);
    const open = match('A - B');
    expect(tippedResults([open], new Map([[open.id, typed(NO_TIP, 'home', '2')]]))).toEqual([]);
    expect(tippedResults([open], new Map([[open.id, { home: 2, away: 0 }]]))).toEqual([
      { home: 'A', away: 'B', score: { home: 2, away: 0 } },
    ]);
  });
  test('running matches are open, played, abandoned and cancelled ones are not', () =>
    expect(
      (['upcoming', 'firstHalf', 'halftime', 'secondHalf', 'finished', 'abandoned', 'cancelled'] as const).map(
        (status) => isOpen(match('A - B', { status })),
      ),
    ).toEqual([true, true, true, true, false, false, false]));
});

describe('docs/behaviour.md 13: tips in the address', () => {
  const goals = fc.nat(99);
  const tips = (count: number) => fc.array(fc.record({ home: goals, away: goals }), { maxLength: count });

  test('what is written is read again, and 132 matches fit into 1,500 characters', () => {
    const known = ids(132);
    fc.assert(
      fc.property(tips(132), (drawn) => {
        const given = new Map(drawn.flatMap((tip, index) => (known[index] ? [[known[index], tip] as const] : [])));
        const text = writeTips(given);
        expect(`https://www.example.org/#/tabellenrechner?liga=W1A&tipps=${text}`.length).toBeLessThanOrEqual(1500);
        expect(encodeURIComponent(text)).toBe(text);
        expect(readTips(text, known)).toEqual(given);
      }),
    );
  });
  test('matches that do not exist or are played meanwhile are passed over', () => {
    const [first, second, third] = ids(3);
    if (first === undefined || second === undefined || third === undefined) throw new Error('three ids');
    const tip = { home: 2, away: 1 };
    const text = writeTips(
      new Map([
        [first, tip],
        [second, tip],
      ]),
    );
    expect(readTips(text, [second, third])).toEqual(new Map([[second, tip]]));
  });
  test('a tip with one side is not carried; without tips there is nothing to carry', () => {
    expect(writeTips(new Map([[match('A - B').id, { home: 2, away: null }]]))).toBe('');
    expect(readTips('', [])).toEqual(new Map());
    expect(readTips(null, [])).toEqual(new Map());
  });
  test('cut short, changed, of another version or nonsense: damaged, whatever it is', () => {
    const known = ids(9);
    const text = writeTips(new Map(known.map((id) => [id, { home: 3, away: 2 }])));
    for (let length = 1; length < text.length; length++) expect(readTips(text.slice(0, length), known)).toBeNull();
    expect(readTips(`2${text.slice(1)}`, known)).toBeNull();
    expect(readTips(text.replace('0302', '0402'), known)).toBeNull();
    fc.assert(fc.property(wildText({ minLength: 1 }), (wild) => void readTips(wild, known)));
  });
});

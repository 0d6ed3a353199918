import { FOREIGN_LETTER } from '../../src/lib/foreignLetter';

const ranges = jest.requireActual<{ core: string; names: string; rare: string }>('../../.webpack/fontRanges.js');

/** The code points of a `unicode-range`. */
const points = (range: string): ReadonlySet<number> =>
  new Set(
    range.split(', ').flatMap((part) => {
      const [first = Number.NaN, last = first] = part
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, step) => first + step);
    }),
  );

test('a letter is foreign exactly if the build has left it in the files of names', () => {
  const named = new Set([...points(ranges.names), ...points(ranges.rare)]);
  const all = Array.from({ length: 0x2_50 }, (_, code) => code);
  expect(all.filter((code) => FOREIGN_LETTER.test(String.fromCodePoint(code)))).toEqual(
    all.filter((code) => named.has(code)),
  );
  expect(Math.max(...named)).toBe(all.length - 1);
});

test('no letter is in both parts: a German text asks for nothing but its own', () => {
  expect(
    [...points(ranges.core)].filter((letter) => points(ranges.names).has(letter) || points(ranges.rare).has(letter)),
  ).toEqual([]);
  expect([...'ÄÖÜäöüßA–€'].filter((letter) => !points(ranges.core).has(letter.codePointAt(0) ?? 0))).toEqual([]);
});

import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const ranges = jest.requireActual<{ core: string; names: string }>('../../.webpack/fontRanges.js');

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

/** The ranges that `fonts.css` gives a family's files. */
function rangesOf(family: string): string {
  const sheet = readFileSync(path.join(ROOT, 'src/ui/fonts.css'), 'utf8');
  const faces = sheet.split('@font-face').filter((face) => face.includes(`'${family}'`));
  return faces.map((face) => /unicode-range: ([^;]+);/.exec(face)?.[1]).join(', ');
}

test.each(['Sofia Sans Extra Condensed Variable', 'Hanken Grotesk Variable'])(
  '%s: its style sheet asks for exactly the letters that the build has left in the files of names',
  (family) => {
    expect(points(rangesOf(family))).toEqual(points(ranges.names));
  },
);

test('no letter is in both parts: a German text asks for nothing but its own', () => {
  expect([...points(ranges.core)].filter((letter) => points(ranges.names).has(letter))).toEqual([]);
  expect([...'ÄÖÜäöüßA–€'].filter((letter) => !points(ranges.core).has(letter.codePointAt(0) ?? 0))).toEqual([]);
});

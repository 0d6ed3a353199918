import { readFileSync } from 'node:fs';
import path from 'node:path';

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

const faces = readFileSync(path.join(__dirname, '../../src/ui/fonts.css'), 'utf8').split('@font-face').slice(1);

test('a page asks for exactly the letters that the build has left in a file of names', () => {
  const asked = faces.flatMap((face) => {
    const [, part = ''] = /woff2\?(\w+)/.exec(face) ?? [];
    const [, range = ''] = /unicode-range:([^;]+);/.exec(face) ?? [];
    return part === '' ? [] : [`${part} ${range.trim().replace(/\s+/g, ' ')}`];
  });
  const { names, rare } = ranges;
  expect(asked).toEqual([`names ${names}`, `rare ${rare}`, `names ${names}`, `rare ${rare}`]);
});

test('no letter is in both parts: a German text asks for nothing but its own', () => {
  expect(
    [...points(ranges.core)].filter((letter) => points(ranges.names).has(letter) || points(ranges.rare).has(letter)),
  ).toEqual([]);
  expect([...'ÄÖÜäöüßA–€'].filter((letter) => !points(ranges.core).has(letter.codePointAt(0) ?? 0))).toEqual([]);
});

test('whatever installed font stands in, its lines are as high as those of the font to come', () => {
  const percent = (face: string, what: string): number =>
    Number(new RegExp(`${what}: ([\\d.]+)%`).exec(face)?.[1]) / 100;
  const lines = faces
    .filter((face) => face.includes('local('))
    .map((face) => {
      const size = percent(face, 'size-adjust');
      const [family = ''] = /(?:Sofia|Hanken) Fallback(?: Narrow| Wide)?/.exec(face) ?? [];
      return { family, up: size * percent(face, 'ascent-override'), down: size * percent(face, 'descent-override') };
    });
  expect(new Set(lines.map(({ family }) => family)).size).toBe(5);
  for (const { family, up, down } of lines) {
    expect(up).toBeCloseTo(family.startsWith('Sofia') ? 0.9 : 1, 2);
    expect(down).toBeCloseTo(family.startsWith('Sofia') ? 0.3 : 0.303, 2);
  }
});

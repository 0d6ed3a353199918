import fc from 'fast-check';

/** Code points that are halves of a character. */
const HALVES = { first: 0xd800, count: 0x800 };
const LAST = 0x10ffff;

/** Any character. fast-check's own, `unit: 'binary'`, writes down a million of them in each file that asks for it. */
const character = fc.integer({ min: 0, max: LAST - HALVES.count }).map(
  (n) => String.fromCodePoint(n < HALVES.first ? n : n + HALVES.count),
  (text) => {
    const point = typeof text === 'string' ? (text.codePointAt(0) ?? HALVES.first) : HALVES.first;
    if (text !== String.fromCodePoint(point) || (point >= HALVES.first && point < HALVES.first + HALVES.count))
      throw new Error('not one character');
    return point < HALVES.first ? point : point - HALVES.count;
  },
);

/** Any well-formed text, as fast-check's strings now and then one that means something to objects. */
export const wildText = (length: Pick<fc.StringConstraints, 'minLength' | 'maxLength'> = {}): fc.Arbitrary<string> =>
  fc.string({ ...length, unit: character });

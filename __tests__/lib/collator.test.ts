import fc from 'fast-check';
import { byText } from '../../src/lib/text';

const own = new Intl.Collator('de-AT', { numeric: true, sensitivity: 'base' });

test('texts are sorted as the browser’s own Austrian collation sorts them, with and without it', () => {
  const code = fc.string({ unit: fc.constantFrom('W', 'w', 'a', 'Z', '0', '1', '2', '10', '9'), maxLength: 6 });
  const word = fc.oneof(code, fc.constantFrom('Ärger', 'arg', 'Zoo', 'zoo 2', 'Zoo 10', ''));
  fc.assert(
    fc.property(word, word, (a, b) => expect(Math.sign(byText(a, b))).toBe(Math.sign(own.compare(a, b)))),
    { numRuns: 1_000 },
  );
});

test('league codes: numbers by their value', () => {
  expect(['W10', 'W2B', 'W2', 'w1a'].toSorted(byText)).toEqual(['w1a', 'W2', 'W2B', 'W10']);
});

import fc from 'fast-check';
import { findRoute } from '../../src/app/routes';
import { repairedFragment } from '../../src/router/repairAddress';
import { wildText } from '../support/wildText';

describe('On start-up: a wrapper reading Optional(...) is removed from the fragment', () => {
  test.each([
    ['/team-detail/Optional(7)', '/team-detail/7'],
    ['/team-detail/Optional("7")', '/team-detail/7'],
    ['/team-detail/Optional%28%227%22%29', '/team-detail/7'],
    ['/team-detail/Optional%287%29', '/team-detail/7'],
    ['/team-detail/%4Fptional(7)', '/team-detail/7'],
    ['/match/Optional(Optional(7))', '/match/7'],
    ['/match/Optional( 7 )', '/match/7'],
    ['/match/Optional(%207%20)', '/match/7'],
    ['/match/Optional(7)?a=Optional(8)', '/match/7?a=8'],
  ])('%s becomes %s', (fragment, repaired) => {
    expect(repairedFragment(fragment)).toBe(repaired);
  });

  test.each([
    '',
    '/',
    '/liga',
    '/match/7',
    '/match/optional(7)',
    '/match/Optional(7',
    '/match/%287%29',
    '/match/100%',
    '/match/%E0%A4%A',
    '/match/%',
  ])('%s holds no wrapper and is left alone', (fragment) => {
    expect(repairedFragment(fragment)).toBeNull();
  });

  test.each([
    ['/match/%/Optional(7)', '/match/%/7'],
    ['/match/%E0%A4%A/Optional%287%29', '/match/%E0%A4%A/7'],
    ['/match/a%2FbOptional(7)', '/match/a%2Fb7'],
  ])('malformed and other escapes survive: %s', (fragment, repaired) => {
    expect(repairedFragment(fragment)).toBe(repaired);
  });

  const part = fc.constantFrom(
    'Optional(',
    'Optional%28',
    ')',
    '%29',
    '"',
    '%22',
    '%',
    '%2',
    '%2528',
    '/',
    '//',
    '\\',
    '@',
    ':',
    '?',
    '#',
    '..',
    'javascript:',
    'https://boese.example',
    'match',
    '7',
    '%00',
    'ä',
    ' ',
    '%4f',
  );
  const fragment = fc.oneof(
    wildText({ maxLength: 60 }),
    fc.array(part, { maxLength: 12 }).map((parts) => parts.join('')),
  );

  test('10,000 fuzzed fragments: one repair is enough, the origin never changes', () => {
    fc.assert(
      fc.property(fragment, (raw) => {
        const before = new URL('https://bund.example/');
        before.hash = raw;
        const repaired = repairedFragment(before.hash.slice(1));
        if (repaired !== null) {
          const after = new URL(`#${repaired}`, before);
          expect([after.origin, after.pathname, after.search]).toEqual(['https://bund.example', '/', '']);
          expect(repairedFragment(after.hash.slice(1))).toBeNull();
        }
      }),
      { numRuns: 10_000 },
    );
  });

  test('no fragment breaks the search for its route', () => {
    fc.assert(
      fc.property(fragment, (raw) => expect(findRoute(raw)?.route.path ?? '/').toMatch(/^\//)),
      { numRuns: 300 },
    );
  });
});

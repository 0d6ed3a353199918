import fc from 'fast-check';
import { readingPath } from '../../src/api/paths';
import { encodePathSegment } from '../../src/lib/url';
import { wildText } from '../support/wildText';

describe('A text as a segment of an address', () => {
  test('every well-formed text comes back from it', () => {
    fc.assert(
      fc.property(wildText(), (text) => {
        expect(decodeURIComponent(encodePathSegment(text))).toBe(text);
      }),
    );
  });

  test('half of a character is no reason to throw', () => {
    expect(encodePathSegment('W\ud800A')).toBe('W%EF%BF%BDA');
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0xffff })), (units) => {
        expect(() => decodeURIComponent(encodePathSegment(String.fromCharCode(...units)))).not.toThrow();
      }),
    );
  });

  test('a call about a league whose code is broken has an address', () => {
    expect(readingPath('standings', '\udc00')).toBe('webClient/leagues/%EF%BF%BD/current/table');
  });
});

import fc from 'fast-check';
import { validColor, contrast, darken, darkFor, lighten, onColor } from '../../src/ui/colour';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('club colours', () => {
  it('puts the more readable of white and ink on any colour', () => {
    fc.assert(
      fc.property(hex, (club) => {
        const chosen = contrast(onColor(club), club);
        expect(chosen).toBeGreaterThanOrEqual(contrast('#ffffff', club));
        expect(chosen).toBeGreaterThanOrEqual(contrast('#101915', club));
        expect(chosen).toBeGreaterThan(4.1);
      }),
    );
  });

  it('darkens any colour until white text on it is readable', () => {
    fc.assert(
      fc.property(hex, (club) => {
        expect(contrast('#ffffff', darkFor(club))).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('leaves a colour alone that is dark enough', () => {
    expect(darkFor('#0B5CA9')).toBe('#0b5ca9');
  });

  it('reads short and bare hex', () => {
    expect(validColor('#FFF')).toBe('#ffffff');
    expect(validColor(' 0B5CA9 ')).toBe('#0b5ca9');
  });

  it('takes anything and always answers with a colour', () => {
    fc.assert(
      fc.property(fc.anything(), fc.double({ min: 0, max: 1, noNaN: true }), (garbage, share) => {
        for (const colour of [
          validColor(garbage),
          onColor(garbage),
          darkFor(garbage),
          lighten(garbage, share),
          darken(garbage, share),
        ]) {
          expect(colour).toMatch(/^#[\da-f]{6}$/);
        }
      }),
    );
  });
});

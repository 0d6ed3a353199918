/** @jest-environment node */
import fc from 'fast-check';
import { crestCompositions, crestPatterns, crestShapes, crestSymbols } from '../../../server/demo/pictures/crest';
import { hairStyles, kitPatterns } from '../../../server/demo/pictures/kit';
import { crestUrl, kitUrl, pictures, playerUrl, sceneUrl } from '../../../server/demo/pictures/render';
import { changeCode, duelCode, sceneCode } from '../../../server/demo/pictures/scene';
import { xmlFault } from './xmlFault';
import { wildText } from '../../support/wildText';

const hex = fc.stringMatching(/^[0-9a-f]{6}$/);
const crest = fc.record({
  shape: fc.constantFrom(...crestShapes.keys()),
  composition: fc.constantFrom(...crestCompositions),
  pattern: fc.constantFrom(...crestPatterns.keys()),
  symbol: fc.constantFrom(...crestSymbols.keys()),
  c1: hex,
  c2: hex,
  letters: fc.stringMatching(/^[A-Z0-9]{1,3}$/),
});
const kit = fc.record({
  pattern: fc.constantFrom(...kitPatterns.keys()),
  c1: hex,
  c2: hex,
  number: fc.option(fc.nat(99), { nil: null }),
});
const player = fc.record({
  pattern: fc.constantFrom(...kitPatterns.keys()),
  c1: hex,
  c2: hex,
  number: fc.nat(99),
  hair: fc.constantFrom(...hairStyles.keys()),
});
const size = fc.constantFrom('16x9' as const, 'breit' as const, 'hoch' as const, 'frei' as const);
const scene = fc.constantFrom(
  'flutlicht' as const,
  'flanke' as const,
  'netz' as const,
  'karten' as const,
  'ecke' as const,
  'taktik' as const,
  'pokal' as const,
  'uhr' as const,
  'raenge' as const,
  'regen' as const,
);

const svgOf = (path: string) => pictures.render(path) ?? '';

describe('every picture address gives well-formed SVG', () => {
  test.each<[string, fc.Arbitrary<string>]>([
    ['crests', crest.map(crestUrl)],
    ['kits', kit.map(kitUrl)],
    ['players', player.map(playerUrl)],
    ['scenes', fc.tuple(scene, size).map(([name, one]) => sceneUrl(sceneCode(name, one)))],
    ['duels', fc.tuple(crest, crest, size).map(([home, away, one]) => sceneUrl(duelCode(home, away, one)))],
    ['changes of shirts', fc.tuple(kit, kit, size).map(([from, to, one]) => sceneUrl(changeCode(from, to, one)))],
  ])('%s', (_, paths) => {
    fc.assert(
      fc.property(paths, (path) => {
        const svg = svgOf(path);
        expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /);
        expect(xmlFault(svg)).toBeNull();
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      }),
      { numRuns: 150 },
    );
  });

  test('a crest stays small', () => {
    fc.assert(
      fc.property(crest, (one) => {
        expect(svgOf(crestUrl(one)).length).toBeLessThan(3000);
      }),
    );
  });
});

describe('every other path gives nothing', () => {
  test('whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), wildText(), fc.webPath()), (text) => {
        expect(pictures.render(text)).toBeNull();
        expect(pictures.render(`/bilder/${text}.svg`)).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    '/bilder/wappen/constructor-symbol-uni-ball-0b5ca9-ffffff-AB.svg',
    '/bilder/__proto__/x.svg',
    '/bilder/szenen/toString-16x9.svg',
    '/bilder/flaggen/oesterreich.svg',
    '/bilder/szenen/duell-16x9.svg',
    '/bilder/szenen/flutlicht-16x9/a/b.svg',
    '/bilder/trikots/uni-0b5ca9-ffffff-100.svg',
    '/bilder/trikots/uni-0b5ca9-ffffff-07.svg',
    '/bilder/wappen/../wappen/x.svg',
    '/bilder/wappen/rund-symbol-uni-ball-0B5CA9-ffffff-AB.svg',
    `/bilder/wappen/${'a'.repeat(400)}.svg`,
  ])('%s', (path) => {
    expect(pictures.render(path)).toBeNull();
  });
});

import hankenRare from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal.woff2?rare&400-850';
import hankenNames from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?names&400-850';
import sofiaRare from '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-ext-wght-normal.woff2?rare&500-900';
import sofiaNames from '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2?names&500-900';

const makeFaces = (): readonly FontFace[] => {
  const sofia = (file: string, unicodeRange: string) =>
    new FontFace('Sofia Sans Extra Condensed Variable', `url(${file})`, {
      weight: '500 900',
      unicodeRange,
      display: 'swap',
    });
  const hanken = (file: string, unicodeRange: string) =>
    new FontFace('Hanken Grotesk Variable', `url(${file})`, { weight: '400 850', unicodeRange, display: 'swap' });
  return [
    sofia(sofiaNames, FONT_RANGE.names),
    sofia(sofiaRare, FONT_RANGE.rare),
    hanken(hankenNames, FONT_RANGE.names),
    hanken(hankenRare, FONT_RANGE.rare),
  ];
};

/**
 * Shows the letters of names in other Latin languages in our fonts, all from one moment, as each face that comes lays out
 * the whole page again. They stand in no style sheet: a face that is known but not loaded makes the browser prepare its
 * last resort for every weight and size of its family, a third of a first page's layout. One that fails keeps its fallback.
 * @param onDemand each file is loaded by the browser, and only where a name needs it
 */
export async function showNameFaces(onDemand: boolean): Promise<void> {
  const faces = makeFaces();
  const loaded = onDemand ? [] : await Promise.allSettled(faces.map((face) => face.load()));
  for (const face of onDemand ? faces : loaded.flatMap((load) => (load.status === 'fulfilled' ? [load.value] : [])))
    document.fonts.add(face);
}

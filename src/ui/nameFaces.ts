import { attempt } from '../lib/attempt';
import { crawls, savesData } from '../lib/connection';
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

const faces = attempt(makeFaces, []);

/** Whether each file is loaded by the browser itself, and only where a name needs it. */
const onDemand = (): boolean => savesData() || crawls();

const loadAll = (): Promise<readonly PromiseSettledResult<FontFace>[]> =>
  Promise.allSettled(faces.map((face) => face.load()));

/** Loads the letters of names in other Latin languages, so that they are there when a name needs them. */
export function loadNameFaces(): void {
  if (!onDemand()) void loadAll();
}

/**
 * Shows those letters in our fonts, all from one moment, as each face that comes lays out the whole page again; so does one
 * that no letter needs, so call it when one does. They stand in no style sheet: a face that is known but not loaded makes
 * the browser prepare its last resort for every weight and size of its family, a third of a first page's layout. One that
 * fails keeps its fallback.
 */
export async function showNameFaces(): Promise<void> {
  const loaded = onDemand()
    ? faces
    : (await loadAll()).flatMap((load) => (load.status === 'fulfilled' ? [load.value] : []));
  for (const face of loaded) attempt(() => document.fonts.add(face), undefined);
}

/** Shows them on a page that may be about to have some: to lay out its header again costs little. */
export function showNameFacesAhead(): void {
  if (!onDemand()) void showNameFaces();
}

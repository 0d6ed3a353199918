import hanken from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?core&400-850';
import sofia from '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2?core&500-900';
import { attempt } from '../lib/trouble';
import { pause } from '../lib/schedule';

/** How long a face waits for the other, in ms. */
const PATIENCE_MS = 300;

/**
 * Loads both faces, with the letters of German (`fonts.css` has those of other names), and shows them together, as each
 * that comes lays out the whole page again. A face that fails, or is late, holds up the other no longer than a moment;
 * its fallback stays.
 */
export function loadFaces(): void {
  const makeFaces = (): readonly FontFace[] => [
    new FontFace('Sofia Variable', `url(${sofia})`, { weight: '500 900' }),
    new FontFace('Hanken Variable', `url(${hanken})`, { weight: '400 850' }),
  ];
  const faces = attempt(makeFaces, []).map((face) => face.load());
  const late = Promise.any(faces).then(
    () => pause(PATIENCE_MS),
    () => undefined,
  );
  const together = Promise.race([Promise.allSettled(faces), late]);
  for (const face of faces)
    Promise.all([face, together]).then(
      ([loaded]) => attempt(() => document.fonts.add(loaded), undefined),
      () => undefined,
    );
}

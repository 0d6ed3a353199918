/** Weights, each followed by its sizes in px, of what a league's pages show first (`__tests__/browser/fonts.spec.ts`). */
const FONTS = {
  display:
    '500 19/550 16/600 17 18 20 27/650 14.5 17 18 20 30 34/700 14.5 17 18/750 20 25 34/800 27 30 34/850 23 25 27 30 34 38 46 50 64/900 46 58 64 84',
  text: '400 13 14.5 15 16 18/450 13 15/500 13 15/550 13 14.5 15/600 14.5 15/650 13/700 13',
};

/** A phone takes that long to make a font. */
const SPARE_MS = 3;

/**
 * Lays out a letter in each font of the first text, fallbacks included, while the scripts that draw it are on their way.
 * To a browser every weight and size is a font of its own, half a millisecond's work: two thirds of a first page's layout.
 */
export function makeFirstFonts(): void {
  if (!('requestIdleCallback' in window)) return;
  const fonts = Object.entries(FONTS).flatMap(([family, list]) =>
    list.split('/').flatMap((line) => {
      const [weight, ...sizes] = line.split(' ');
      return sizes.map((size) => `${weight} ${size}px var(--${family})`);
    }),
  );
  const sample = document.createElement('p');
  sample.className = 'font-sample';
  const make = (idle: IdleDeadline): void => {
    document.body.append(sample);
    while (idle.timeRemaining() > SPARE_MS) {
      const font = fonts.pop();
      if (font === undefined) return sample.remove();
      sample.style.font = font;
      sample.getBoundingClientRect();
    }
    requestIdleCallback(make);
  };
  // Browsers find an installed font only when text first needs it, and lay out the whole page again a moment later. The
  // last ones are looked for only where none was found.
  const find = (fallbacks: readonly FontFace[]): void => {
    const [face, ...others] = fallbacks;
    const needed = !face?.family.includes('Wide') || [...document.fonts].every(({ status }) => status !== 'loaded');
    if (needed) face?.load().catch(() => undefined);
    requestIdleCallback(face === undefined ? make : () => find(others));
  };
  // Once the page is parsed: it asks for the last of the scripts.
  document.addEventListener(
    'readystatechange',
    () => requestIdleCallback(() => find([...document.fonts].filter(({ family }) => family.includes('Fallback')))),
    { once: true },
  );
}

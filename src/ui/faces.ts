const FACES = ['Sofia Sans Extra Condensed Variable', 'Hanken Grotesk Variable'] as const;

/** Loads the font files that contain some letters (`fonts.css`). If one fails, the fallback font stays. */
export function loadFaces(letters: string): void {
  for (const face of FACES) void document.fonts.load(`600 1em "${face}"`, letters).catch(() => undefined);
}

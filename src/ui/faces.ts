const FACES = ['Sofia Sans Extra Condensed Variable', 'Hanken Grotesk Variable'] as const;

/** Asks for the files of both faces that hold some letters (`fonts.css`). One that does not arrive leaves its stand-in. */
export function loadFaces(letters: string): void {
  for (const face of FACES) void document.fonts.load(`600 1em "${face}"`, letters).catch(() => undefined);
}

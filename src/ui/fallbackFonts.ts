const isLastResort = ({ family }: FontFace): boolean => family.includes('Wide');

/**
 * Looks for the installed fonts that stand in for the site's, one by one while the page is idle. Browsers find one only
 * when text first needs it, and lay out the whole page again a moment later. The last ones are looked for only where
 * none of the others was found.
 */
export function findFallbackFonts(): void {
  if (!('requestIdleCallback' in window)) return;
  const find = ([face, ...others]: readonly FontFace[]): void => {
    if (face === undefined) return;
    const found = [...document.fonts].some((known) => known.status === 'loaded' && !isLastResort(known));
    if (!isLastResort(face) || !found) face.load().catch(() => undefined);
    requestIdleCallback(() => find(others));
  };
  // Once the page is parsed: it asks for the last of the scripts.
  document.addEventListener(
    'readystatechange',
    () => requestIdleCallback(() => find([...document.fonts].filter(({ family }) => family.includes('Fallback')))),
    { once: true },
  );
}

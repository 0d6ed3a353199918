import { attempt } from '../lib/attempt';
import { whenIdle } from '../lib/idle';

const known = (): readonly FontFace[] => attempt(() => [...document.fonts], []);
const isLastResort = ({ family }: FontFace): boolean => family.includes('Wide');

/**
 * Looks for the installed fonts that stand in for the site's, one by one while the page is idle. Browsers find one only
 * when text first needs it, and lay out the whole page again a moment later. The last ones are looked for only where
 * none of the others was found.
 */
export function findFallbackFonts(): void {
  const find = ([face, ...others]: readonly FontFace[]): void => {
    if (face === undefined) return;
    const found = known().some((one) => one.status === 'loaded' && !isLastResort(one));
    if (!isLastResort(face) || !found) face.load().catch(() => undefined);
    whenIdle(() => find(others));
  };
  // Once the page is parsed: it asks for the last of the scripts.
  document.addEventListener(
    'readystatechange',
    () => whenIdle(() => find(known().filter(({ family }) => family.includes('Fallback')))),
    { once: true },
  );
}

import { SIZES } from './facts';
import type { Motif } from './facts';
import type { Lettering } from './lettering';
import { matchAcross } from './matchAcross';
import { matchUpright } from './matchUpright';
import { tablePicture } from './tablePicture';

/** A picture to share, as SVG; all text in it is paths. */
export function draw(lettering: Lettering, motif: Motif): string {
  const [width, height] = SIZES[motif.format];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside(lettering, motif)}</svg>`;
}

function inside(lettering: Lettering, motif: Motif): string {
  if ('table' in motif) return tablePicture(lettering, motif.table, motif.format);
  return motif.format === 'quer' ? matchAcross(lettering, motif.match) : matchUpright(lettering, motif.match);
}

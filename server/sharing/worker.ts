import { Resvg } from '@resvg/resvg-js';
import { PNG } from 'pngjs';
import { draw } from './draw';
import { SIZES } from './facts';
import type { Motif } from './facts';
import { Lettering } from './lettering';

/** These backgrounds compress best without filters; nothing is transparent, so there is no alpha channel. */
const PACKING = { colorType: 2, filterType: 0, deflateLevel: 9, deflateStrategy: 0 } as const;

const opened = Lettering.open();

/** Draws a picture as PNG; without a motif it only gets ready. Runs in a thread of its own. */
export default async function paint(motif: Motif | null): Promise<Uint8Array> {
  const lettering = await opened;
  if (motif === null) return new Uint8Array();
  const [width, height] = SIZES[motif.format];
  const picture = new PNG({ width, height });
  picture.data = new Resvg(draw(lettering, motif), { font: { loadSystemFonts: false } }).render().pixels;
  return PNG.sync.write(picture, PACKING);
}

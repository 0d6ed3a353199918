/** A colour as six lower-case hex digits without the hash sign, as in picture paths. */
export type Hex = string;

const WHITE = 'ffffff';
const INK = '101915';

function channels(hex: Hex): readonly [number, number, number] {
  const value = Number.parseInt(hex, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Blends `share` (0 to 1) of `second` into `first`. */
export function mix(first: Hex, second: Hex, share: number): Hex {
  const [r1, g1, b1] = channels(first);
  const [r2, g2, b2] = channels(second);
  const blend = (from: number, to: number) =>
    Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  return blend(r1, r2) + blend(g1, g2) + blend(b1, b2);
}

function luminance(hex: Hex): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const [r, g, b] = channels(hex);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** WCAG contrast of two colours, 1 to 21. */
export function contrast(first: Hex, second: Hex): number {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** White or ink, whichever is more readable on `ground`. */
export function readableOn(ground: Hex): Hex {
  return contrast(ground, WHITE) >= contrast(ground, INK) ? WHITE : INK;
}

/** `wanted` if it is readable enough on `ground`, else white or ink. */
export function legible(wanted: Hex, ground: Hex): Hex {
  return contrast(wanted, ground) >= 2.6 ? wanted : readableOn(ground);
}

/** Darkens a colour until white lettering is readable on it; frames and chiefs of crests use it. */
export function deep(hex: Hex): Hex {
  let shade = mix(hex, '000000', 0.28);
  while (contrast(shade, WHITE) < 6) shade = mix(shade, '000000', 0.15);
  return shade;
}

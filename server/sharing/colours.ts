import { contrast, mix } from '../domain/colour';
import type { Hex } from '../domain/colour';
import type { ClubFacts } from './facts';

/** Colours of the site's design, without the hash sign. */
export const PITCH: Hex = '0d2e23';
export const LINE: Hex = '2b5546';
export const SOFT: Hex = 'e3eae4';
export const QUIET: Hex = 'b4c8bc';
export const NEON: Hex = 'd6f63f';
export const INK: Hex = '101915';
export const UP: Hex = '147343';
export const DOWN: Hex = 'f0a79f';
export const NIGHT: Hex = '07110c';
const WHITE: Hex = 'ffffff';
const READABLE = 4.5;
const STEP = 0.06;

/** Fallbacks for clubs without a known colour; chosen by name, so always the same one, as on the site. */
const STANDINS = ['0b5ca9', '8c2a23', '1f6b3a', '5b2a86', 'b4541a', '0e6e78', '7a5a12', 'a12561', '3b4a5e', '2f4fa3'];

/** A club's colour, darkened until white text is readable on it. */
export function darkColour({ color, name }: ClubFacts): Hex {
  let shade = /^#?([\da-f]{6})$/i.exec(color?.trim() ?? '')?.[1]?.toLowerCase() ?? standIn(name);
  while (contrast(shade, WHITE) < READABLE) shade = mix(shade, '000000', STEP);
  return shade;
}

function standIn(name: string): Hex {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return STANDINS[sum % STANDINS.length] ?? PITCH;
}

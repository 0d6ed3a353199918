import type { Hex } from '../../domain/colour';

/**
 * A bold condensed alphabet drawn as centre lines: cap height 100, stroke 22, clipped at top and bottom.
 * Pictures inside an <img> cannot load web fonts, so figures and letters are paths.
 */
const STROKE = 22;
const GAP = 7;
const BOWL = 'A15 15 0 0 1 41 26';
const ZERO = `M11 26${BOWL}V74A15 15 0 0 1 11 74Z`;

interface Glyph {
  readonly width: number;
  readonly path: string;
}

const wide = (width: number, path: string): Glyph => ({ width, path });
const plain = (path: string): Glyph => wide(52, path);

const glyphs: ReadonlyMap<string, Glyph> = new Map([
  ['0', plain(ZERO)],
  ['1', wide(40, 'M0 31L29 10V100')],
  ['2', plain(`M11 34V26${BOWL}C41 52 11 58 11 89H52`)],
  ['3', plain(`M11 31V26${BOWL}V36A13 13 0 0 1 28 49H20M28 49A13 13 0 0 1 41 62V74A15 15 0 0 1 11 74V69`)],
  ['4', wide(56, 'M27 -6L11 71H58M39 44V100')],
  ['5', plain('M47 11H12V45H26A15 15 0 0 1 41 60V74A15 15 0 0 1 11 74V68')],
  ['6', plain('M41 31V26A15 15 0 0 0 11 26V74A15 15 0 0 0 41 74V60A15 15 0 0 0 11 60')],
  ['7', wide(50, 'M0 11H38L17 106')],
  [
    '8',
    plain(
      'M26 11A14 14 0 0 1 40 25V35A14 14 0 0 1 12 35V25A14 14 0 0 1 26 11ZM26 49A15 15 0 0 1 41 64V74A15 15 0 0 1 11 74V64A15 15 0 0 1 26 49Z',
    ),
  ],
  ['9', plain(`M11 69V74A15 15 0 0 0 41 74V26A15 15 0 0 0 11 26V40A15 15 0 0 0 41 40`)],
  ['A', wide(58, 'M10 106L25 6H33L48 106M16 72H42')],
  ['B', plain('M11 11H26A14 14 0 0 1 40 25V35A14 14 0 0 1 26 49A15 15 0 0 1 41 64V74A15 15 0 0 1 26 89H11ZM11 49H26')],
  ['C', plain('M41 35V26A15 15 0 0 0 11 26V74A15 15 0 0 0 41 74V65')],
  ['D', plain('M11 11H24A17 17 0 0 1 41 28V72A17 17 0 0 1 24 89H11Z')],
  ['E', wide(45, 'M45 11H11V89H45M11 49H41')],
  ['F', wide(44, 'M44 11H11V100M11 52H40')],
  ['G', plain('M41 33V26A15 15 0 0 0 11 26V74A15 15 0 0 0 41 74V55H26')],
  ['H', plain('M11 0V100M41 0V100M11 50H41')],
  ['I', wide(22, 'M11 0V100')],
  ['J', wide(42, 'M31 0V74A10 12 0 0 1 9 74V66')],
  ['K', wide(56, 'M11 0V100M47 -6L15 58M23 40L48 106')],
  ['L', wide(44, 'M11 0V89H44')],
  ['M', wide(70, 'M11 100V4L35 72L59 4V100')],
  ['N', wide(56, 'M11 104V8L45 92V-4')],
  ['O', plain(ZERO)],
  ['P', plain(`M11 100V11H26A15 15 0 0 1 41 26V44A15 15 0 0 1 26 59H11`)],
  ['Q', plain(`${ZERO}M27 68L46 104`)],
  ['R', wide(54, 'M11 100V11H26A15 15 0 0 1 41 26V39A15 15 0 0 1 26 54H11M25 54L43 106')],
  ['S', plain(`M41 32V26A15 15 0 0 0 11 26V30C11 52 41 48 41 70V74A15 15 0 0 1 11 74V68`)],
  ['T', wide(48, 'M0 11H48M24 11V100')],
  ['U', plain('M11 0V74A15 15 0 0 0 41 74V0')],
  ['V', wide(56, 'M9 -6L25 95H31L47 -6')],
  ['W', wide(80, 'M9 -6L22 92L40 14L58 92L71 -6')],
  ['X', wide(54, 'M7 -6L47 106M47 -6L7 106')],
  ['Y', wide(54, 'M7 -6L27 54V100M47 -6L27 54')],
  ['Z', wide(48, 'M2 11H36L12 89H48')],
]);

/** A word's place: centre, cap height, and the widest it may become before it is squeezed. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly maxWidth?: number;
}

/** Draws capitals and figures centred on a place; other characters are left out. `name` becomes the CSS class. */
export function lettering(text: string, place: Place, colour: Hex, name = 't'): string {
  const parts: string[] = [];
  let width = 0;
  for (const character of text) {
    const glyph = glyphs.get(character);
    if (glyph === undefined) continue;
    if (parts.length > 0) width += GAP;
    parts.push(width === 0 ? `<path d="${glyph.path}"/>` : `<path d="${glyph.path}" transform="translate(${width})"/>`);
    width += glyph.width;
  }
  const scale = Math.min(place.height / 100, (place.maxWidth ?? Infinity) / width);
  const [w, h] = [width * scale, 100 * scale];
  return (
    `<svg class="${name}" x="${round(place.x - w / 2)}" y="${round(place.y - h / 2)}" width="${round(w)}" height="${round(h)}" viewBox="0 0 ${width} 100">` +
    `<g fill="none" stroke="#${colour}" stroke-width="${STROKE}" stroke-miterlimit="9">${parts.join('')}</g></svg>`
  );
}

/** The same with an outline of `thickness` around it, so that a number reads on any pattern. */
export function outlinedLettering(text: string, place: Place, colour: Hex, outline: Hex, thickness: number): string {
  const halo = lettering(text, place, outline, 'o');
  const steps = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => {
    const angle = (eighth * Math.PI) / 4;
    return `<g transform="translate(${round(Math.cos(angle) * thickness)} ${round(Math.sin(angle) * thickness)})">${halo}</g>`;
  });
  return steps.join('') + lettering(text, place, colour);
}

/** Two decimals are plenty for a picture and keep the files small. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

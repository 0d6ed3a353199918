import { contrast, mix } from '../domain/colour';
import type { Hex } from '../domain/colour';
import type { ClubFacts } from './facts';
import type { Face, Lettering } from './lettering';
import { initials } from './words';

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
const FALLBACKS = ['0b5ca9', '8c2a23', '1f6b3a', '5b2a86', 'b4541a', '0e6e78', '7a5a12', 'a12561', '3b4a5e', '2f4fa3'];

/** A club's colour, darkened until white text is readable on it. */
export function darkColour({ color, name }: ClubFacts): Hex {
  let shade = /^#?([\da-f]{6})$/i.exec(color?.trim() ?? '')?.[1]?.toLowerCase() ?? fallbackColour(name);
  while (contrast(shade, WHITE) < READABLE) shade = mix(shade, '000000', STEP);
  return shade;
}

function fallbackColour(name: string): Hex {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return FALLBACKS[sum % FALLBACKS.length] ?? PITCH;
}

/** No text of a picture is smaller, in pixels. */
const SMALLEST = 22;
/** Names shrink to this share of their size before they break into two lines. */
const SHRINK = 0.7;
/** Two lines may shrink to this share before they are truncated. */
const SHRINK_BROKEN = 0.5;
const LEADING = 1.05;

/** Place and style of a text; `y` is the baseline, or the middle of two lines. */
export interface Words {
  x: number;
  y: number;
  face: Face;
  size: number;
  colour?: Hex;
  align?: 'start' | 'middle' | 'end';
  /** The widest they may become before they shrink. */
  room?: number;
  /** How many lines they may break into. */
  lines?: 1 | 2;
}

/** Draws a text; one that does not fit is drawn smaller, on two lines, or truncated. */
export function words(lettering: Lettering, text: string, how: Words): string {
  const { x, y, face, colour = 'ffffff', align = 'start' } = how;
  const { size, lines } = fitted(lettering, text, how);
  const top = y - ((lines.length - 1) * size * LEADING) / 2;
  return lines
    .map((line, index) => {
      const width = lettering.width(line, face, size);
      const left = x - (align === 'end' ? width : align === 'middle' ? width / 2 : 0);
      const paths = lettering.paths(line, face, size);
      return `<g transform="translate(${left} ${top + index * size * LEADING})" fill="#${colour}">${paths}</g>`;
    })
    .join('');
}

function fitted(lettering: Lettering, text: string, { face, size, room = Infinity, lines = 1 }: Words) {
  const measure = (line: string) => lettering.width(line, face, size);
  const floor = Math.max(size * SHRINK, SMALLEST);
  const fit = (widest: number) => Math.min(size, (size * room) / widest);
  const whole = fit(measure(text));
  if (whole >= floor) return { size: whole, lines: [text] };
  const broken = lines === 1 ? [text] : halves(text, measure);
  const lowest = broken.length === 1 ? floor : Math.max(size * SHRINK_BROKEN, SMALLEST);
  const used = Math.max(fit(Math.max(...broken.map(measure))), lowest);
  return { size: used, lines: broken.map((line) => shortened(line, (part) => measure(part) * (used / size) <= room)) };
}

/** Two lines, the longer one as short as can be. */
function halves(text: string, measure: (line: string) => number): string[] {
  const parts = text.split(/(?<=[\s-])/u);
  const ways = parts.slice(1).map((_part, index) => {
    const lines = [parts.slice(0, index + 1), parts.slice(index + 1)].map((line) => line.join('').trim());
    return { lines, widest: Math.max(...lines.map(measure)) };
  });
  return ways.toSorted((a, b) => a.widest - b.widest)[0]?.lines ?? [text];
}

function shortened(line: string, fits: (part: string) => boolean): string {
  if (fits(line)) return line;
  const letters = [...line];
  let [fitting, tooMany] = [0, letters.length];
  while (tooMany - fitting > 1) {
    const middle = (fitting + tooMany) >> 1;
    if (fits(`${letters.slice(0, middle).join('')}…`)) fitting = middle;
    else tooMany = middle;
  }
  return `${letters.slice(0, fitting).join('').trimEnd()}…`;
}

/** The emblem with the short name and, where there is room, the whole one. */
export function brand(lettering: Lettering, x: number, y: number, size: number, whole: boolean): string {
  const scale = size / 48;
  const right = x + size * 1.38;
  const name = words(lettering, 'KBÖ', { x: right, y: y + size * 0.76, face: 'display 800', size: size * 0.8 });
  const rest = whole
    ? words(lettering, 'Kleinfeld Bund Österreich', {
        x: right + size * 1.32,
        y: y + size * 0.68,
        face: 'text 400',
        size: SMALLEST,
        colour: 'e3eae4',
      })
    : '';
  return `<g transform="translate(${x} ${y}) scale(${scale})">${EMBLEM}</g>${name}${rest}`;
}

const EMBLEM =
  '<rect width="48" height="48" rx="13" fill="#153d30"/><path d="M16 9v30" stroke="#f3f7f2" stroke-width="6"/>' +
  '<path d="M37 9.5A15 15 0 0 0 37 38.5" fill="none" stroke="#f3f7f2" stroke-width="6"/><circle cx="33" cy="24" r="4.5" fill="#d6f63f"/>';

/** Below this size the letters on a shield are noise. */
const SMALLEST_WITH_LETTERS = 50;

/**
 * A club's crest, centred on the point: the one it was given, else a shield with the club's initials.
 */
export function crest(lettering: Lettering, club: ClubFacts, x: number, y: number, size: number): string {
  const place = (scale: number) => `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${scale})">`;
  if (club.crest !== undefined) return `${place(size / 100)}${club.crest}</g>`;
  const dark = darkColour(club);
  const shield = `<path d="M7 5h34v20c0 9-8 14-17 19C15 39 7 34 7 25Z" fill="#${mix(dark, 'ffffff', 0.16)}" stroke="#ffffff" stroke-opacity=".75" stroke-width="1.4"/>`;
  const letters =
    size < SMALLEST_WITH_LETTERS
      ? ''
      : words(lettering, initials(club.name), {
          x,
          y: y + size * 0.09,
          face: 'display 800',
          size: size * 0.44,
          align: 'middle',
          room: size * 0.6,
        });
  return `${place(size / 48)}${shield}</g>${letters}`;
}

import { contrast, deep, mix, readableOn } from './colour';
import type { Hex } from './colour';
import { lettering, outlinedLettering } from './lettering';
import type { Place } from './lettering';

/** What a kit adds in its second colour, in the 100 × 100 box of the shirt. */
export const kitPatterns: ReadonlyMap<string, string> = new Map([
  ['uni', ''],
  ['ringel', 'M0 23H100V35H0ZM0 47H100V59H0ZM0 71H100V83H0Z'],
  ['streifen', 'M26 0h9v100h-9ZM45.5 0h9v100h-9ZM65 0h9v100h-9Z'],
  ['aermel', 'M0 0H28C25 22 24 34 24 50H0ZM100 0H72C75 22 76 34 76 50H100Z'],
  ['schaerpe', 'M24 4H42L76 82V100H66Z'],
  ['brust', 'M0 34H100V49H0Z'],
  ['halb', 'M50 0H100V100H50Z'],
  ['winkel', 'M0 30L50 56L100 30V46L50 72L0 46Z'],
]);

/** A shirt; `number` is null when the shirt carries none. */
export interface Kit {
  readonly pattern: string;
  readonly c1: Hex;
  readonly c2: Hex;
  readonly number: number | null;
}

const SHIRT =
  'M36 7C40 14 60 14 64 7L77 12C87 16 92 25 97 39L82 46L77 40V92Q50 97 23 92V40L18 46L3 39C8 25 13 16 23 12Z';

/** The part of a picture path that describes a kit. */
export function kitCode(kit: Kit): string {
  return [kit.pattern, kit.c1, kit.c2, ...(kit.number === null ? [] : [String(kit.number)])].join('-');
}

/** Reads `kitCode` back; null for anything that is not exactly one. */
export function readKit(code: string): Kit | null {
  const found = /^([a-z]+)-([0-9a-f]{6})-([0-9a-f]{6})(?:-(0|[1-9][0-9]?))?$/.exec(code);
  if (found === null) return null;
  const [, pattern = '', c1 = '', c2 = '', number] = found;
  return kitPatterns.has(pattern) ? { pattern, c1, c2, number: number === undefined ? null : Number(number) } : null;
}

/** The cloth alone, larger than the shirt; the caller clips it. Black sleeves go with stripes. */
export function cloth(kit: Kit): string {
  const figure = kitPatterns.get(kit.pattern) ?? '';
  const second = figure === '' ? '' : `<path d="${figure}" fill="#${kit.c2}"/>`;
  return `<path d="M0 0H100V100H0Z" fill="#${kit.c1}"/>${second}`;
}

/** A number on the cloth: plain where the ground is one colour, outlined where a pattern runs under it. */
export function shirtNumber(kit: Kit, place: Place, outline: number): string {
  if (kit.number === null) return '';
  const ground = kit.pattern === 'halb' ? mix(kit.c1, kit.c2, 0.5) : kit.c1;
  const colour = readableOn(ground);
  const bare = kit.pattern === 'uni' || kit.pattern === 'aermel';
  if (bare) return lettering(String(kit.number), place, colour, 'n');
  const halo = contrast(colour, kit.c1) >= 3 ? kit.c1 : deep(kit.c2);
  return `<g class="n">${outlinedLettering(String(kit.number), place, colour, halo, outline)}</g>`;
}

/** The inside of a kit's SVG in a 100 × 100 box; `id` must be unique within one picture. */
export function drawKit(kit: Kit, id: string): string {
  const collar = kit.pattern === 'uni' && contrast(kit.c1, kit.c2) < 1.3 ? mix(kit.c1, '000000', 0.3) : kit.c2;
  return (
    `<clipPath id="${id}"><path d="${SHIRT}"/></clipPath><g clip-path="url(#${id})">${cloth(kit)}` +
    '<path d="M62 0C70 30 71 60 68 100H100V0Z" fill="#000" opacity=".07"/>' +
    '<path d="M23 40C24 30 25 22 28 12M77 40C76 30 75 22 72 12M77 40V94M23 40V94" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="1"/></g>' +
    `<path d="M35 8C40 16.5 60 16.5 65 8" fill="none" stroke="#${collar}" stroke-width="3.4"/>` +
    '<path d="M33.5 8.5C39 18.5 61 18.5 66.5 8.5" fill="none" stroke="#101915" stroke-opacity=".28" stroke-width=".8"/>' +
    shirtNumber(kit, { x: 50, y: 54, height: 32 }, 3) +
    `<path d="${SHIRT}" fill="none" stroke="#101915" stroke-opacity=".38" stroke-width="1"/>`
  );
}

/** A kit as a whole SVG document. */
export function renderKit(kit: Kit): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${drawKit(kit, 'k')}</svg>`;
}

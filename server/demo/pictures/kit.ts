import { contrast, deep, mix, readableOn } from '../../domain/colour';
import type { Hex } from '../../domain/colour';
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
function cloth(kit: Kit): string {
  const figure = kitPatterns.get(kit.pattern) ?? '';
  const second = figure === '' ? '' : `<path d="${figure}" fill="#${kit.c2}"/>`;
  return `<path d="M0 0H100V100H0Z" fill="#${kit.c1}"/>${second}`;
}

/** A number on the cloth: plain where the ground is one colour, outlined where a pattern runs under it. */
function shirtNumber(kit: Kit, place: Place, outline: number): string {
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

/** Hair outlines seen from behind, by the name used in picture paths. */
export const hairStyles: ReadonlyMap<string, string> = new Map([
  [
    'kurz',
    'M50 8C39 8 34.5 17 34.5 26C34.5 34 37 40 41 44.5C46 42.5 54 42.5 59 44.5C63 40 65.5 34 65.5 26C65.5 17 61 8 50 8Z',
  ],
  [
    'dutt',
    'M50 0A6.5 6.5 0 0 1 55 10C62 12 65.5 19 65.5 26C65.5 34 63 40 59 44.5C54 42.5 46 42.5 41 44.5C37 40 34.5 34 34.5 26C34.5 19 38 12 45 10A6.5 6.5 0 0 1 50 0Z',
  ],
  ['lang', 'M50 7C38 7 33 16 33 27L32.5 58Q50 62 67.5 58L67 27C67 16 62 7 50 7Z'],
  ['fade', 'M50 8C40 8 35 15 34.6 24L36 35Q50 39 64 35L65.4 24C65 15 60 8 50 8Z'],
  [
    'locken',
    'M50 5A7 7 0 0 1 60 8A7 7 0 0 1 67 16A7 7 0 0 1 69 26A7 7 0 0 1 65 36A6 6 0 0 1 59 43Q50 47 41 43A6 6 0 0 1 35 36A7 7 0 0 1 31 26A7 7 0 0 1 33 16A7 7 0 0 1 40 8A7 7 0 0 1 50 5Z',
  ],
  [
    'zopf',
    'M50 8C39 8 34.5 17 34.5 26C34.5 34 37 39 41 42L46.5 44L45 68Q50 74 55 68L53.5 44L59 42C63 39 65.5 34 65.5 26C65.5 17 61 8 50 8Z',
  ],
]);

/** A player without a photo: seen from behind in the club shirt. */
export interface BackView extends Kit {
  readonly hair: string;
  readonly number: number;
}

const SHOULDERS = 'M39 52L61 52C67 58 80 60 86 70C91 78 95 90 96 101H4C5 90 9 78 14 70C20 60 33 58 39 52Z';

/** The part of a picture path that describes a player. */
export function playerCode(player: BackView): string {
  return [player.pattern, player.c1, player.c2, player.hair, String(player.number)].join('-');
}

/** Reads `playerCode` back; null for anything that is not exactly one. */
export function readPlayer(code: string): BackView | null {
  const found = /^([a-z]+)-([0-9a-f]{6})-([0-9a-f]{6})-([a-z]+)-(0|[1-9][0-9]?)$/.exec(code);
  if (found === null) return null;
  const [, pattern = '', c1 = '', c2 = '', hair = '', number = ''] = found;
  return kitPatterns.has(pattern) && hairStyles.has(hair) ? { pattern, c1, c2, hair, number: Number(number) } : null;
}

/**
 * The ground is the club colour at low opacity: a light tint on a white card,
 * a dark one on a dark card, and invisible on a header in the club colour.
 */
export function renderPlayer(player: BackView): string {
  const hair = mix(player.c1, '0b0f0d', 0.78);
  const skin = mix(player.c1, '8d8f8e', 0.72);
  const nape = mix(hair, skin, 0.45);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><style>@media(max-width:63px){.n{display:none}}</style>' +
    `<path d="M0 0H100V100H0Z" fill="#${player.c1}" fill-opacity=".2"/>` +
    '<circle cx="50" cy="98" r="62" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.6"/>' +
    `<path d="M42 38H58V51Q50 58 42 51Z" fill="#${skin}"/><ellipse cx="34.5" cy="30" rx="2.8" ry="4.8" fill="#${skin}"/><ellipse cx="65.5" cy="30" rx="2.8" ry="4.8" fill="#${skin}"/>` +
    `<path d="M35 24V30C36 38 40 44 43 47Q50 44 57 47C60 44 64 38 65 30V24Z" fill="#${nape}"/>` +
    `<clipPath id="s"><path d="${SHOULDERS}"/></clipPath><g clip-path="url(#s)"><svg x="-6" y="44" width="112" height="86" viewBox="0 0 100 100" preserveAspectRatio="none">${cloth(player)}</svg>` +
    '<path d="M69 50C74 66 75 84 73 101H100V50Z" fill="#000" opacity=".08"/>' +
    '<path d="M20 66C23 78 23 90 22 101M80 66C77 78 77 90 78 101" fill="none" stroke="#000" stroke-opacity=".2"/></g>' +
    `<path d="M39 52Q50 60 61 52" fill="none" stroke="#${player.c2}" stroke-width="3.2"/>` +
    (player.hair === 'lang' || player.hair === 'zopf'
      ? shirtNumber(player, { x: 50, y: 83, height: 26 }, 2.6)
      : shirtNumber(player, { x: 50, y: 80, height: 29 }, 2.8)) +
    `<path d="${hairStyles.get(player.hair) ?? ''}" fill="#${hair}"/></svg>`
  );
}

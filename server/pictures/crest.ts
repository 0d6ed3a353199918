import { deep, legible, mix, readableOn } from './colour';
import type { Hex } from './colour';
import type { Pattern } from './crestPatterns';
import { crestPatterns } from './crestPatterns';
import { crestShapes } from './crestShapes';
import type { CrestSymbol } from './crestSymbols';
import { crestSymbols } from './crestSymbols';
import { lettering, round } from './lettering';

/** How lettering, symbol and pattern are arranged on a crest. */
export const crestCompositions: readonly string[] = ['symbol', 'symbolschrift', 'schrift', 'haupt', 'binde', 'ring'];

/** Everything that defines a crest; `letters` are one to three capitals or digits. */
export interface Crest {
  readonly shape: string;
  readonly composition: string;
  readonly pattern: string;
  readonly symbol: string;
  readonly c1: Hex;
  readonly c2: Hex;
  readonly letters: string;
}

/** The part of a picture path that describes a crest. */
export function crestCode(crest: Crest): string {
  return [crest.shape, crest.composition, crest.pattern, crest.symbol, crest.c1, crest.c2, crest.letters].join('-');
}

/** Reads `crestCode` back; null for anything that is not exactly one. */
export function readCrest(code: string): Crest | null {
  const found = /^([a-z]+)-([a-z]+)-([a-z]+)-([a-z]+)-([0-9a-f]{6})-([0-9a-f]{6})-([A-Z0-9]{1,3})$/.exec(code);
  if (found === null) return null;
  const [, shape = '', composition = '', pattern = '', symbol = '', c1 = '', c2 = '', letters = ''] = found;
  const known =
    crestShapes.has(shape) &&
    crestCompositions.includes(composition) &&
    crestPatterns.has(pattern) &&
    crestSymbols.has(symbol);
  return known ? { shape, composition, pattern, symbol, c1, c2, letters } : null;
}

function field(pattern: Pattern, ground: Hex, figure: Hex): string {
  const fill = pattern.fill === undefined ? '' : `<path d="${pattern.fill}" fill="#${figure}"/>`;
  const line =
    pattern.line === undefined
      ? ''
      : `<path d="${pattern.line}" fill="none" stroke="#${figure}" stroke-width="${pattern.pen ?? 2}"/>`;
  return `<path d="M0 0H100V100H0Z" fill="#${ground}"/>${fill}${line}`;
}

function emblem(symbol: CrestSymbol, y: number, size: number, colour: Hex, name = 'b'): string {
  const fill = symbol.fill === undefined ? '' : `<path d="${symbol.fill}" fill="#${colour}" fill-rule="evenodd"/>`;
  const line =
    symbol.line === undefined
      ? ''
      : `<path d="${symbol.line}" fill="none" stroke="#${colour}" stroke-width="${symbol.pen ?? 8}" stroke-linecap="round" stroke-linejoin="round"/>`;
  return `<g class="${name}" transform="translate(${round(50 - size / 2)} ${round(y - size / 2)}) scale(${size / 100})">${fill}${line}</g>`;
}

/** Left half in the second colour, right half in the first: in heraldry, counterchanged. */
function counterchanged(draw: (colour: Hex) => string, crest: Crest): string {
  return (
    `<svg width="50" height="100">${draw(legible(crest.c2, crest.c1))}</svg>` +
    `<svg x="50" width="50" height="100" viewBox="50 0 50 100">${draw(legible(crest.c1, crest.c2))}</svg>`
  );
}

function charge(crest: Crest, symbol: CrestSymbol): (colour: Hex) => string {
  const low = crest.pattern === 'wellen' && crest.composition === 'symbol';
  switch (crest.composition) {
    case 'symbolschrift':
      return (colour) =>
        emblem(symbol, 39, 44, colour, 'y') + lettering(crest.letters, { x: 50, y: 75, height: 19 }, colour, 's');
    case 'schrift':
      return (colour) => lettering(crest.letters, { x: 50, y: 50, height: 42, maxWidth: 60 }, colour, 's');
    default:
      return (colour) => emblem(symbol, low ? 35 : 49, low ? 38 : 58, colour);
  }
}

function banded(crest: Crest, top: number, bottom: number): string {
  const ground = deep(crest.c1);
  const edge = legible(crest.c2, ground);
  return (
    `<path d="M0 ${top}H100V${bottom}H0Z" fill="#${ground}" stroke="#${edge}" stroke-width="2.4"/>` +
    lettering(crest.letters, { x: 50, y: Math.max(26, (top + bottom) / 2), height: 22, maxWidth: 56 }, 'ffffff', 's')
  );
}

function ringed(crest: Crest): string {
  const inner = legible(crest.c2, crest.c1);
  return (
    `<circle cx="50" cy="50" r="36.5" fill="none" stroke="#${inner}" stroke-width="3" stroke-linecap="round" stroke-dasharray="0 9.55"/>` +
    `<circle cx="50" cy="50" r="28" fill="#${inner}"/>` +
    lettering(crest.letters, { x: 50, y: 50, height: 27, maxWidth: 42 }, legible(crest.c1, inner), 's')
  );
}

function inside(crest: Crest, pattern: Pattern, symbol: CrestSymbol): string {
  const { c1, c2 } = crest;
  switch (crest.composition) {
    case 'haupt':
      return field(pattern, c1, c2) + banded(crest, -3, 41);
    case 'binde':
      return field(pattern, c1, c2) + banded(crest, 36, 66);
    case 'ring':
      return field({}, c1, c2) + ringed(crest);
    default: {
      const draw = charge(crest, symbol);
      if (crest.pattern === 'halb') return field(pattern, c1, c2) + counterchanged(draw, crest);
      const quiet = crest.pattern === 'wellen' && crest.composition === 'symbol' ? c2 : mix(c1, readableOn(c1), 0.13);
      return field(pattern, c1, quiet) + draw(legible(c2, c1));
    }
  }
}

/** The inside of a crest's SVG in a 100 × 100 box; `id` must be unique within one picture. */
export function drawCrest(crest: Crest, id: string): string {
  const outline = crestShapes.get(crest.shape) ?? '';
  const frame = deep(crest.c1);
  const line = legible(crest.c2, frame);
  return (
    `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">` +
    inside(crest, crestPatterns.get(crest.pattern) ?? {}, crestSymbols.get(crest.symbol) ?? {}) +
    `<path d="${outline}" fill="none" stroke="#${line}" stroke-width="11.5"/>` +
    `<path class="f" d="${outline}" fill="none" stroke="#${frame}" stroke-width="8.5"/></g>` +
    `<path d="${outline}" fill="none" stroke="#${line}" stroke-opacity=".75" stroke-width="1.2"/>`
  );
}

/** Below 31 px lettering is noise: it is hidden, and the rest is enlarged. */
const small =
  '<style>@media(max-width:30px){.s{display:none}.f{stroke-width:11.5px}.y{transform:translate(19px,18px) scale(.62)}}</style>';

/** A crest as a whole SVG document. */
export function renderCrest(crest: Crest): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${small}${drawCrest(crest, 'c')}</svg>`;
}

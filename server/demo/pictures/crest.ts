import { deep, legible, mix, readableOn } from '../../domain/colour';
import type { Hex } from '../../domain/colour';
import { lettering, round } from './lettering';

/** Outlines of crests in a 100 × 100 box, by the name used in picture paths. */
export const crestShapes: ReadonlyMap<string, string> = new Map([
  ['schild', 'M50 2C39 8 25 9 10 8V50C10 72 27 88 50 98C73 88 90 72 90 50V8C75 9 61 8 50 2Z'],
  ['heater', 'M10 4H90V50C90 72 73 88 50 97C27 88 10 72 10 50Z'],
  ['kerbe', 'M10 5H35C42 5 43 12 50 12S58 5 65 5H90V52C90 73 73 88 50 97C27 88 10 73 10 52Z'],
  ['rund', 'M50 2A48 48 0 1 1 50 98A48 48 0 1 1 50 2Z'],
  ['sechs', 'M50 1L92 25V75L50 99L8 75V25Z'],
  ['tafel', 'M22 3H78A13 13 0 0 1 91 16V76Q91 84 84 86L50 98L16 86Q9 84 9 76V16A13 13 0 0 1 22 3Z'],
  ['wimpel', 'M8 4H92L85 66L50 97L15 66Z'],
  ['quadrat', 'M28 4H72A24 24 0 0 1 96 28V72A24 24 0 0 1 72 96H28A24 24 0 0 1 4 72V28A24 24 0 0 1 28 4Z'],
]);

/** What a pattern adds in the second colour on a field of the first: a filled path, or a line drawn with a pen. */
export interface Pattern {
  readonly fill?: string;
  readonly line?: string;
  readonly pen?: number;
}

function bricks(): string {
  const rows = [0, 1, 2, 3, 4, 5, 6, 7].map((row) => {
    const top = 2 + row * 14;
    const offset = row % 2 === 0 ? 0 : 13;
    return `M0 ${top}H100` + [11, 37, 63, 89].map((x) => `M${x + offset} ${top}V${top + 14}`).join('');
  });
  return rows.join('');
}

function checks(): string {
  const squares: string[] = [];
  for (let row = 0; row < 7; row += 1) {
    for (let column = row % 2; column < 7; column += 2) squares.push(`M${column * 16 - 6} ${row * 16 - 6}h16v16h-16Z`);
  }
  return squares.join('');
}

function rays(): string {
  return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    .map((ray) => {
      const point = (degrees: number) =>
        `${round(50 + 75 * Math.cos((degrees * Math.PI) / 180))} ${round(50 + 75 * Math.sin((degrees * Math.PI) / 180))}`;
      return `M50 50L${point(ray * 36 - 9)}L${point(ray * 36 + 9)}Z`;
    })
    .join('');
}

const wave = (y: number) => `M-4 ${y}q9-9 18 0t18 0t18 0t18 0t18 0t18 0`;

/** The twelve fields of a crest, by the name used in picture paths. */
export const crestPatterns: ReadonlyMap<string, Pattern> = new Map<string, Pattern>([
  ['uni', {}],
  ['streifen', { fill: 'M15 0h10v100h-10ZM35 0h10v100h-10ZM55 0h10v100h-10ZM75 0h10v100h-10Z' }],
  ['pfahl', { fill: 'M34 0h32v100h-32Z' }],
  ['balken', { fill: 'M0 22h100v13h-100ZM0 48h100v13h-100ZM0 74h100v13h-100Z' }],
  ['halb', { fill: 'M50 0h50v100h-50Z' }],
  ['viertel', { fill: 'M50 0h50v50h-50ZM0 50h50v50h-50Z' }],
  ['schraeg', { fill: 'M-4 84L84 -4H112L16 92L0 108Z' }],
  ['sparren', { fill: 'M0 68L50 26L100 68V92L50 50L0 92Z' }],
  ['karo', { fill: checks() }],
  ['ziegel', { line: bricks(), pen: 2.2 }],
  ['wellen', { line: wave(64) + wave(77) + wave(90), pen: 5 }],
  ['strahlen', { fill: rays() }],
]);

/** A symbol in a 100 × 100 box in one colour: a filled path (even-odd), or a line drawn with a pen, or both. */
export interface CrestSymbol {
  readonly fill?: string;
  readonly line?: string;
  readonly pen?: number;
}

const leaflet = (dx: number, dy: number, bx: number, by: number) =>
  `M50 62C${50 + bx} ${62 + by} ${50 + dx + bx / 2} ${62 + dy + by / 2} ${50 + dx} ${62 + dy}C${50 + dx - bx / 2} ${62 + dy - by / 2} ${50 - bx} ${62 - by} 50 62Z`;

/** The fourteen symbols, by the name used in picture paths. */
export const crestSymbols: ReadonlyMap<string, CrestSymbol> = new Map<string, CrestSymbol>([
  [
    'ball',
    {
      line: 'M50 8A42 42 0 1 1 50 92A42 42 0 1 1 50 8ZM50 30L69 44L62 66H38L31 44ZM50 30V10M69 44L88 37M62 66L74 84M38 66L26 84M31 44L12 37',
      pen: 7,
    },
  ],
  [
    'libelle',
    {
      fill: 'M50 4a9 9 0 0 1 7 15l-1 4C66 16 84 10 96 15C98 24 78 32 58 32C76 32 90 38 92 46C84 52 66 48 56 40L53 98H47L44 40C34 48 16 52 8 46C10 38 24 32 42 32C22 32 2 24 4 15C16 10 34 16 44 23L43 19A9 9 0 0 1 50 4Z',
    },
  ],
  ['wind', { line: 'M8 32H58A14 14 0 1 0 46 12M8 52H80A13 13 0 1 1 70 74M8 72H42A11 11 0 1 1 33 91', pen: 10 }],
  [
    'blatt',
    {
      fill: `${leaflet(0, -58, 20, -4)}${leaflet(-36, -38, 12, -16)}${leaflet(36, -38, 12, 16)}${leaflet(-42, -2, 2, -17)}${leaflet(42, -2, 2, 17)}M47 60H53L54 98H46Z`,
    },
  ],
  [
    'wolf',
    {
      fill: 'M8 4L30 26H70L92 4L94 52L64 84L57 96H43L36 84L6 52ZM22 50L42 60L40 66L26 60ZM78 50L58 60L60 66L74 60ZM44 86H56L50 92Z',
    },
  ],
  ['pfeil', { fill: 'M50 2L86 44H65V98H35V44H14Z' }],
  ['tanne', { fill: 'M50 2L72 30H62L80 54H68L88 80H56V98H44V80H12L32 54H20L38 30H28Z' }],
  ['stern', { fill: 'M50 3L61.5 37.2L97.6 37.5L68.5 59L79.4 93.5L50 72.5L20.6 93.5L31.5 59L2.4 37.5L38.5 37.2Z' }],
  ['krone', { fill: 'M6 24L28 48L50 12L72 48L94 24L86 74H14ZM14 80H86V92H14Z' }],
  ['berg', { fill: 'M2 88L38 18L54 46L64 32L98 88ZM38 18L28 38L36 44L41 38L46 43L49 37Z' }],
  ['turm', { fill: 'M18 6H32V16H43V6H57V16H68V6H82V34H74V94H60V72A10 10 0 0 0 40 72V94H26V34H18Z' }],
  [
    'anker',
    {
      line: 'M50 30V92M26 44H74M10 62C12 80 28 92 50 92S88 80 90 62M50 8A10 11 0 1 1 50 30A10 11 0 1 1 50 8Z',
      pen: 10,
    },
  ],
  [
    'flamme',
    {
      fill: 'M52 2C58 22 84 36 84 64C84 84 70 98 50 98S16 84 16 64C16 50 24 40 30 32C32 42 38 46 42 46C36 28 42 12 52 2ZM51 54C47 64 37 68 37 79A13 13 0 0 0 63 79C63 70 54 66 51 54Z',
    },
  ],
  ['blitz', { fill: 'M60 2L16 56H44L36 98L84 38H54Z' }],
]);

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

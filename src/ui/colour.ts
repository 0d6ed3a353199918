type Rgb = readonly [number, number, number];

const PITCH: Rgb = [13, 46, 35];
const WHITE: Rgb = [255, 255, 255];
const INK: Rgb = [16, 25, 21];
/** Minimum contrast of text (WCAG AA). */
const READABLE = 4.5;
const STEP = 0.06;

function parse(colour: unknown): Rgb {
  const text = typeof colour === 'string' ? colour.trim().replace(/^#/, '') : '';
  const hex = /^[\da-f]{3}$/i.test(text) ? [...text].map((digit) => digit + digit).join('') : text;
  if (!/^[\da-f]{6}$/i.test(hex)) return PITCH;
  return [parseInt(hex.slice(0, 2), 16), parseInt(hex.slice(2, 4), 16), parseInt(hex.slice(4), 16)];
}

function format(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

function luminance(rgb: Rgb): number {
  const linear = (part: number) => (part <= 10.31 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(rgb[0]) + 0.7152 * linear(rgb[1]) + 0.0722 * linear(rgb[2]);
}

function ratio(a: Rgb, b: Rgb): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

function blend(a: Rgb, b: Rgb, share: number): Rgb {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

/** WCAG contrast of two hex colours, 1 to 21. Anything invalid counts as pitch green. */
export function contrast(a: string, b: string): number {
  return ratio(parse(a), parse(b));
}

/** The club's colour as `#rrggbb`; pitch green if it is invalid. */
export function validColor(club: unknown): string {
  return format(parse(club));
}

/** Text colour on a club's colour: white or ink, whichever contrasts more. */
export function onColor(club: unknown): string {
  const ground = parse(club);
  return ratio(ground, WHITE) >= ratio(ground, INK) ? format(WHITE) : format(INK);
}

/** The club's colour, darkened in 6 % steps until white text on it is readable. */
export function darkFor(club: unknown): string {
  let ground = parse(club);
  while (ratio(parse(format(ground)), WHITE) < READABLE) ground = blend(ground, [0, 0, 0], STEP);
  return format(ground);
}

/** The club's colour mixed with white: 0 leaves it unchanged, 1 is white. */
export function lighten(club: unknown, share: number): string {
  return format(blend(parse(club), WHITE, share));
}

/** The club's colour mixed with black: 0 leaves it unchanged, 1 is black. */
export function darken(club: unknown, share: number): string {
  return format(blend(parse(club), [0, 0, 0], share));
}

/** Colours for clubs without a known one; each has enough contrast for white text after `darkFor`. */
const STANDINS = [
  '#0B5CA9',
  '#8C2A23',
  '#1F6B3A',
  '#5B2A86',
  '#B4541A',
  '#0E6E78',
  '#7A5A12',
  '#A12561',
  '#3B4A5E',
  '#2F4FA3',
] as const;

/** A club's colour; without one, always the same one derived from the name. */
export function colorOrFallback(color: string | null | undefined, name: string): string {
  if (color != null) return color;
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return STANDINS[sum % STANDINS.length] ?? STANDINS[0];
}

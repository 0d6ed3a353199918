import { round } from './lettering';

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

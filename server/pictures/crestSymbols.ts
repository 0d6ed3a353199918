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

/** Flags in a 60 × 40 box: bands in order, and what is on them. Emblems are simplified. */
interface Flag {
  readonly bands: readonly string[];
  readonly upright?: boolean;
  readonly over?: string;
}

const star = (x: number, y: number, size: number, colour: string, turn = 0) =>
  `<path transform="translate(${x} ${y}) scale(${size}) rotate(${turn})" fill="${colour}" d="M0-10L2.4-3.2L9.5-3.1L3.8 1.2L5.9 8.1L0 4L-5.9 8.1L-3.8 1.2L-9.5-3.1L-2.4-3.2Z"/>`;

const rows = (bands: readonly string[], over?: string): Flag => (over === undefined ? { bands } : { bands, over });
const columns = (bands: readonly string[], over?: string): Flag => ({ ...rows(bands, over), upright: true });
const shield = (x: number, fill: string, edge: string) =>
  `<path d="M${x - 6} 9H${x + 6}V19Q${x + 6} 26 ${x} 29Q${x - 6} 26 ${x - 6} 19Z" fill="${fill}" stroke="${edge}"/>`;
const eagle = (x: number, y: number, scale: number, fill: string) =>
  `<path transform="translate(${x} ${y}) scale(${scale})" fill="${fill}" d="M0-12L3-9L7-13L8-8L5-5L13-9L12 0L8 5L4 4L6 9L0 13L-6 9L-4 4L-8 5L-12 0L-13-9L-5-5L-8-8L-7-13L-3-9Z"/>`;

const flags: ReadonlyMap<string, Flag> = new Map([
  ['oesterreich', rows(['#c8102e', '#fff', '#c8102e'])],
  ['deutschland', rows(['#111', '#d00', '#ffce00'])],
  ['schweiz', rows(['#d52b1e'], '<path d="M26 9h8v7h7v8h-7v7h-8v-7h-7v-8h7Z" fill="#fff"/>')],
  ['italien', columns(['#008c45', '#f4f5f0', '#cd212a'])],
  [
    'slowenien',
    rows(
      ['#fff', '#005da4', '#ed1c24'],
      shield(17, '#005da4', '#ed1c24') + '<path d="M12 21L17 14L22 21Q17 27 12 21Z" fill="#fff"/>',
    ),
  ],
  [
    'kroatien',
    rows(
      ['#e11b22', '#fff', '#171796'],
      '<path d="M24 10h12v12q0 6-6 8q-6-2-6-8Z" fill="#fff"/><path d="M24 10h4v4h-4ZM32 10h4v4h-4ZM28 14h4v4h-4ZM24 18h4v4h-4ZM32 18h4v4h-4ZM28 22h4v4h-4Z" fill="#e11b22"/>',
    ),
  ],
  ['serbien', rows(['#c6363c', '#0c4076', '#fff'], shield(22, '#c6363c', '#fff') + eagle(22, 18, 0.45, '#fff'))],
  [
    'bosnienundherzegowina',
    rows(
      ['#002395'],
      '<path d="M17 0H55V40Z" fill="#fecb00"/>' +
        [0, 1, 2, 3, 4].map((n) => star(14 + n * 9, 3 + n * 9, 0.42, '#fff')).join(''),
    ),
  ],
  [
    'tuerkei',
    rows(
      ['#e30a17'],
      '<circle cx="21" cy="20" r="10" fill="#fff"/><circle cx="23.5" cy="20" r="8" fill="#e30a17"/>' +
        star(35, 20, 0.5, '#fff', -90),
    ),
  ],
  ['ungarn', rows(['#ce2939', '#fff', '#477050'])],
  ['tschechien', rows(['#fff', '#d7141a'], '<path d="M0 0L30 20L0 40Z" fill="#11457e"/>')],
  [
    'slowakei',
    rows(
      ['#fff', '#0b4ea2', '#ee1c25'],
      '<path d="M12 9H28V21Q28 28 20 32Q12 28 12 21Z" fill="#ee1c25" stroke="#fff"/><path d="M19 12h2v4h4v2h-4v3h5v2h-5v4h-2v-4h-5v-2h5v-3h-4v-2h4Z" fill="#fff"/>',
    ),
  ],
  ['polen', rows(['#fff', '#dc143c'])],
  ['rumaenien', columns(['#002b7f', '#fcd116', '#ce1126'])],
  ['bulgarien', rows(['#fff', '#00966e', '#d62612'])],
  ['albanien', rows(['#e41e20'], eagle(30, 20, 1.2, '#111'))],
  [
    'kosovo',
    rows(
      ['#244aa5'],
      '<path d="M30 14L38 20L35 27L30 34L25 28L22 21Z" fill="#d0a650"/>' +
        [0, 1, 2, 3, 4, 5].map((n) => star(15 + n * 6, 9 - Math.min(n, 5 - n) * 1.5, 0.25, '#fff')).join(''),
    ),
  ],
  [
    'nordmazedonien',
    rows(
      ['#d20000'],
      '<path d="M0 0H9L30 20ZM60 0H51L30 20ZM0 40H9L30 20ZM60 40H51L30 20ZM25 0H35L30 20ZM25 40H35L30 20ZM0 15V25L30 20ZM60 15V25L30 20Z" fill="#ffe600"/><circle cx="30" cy="20" r="7" fill="#ffe600" stroke="#d20000" stroke-width="1.5"/>',
    ),
  ],
  [
    'montenegro',
    rows(
      ['#c40308'],
      '<path d="M1.5 1.5H58.5V38.5H1.5Z" fill="none" stroke="#d3ae3b" stroke-width="3"/>' + eagle(30, 20, 1, '#d3ae3b'),
    ),
  ],
  [
    'griechenland',
    rows(
      ['#0d5eaf', '#fff', '#0d5eaf', '#fff', '#0d5eaf', '#fff', '#0d5eaf', '#fff', '#0d5eaf'],
      '<path d="M0 0H22.2V22.2H0Z" fill="#0d5eaf"/><path d="M9 0H13.2V22.2H9ZM0 9H22.2V13.2H0Z" fill="#fff"/>',
    ),
  ],
  ['ukraine', rows(['#0057b7', '#ffd700'])],
  ['nigeria', columns(['#008751', '#fff', '#008751'])],
  ['ghana', rows(['#ce1126', '#fcd116', '#006b3f'], star(30, 20, 0.68, '#111'))],
  ['senegal', columns(['#00853f', '#fdef42', '#e31b23'], star(30, 20, 0.6, '#00853f'))],
  [
    'marokko',
    rows(
      ['#c1272d'],
      '<path d="M30 9L36.5 29L19.5 16.6H40.5L23.5 29Z" fill="none" stroke="#006233" stroke-width="1.8"/>',
    ),
  ],
  ['aegypten', rows(['#ce1126', '#fff', '#111'], eagle(30, 20, 0.5, '#c09300'))],
  ['frankreich', columns(['#002654', '#fff', '#ce1126'])],
  ['spanien', rows(['#aa151b', '#f1bf00', '#f1bf00', '#aa151b'])],
  [
    'portugal',
    rows(
      ['#da291c'],
      '<path d="M0 0H24V40H0Z" fill="#046a38"/><circle cx="24" cy="20" r="8" fill="#da291c" stroke="#ffe900" stroke-width="2.5"/><path d="M20.5 15.5H27.5V22Q27.5 25 24 26Q20.5 25 20.5 22Z" fill="#fff"/>',
    ),
  ],
  ['niederlande', rows(['#ae1c28', '#fff', '#21468b'])],
  ['belgien', columns(['#111', '#fdda24', '#ef3340'])],
]);

/** The file name of a nationality's flag: lower case, umlauts spelt out, letters only. */
export function flagName(nationality: string): string {
  const spelt = nationality
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss');
  return spelt.replace(/[^a-z]/g, '');
}

/** A flag as a whole SVG document, or null for a country we have no flag of. */
export function renderFlag(name: string): string | null {
  const flag = flags.get(name);
  if (flag === undefined) return null;
  const [width, height] = flag.upright === true ? [60 / flag.bands.length, 40] : [60, 40 / flag.bands.length];
  const bands = flag.bands.map((colour, index) => {
    const [x, y] = flag.upright === true ? [index * width, 0] : [0, index * height];
    return `<path d="M${x} ${y}h${width}v${height}h${-width}Z" fill="${colour}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40">${bands.join('')}${flag.over ?? ''}</svg>`;
}

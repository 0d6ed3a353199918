import { contrast, deep, mix } from '../../domain/colour';
import type { Hex } from '../../domain/colour';
import { drawCrest } from './crest';
import type { Crest } from './crest';
import { drawKit } from './kit';
import type { Kit } from './kit';
import { lettering, round } from './lettering';

/** Colours the scenes share; the same family as the site's own tokens. */
const palette = {
  night: '#0f1a33',
  dusk: '#1b2d3c',
  grass: '#247a5a',
  grassDark: '#1f6a4f',
  fir: '#0d2e23',
  firLight: '#14392c',
  navy: '#0f1930',
  navyLight: '#17264a',
  neon: '#d6f63f',
  chalk: '#f3f7f2',
  ink: '#101915',
};

/**
 * Scenes are drawn without edges: the 16:9 picture shows x 0 to 800 and y 0 to 450, but the drawing
 * goes on from −620 to 1400 and from −260 to 1300, so that a wide or tall picture is only another window.
 */
const EVERYWHERE = 'M-620-260H1400V1300H-620Z';

/** A football of a given radius. */
function ball(x: number, y: number, radius: number, fill: string, ink: string = palette.ink): string {
  const point = (degrees: number, distance: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${round(x + Math.cos(angle) * distance * radius)} ${round(y + Math.sin(angle) * distance * radius)}`;
  };
  const turns = [0, 72, 144, 216, 288];
  const heart = `M${turns.map((turn) => point(turn, 0.36)).join('L')}Z`;
  const patches = turns
    .map(
      (turn) =>
        `M${point(turn - 17, 0.97)}L${point(turn - 14, 0.8)}L${point(turn, 0.66)}L${point(turn + 14, 0.8)}L${point(turn + 17, 0.97)}Z`,
    )
    .join('');
  const seams = turns
    .map((turn) => `M${point(turn, 0.36)}L${point(turn, 0.7)}M${point(turn + 14, 0.8)}L${point(turn + 58, 0.8)}`)
    .join('');
  return (
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/><path d="${heart}${patches}" fill="${ink}"/>` +
    `<path d="${seams}" fill="none" stroke="${ink}" stroke-width="${round(radius * 0.07)}"/>`
  );
}

/** The dotted flight of a ball along a path. */
function flight(path: string, thickness = 4): string {
  return `<path d="${path}" fill="none" stroke="${palette.neon}" stroke-width="${thickness}" stroke-linecap="round" stroke-dasharray="0 ${thickness * 2.8}"/>`;
}

/** A repeatable number from 0 to 1 for the nth grain of a texture. */
function grain(n: number): number {
  const value = Math.sin(n * 127.1 + 31.7) * 43758.5453;
  return value - Math.floor(value);
}

const far = (first: Hex, second: Hex) =>
  contrast(first, second) >= 1.5 || contrast(mix(first, 'ff0000', 0.5), mix(second, 'ff0000', 0.5)) >= 1.25;

/** The ground on the right: the away colour, unless both clubs wear nearly the same. */
function awayGround(home: Crest, away: Crest): Hex {
  if (home.c1 === away.c1) return far(home.c1, away.c2) ? away.c2 : deep(deep(away.c1));
  return far(home.c1, away.c1) ? away.c1 : mix(away.c1, '000000', 0.45);
}

/** Two crests facing each other: previews and reports. */
export function duell(home: Crest, away: Crest): string {
  return (
    `<path d="${EVERYWHERE}" fill="#${home.c1}"/><path d="M1400-260V1300H95L540-260Z" fill="#${awayGround(home, away)}"/>` +
    '<g fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="6"><circle cx="400" cy="225" r="162"/><path d="M-620 26H1400M-620 424H1400"/></g>' +
    `<path d="M540-260L95 1300" stroke="${palette.chalk}" stroke-width="9"/>` +
    `<svg x="52" y="78" width="294" height="294" viewBox="0 0 100 100">${drawCrest(home, 'h')}</svg>` +
    `<svg x="458" y="78" width="294" height="294" viewBox="0 0 100 100">${drawCrest(away, 'a')}</svg>` +
    ball(401, 225, 22, palette.neon)
  );
}

/** A corner flag before the evening sun. */
export function ecke(): string {
  const sun = [
    ['310', '.22'],
    ['250', '.4'],
    ['188', '.6'],
    ['122', '1'],
  ]
    .map(([radius, share]) => `<circle cx="512" cy="318" r="${radius}" fill="#ff8a4a" opacity="${share}"/>`)
    .join('');
  return (
    `<path d="M-620-260H1400V420H-620Z" fill="#1f2f59"/>${sun}` +
    `<path d="M-620 320Q-300 270 0 308T400 306T800 310T1400 296V420H-620Z" fill="${palette.fir}"/><path d="M-620 376H1400V1300H-620Z" fill="${palette.grass}"/>` +
    `<g fill="none" stroke="${palette.chalk}" stroke-width="9"><path d="M1400 378H296L-620 1010"/><path d="M412 380C396 414 322 424 214 432"/></g>` +
    `<path d="M291 108h10v272h-10Z" fill="${palette.chalk}"/><path d="M301 112C344 96 380 144 484 136Q470 172 470 204C400 212 352 170 301 196Z" fill="${palette.neon}"/>` +
    ball(356, 398, 26, palette.chalk)
  );
}

const player = (x: number, y: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="18" fill="${fill}" stroke="#000" stroke-opacity=".16" stroke-width="3"/>`;

/** A cross into the box, seen from above. */
export function flanke(): string {
  const stripes = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6].map((n) => `M${n * 190}-900h95V1500h-95Z`).join('');
  return (
    `<path d="M-620-260H1400V1300H-620Z" fill="${palette.grassDark}"/><g transform="rotate(-16 400 220)">` +
    `<path d="${stripes}" fill="${palette.grass}"/><g fill="none" stroke="${palette.chalk}" stroke-width="7">` +
    '<path d="M-900 20H1700M248 20V212H612V20M322 20V106H508V20M352-20H478V20M-900 520H1700"/><path d="M348 212A86 86 0 0 0 512 212"/><circle cx="430" cy="520" r="112"/></g>' +
    `<circle cx="430" cy="150" r="8" fill="${palette.chalk}"/></g>` +
    flight('M64 372C120 190 240 96 330 96S440 130 464 162', 6) +
    player(496, 120, palette.ink) +
    player(376, 256, palette.ink) +
    player(266, 312, palette.ink) +
    player(64, 376, palette.chalk) +
    player(548, 264, palette.chalk) +
    player(650, 336, palette.chalk) +
    `<circle cx="468" cy="166" r="16" fill="${palette.neon}"/>`
  );
}

function mast(x: number, top: number, foot: number, size: number): string {
  const [w, h] = [66 * size, 44 * size];
  const lamps = [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3, 4].map(
      (column) =>
        `<circle cx="${x - w / 2 + w * (0.14 + column * 0.18)}" cy="${top + h * (0.22 + row * 0.28)}" r="${4.4 * size}"/>`,
    ),
  );
  return (
    `<path d="M${x - 3.5 * size} ${top}h${7 * size}V${foot}h${-7 * size}Z" fill="#070d0c"/>` +
    `<rect x="${x - w / 2}" y="${top}" width="${w}" height="${h}" rx="${4 * size}" fill="#070d0c"/><g fill="${palette.chalk}">${lamps.join('')}</g>`
  );
}

/** Floodlights over a pitch at night. */
export function flutlicht(): string {
  const stripes = [-3, -2, -1, 0, 1, 2, 3]
    .map((n) => `M${400 + n * 90} 312H${445 + n * 90}L${445 + n * 330} 1300H${280 + n * 330}Z`)
    .join('');
  return (
    '<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#0f1a33"/><stop offset="1" stop-color="#11343a"/></linearGradient>' +
    '<linearGradient id="beam" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity=".1"/></linearGradient>' +
    '<path d="M-620-260H1400V320H-620Z" fill="url(#sky)"/>' +
    '<path d="M-620 260Q-420 210-180 262T130 250T400 278T690 236T960 262T1400 240V320H-620Z" fill="#0a1f1c"/>' +
    '<path d="M72 108H128L318 312H-60ZM672 108H728L860 312H482Z" fill="url(#beam)"/>' +
    `<path d="M-620 308H1400V1300H-620Z" fill="${palette.grass}"/><path d="${stripes}" fill="#fff" opacity=".035"/>` +
    `<path d="M-620 312H1400M400 312V1300" stroke="${palette.chalk}" stroke-width="5"/>` +
    `<ellipse cx="400" cy="403" rx="188" ry="42" fill="none" stroke="${palette.chalk}" stroke-width="5"/>` +
    mast(297, 156, 312, 0.48) +
    mast(505, 156, 312, 0.48) +
    mast(100, 60, 312, 1) +
    mast(700, 60, 312, 1) +
    flight('M188 446C240 300 310 225 378 225S505 290 540 348') +
    ball(542, 364, 19, palette.neon)
  );
}

const card = (x: number, y: number, turn: number, fill: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-82" y="-110" width="172" height="234" rx="16" fill="#000" opacity=".3"/><rect x="-86" y="-117" width="172" height="234" rx="16" fill="${fill}"/></g>`;

/** Booking cards before a paragraph sign: rulings of the disciplinary senate. */
export function karten(): string {
  return (
    `<path d="${EVERYWHERE}" fill="${palette.navy}"/>` +
    '<g fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="5"><circle cx="530" cy="225" r="252"/><path d="M-620 238H1400"/></g>' +
    '<g fill="none" stroke="#fff" stroke-opacity=".17" stroke-width="66"><path d="M272 92C272 34 232 8 188 8S104 36 104 88C104 190 276 190 276 300C276 356 236 380 196 380"/>' +
    '<path d="M104 376C104 434 144 460 188 460S272 432 272 380C272 278 100 278 100 168C100 112 140 88 180 88"/></g>' +
    card(470, 232, -14, '#f6c90e') +
    card(586, 216, 9, '#d21f2e')
  );
}

/** The ball in the net. */
export function netz(): string {
  const across = Array.from(
    { length: 40 },
    (_, n) => `M-620 ${70 + n * 27}Q${200 + n * 4} ${96 + n * 26} 560 ${66 + n * 25}T1400 ${80 + n * 27}`,
  ).join('');
  const down = Array.from(
    { length: 68 },
    (_, n) => `M${-600 + n * 30} 40Q${-640 + n * 31} 260 ${-590 + n * 29} 480T${-600 + n * 30} 1300`,
  ).join('');
  return (
    `<path d="${EVERYWHERE}" fill="${palette.firLight}"/><circle cx="570" cy="190" r="190" fill="#1a5f47"/>` +
    `<path d="${across}${down}" fill="none" stroke="#fff" stroke-opacity=".34" stroke-width="2"/>` +
    '<path d="M-620-260H1400V30H-620Z" fill="#0d2e23"/>' +
    `<path d="M-620 30H750V1300H728V52H-620Z" fill="${palette.chalk}"/><path d="M-620 52H728V1300" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="6"/>` +
    flight('M236 460C340 420 470 330 540 214', 6) +
    ball(588, 160, 62, palette.neon)
  );
}

/** A cup in the spotlight. */
export function pokal(): string {
  const rays = Array.from({ length: 12 }, (_, n) => {
    const point = (degrees: number) =>
      `${round(400 + 1400 * Math.cos((degrees * Math.PI) / 180))} ${round(210 + 1400 * Math.sin((degrees * Math.PI) / 180))}`;
    return `M400 210L${point(n * 30 - 7)}L${point(n * 30 + 8)}Z`;
  }).join('');
  return (
    `<path d="${EVERYWHERE}" fill="${palette.fir}"/><path d="${rays}" fill="#174a38"/><circle cx="400" cy="218" r="176" fill="#0a231b"/>` +
    `<path d="M306 112H262V140C262 184 288 208 320 208M494 112H538V140C538 184 512 208 480 208" fill="none" stroke="${palette.neon}" stroke-width="20"/>` +
    `<path d="M302 80H498V168C498 226 462 262 420 270V316H452V348H348V316H380V270C338 262 302 226 302 168Z" fill="${palette.neon}"/>` +
    '<path d="M326 80H356V176C356 214 366 238 384 256C346 242 326 214 326 172Z" fill="#fff" opacity=".5"/>'
  );
}

const crowd = ['#f3f7f2', '#8fa39a', '#e0884f', '#7fa3cf', '#a9d64a', '#2f7d64', '#b9c4bd'];

function people(): string {
  const shirts = crowd.map(() => '');
  for (let seat = 0; seat < 24 * 74; seat += 1) {
    const [row, column] = [Math.floor(seat / 74), seat % 74];
    if (grain(seat) < 0.22) continue;
    const colour = Math.floor(grain(seat + 5000) * crowd.length);
    const x = round(-612 + column * 26.5 + (row % 2) * 13);
    shirts[colour] = `${shirts[colour] ?? ''}M${x} ${304 - row * 34}h0`;
  }
  return shirts
    .map((path, index) => `<path d="${path}" stroke="${crowd[index] ?? ''}" stroke-width="17" stroke-linecap="round"/>`)
    .join('');
}

/** The stand on a Sunday. */
export function raenge(): string {
  const steps = Array.from({ length: 18 }, (_, n) => `M-620 ${320 - n * 34}H1400`).join('');
  return (
    `<path d="M-620-560H1400V340H-620Z" fill="${palette.fir}"/><path d="${steps}" stroke="#000" stroke-opacity=".25" stroke-width="5"/>${people()}` +
    `<path d="M-620 340H1400V1300H-620Z" fill="${palette.grass}"/><path d="M-620 344H1400" stroke="${palette.chalk}" stroke-width="9"/>` +
    `<ellipse cx="400" cy="452" rx="132" ry="76" fill="none" stroke="${palette.chalk}" stroke-width="7"/>${ball(400, 424, 20, palette.neon)}`
  );
}

/** Rain on an abandoned pitch. */
export function regen(): string {
  const drops = Array.from({ length: 330 }, (_, n) => {
    const [x, y, length] = [-620 + grain(n) * 2020, -260 + grain(n + 900) * 1560, 18 + grain(n + 1800) * 44];
    return `M${round(x)} ${round(y)}l${round(-length * 0.36)} ${round(length)}`;
  }).join('');
  return (
    `<path d="M-620-260H1400V300H-620Z" fill="${palette.dusk}"/><path d="M-620 298H1400V1300H-620Z" fill="#205a49"/>` +
    `<g fill="none" stroke="${palette.chalk}" stroke-opacity=".75" stroke-width="6"><path d="M-620 300H1400M150 300L-420 1300M312 300L120 1300"/></g>` +
    `<ellipse cx="536" cy="396" rx="120" ry="14" fill="#000" opacity=".28"/>${ball(536, 348, 50, palette.chalk)}` +
    `<path d="${drops}" fill="none" stroke="#cfe0ea" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"/>`
  );
}

const cross = (x: number, y: number) => `M${x - 16} ${y - 16}l32 32m0-32l-32 32`;
const ring = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="17"/>`;

/** A tactics board. */
export function taktik(): string {
  return (
    `<path d="${EVERYWHERE}" fill="${palette.fir}"/>` +
    '<g fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="5"><path d="M74 44H726V408H74ZM400 44V408M74 120H170V332H74M726 120H630V332H726"/><circle cx="400" cy="226" r="70"/></g>' +
    `<path d="${cross(212, 120)}${cross(328, 220)}${cross(244, 296)}${cross(498, 146)}${cross(546, 268)}" fill="none" stroke="${palette.chalk}" stroke-width="7" stroke-linecap="round"/>` +
    `<g fill="none" stroke="${palette.neon}" stroke-width="8">${ring(290, 92)}${ring(148, 226)}${ring(440, 232)}${ring(588, 210)}${ring(484, 326)}` +
    '<path d="M504 324C570 320 640 290 676 226M652 238L678 222L684 252M576 154L594 140L598 164" stroke-width="6" stroke-linecap="round"/></g>' +
    flight('M462 226C510 216 560 190 590 146', 5)
  );
}

/** The clock of a half: 25 minutes. */
export function uhr(): string {
  const tick = (n: number) => {
    const angle = (n * 6 - 90) * (Math.PI / 180);
    const inner = n % 15 === 0 ? 142 : 152;
    const point = (distance: number) =>
      `${round(400 + Math.cos(angle) * distance)} ${round(225 + Math.sin(angle) * distance)}`;
    return `M${point(inner)}L${point(174)}`;
  };
  const ticks = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => tick(from + n)).join('');
  return (
    `<path d="${EVERYWHERE}" fill="${palette.navy}"/><circle cx="400" cy="225" r="262" fill="${palette.navyLight}"/>` +
    '<path d="M-620 225H116M684 225H1400" stroke="#fff" stroke-opacity=".28" stroke-width="5"/>' +
    `<path d="${ticks(0, 48)}" stroke="${palette.neon}" stroke-width="6"/><path d="${ticks(48, 60)}" stroke="#fff" stroke-opacity=".3" stroke-width="6"/>` +
    lettering('25', { x: 400, y: 225, height: 122 }, palette.chalk.slice(1))
  );
}

/** A change of shirts: transfers. */
export function wechsel(from: Kit, to: Kit): string {
  return (
    `<path d="${EVERYWHERE}" fill="#efe2ca"/><path d="M400-260H1400V1300H400Z" fill="#ddcdaa"/>` +
    '<g fill="none" stroke="#000" stroke-opacity=".13" stroke-width="6"><circle cx="400" cy="225" r="116"/><path d="M400-260V1300"/></g>' +
    `<svg x="66" y="82" width="286" height="286" viewBox="0 0 100 100">${drawKit(from, 'f')}</svg>` +
    `<svg x="448" y="82" width="286" height="286" viewBox="0 0 100 100">${drawKit(to, 't')}</svg>` +
    `<circle cx="400" cy="225" r="58" fill="${palette.fir}"/><path d="M368 225H430M408 200L432 225L408 250" fill="none" stroke="${palette.neon}" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/>`
  );
}

import { ball, flight } from './ornaments';
import { palette } from './palette';

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

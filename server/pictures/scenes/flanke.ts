import { flight } from './ornaments';
import { palette } from './palette';

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

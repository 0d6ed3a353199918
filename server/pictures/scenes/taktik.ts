import { EVERYWHERE, flight } from './ornaments';
import { palette } from './palette';

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

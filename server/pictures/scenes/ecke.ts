import { ball } from './ornaments';
import { palette } from './palette';

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

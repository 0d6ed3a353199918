import { round } from '../lettering';
import { ball, grain } from './ornaments';
import { palette } from './palette';

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

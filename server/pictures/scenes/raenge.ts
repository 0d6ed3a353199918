import { round } from '../lettering';
import { ball, grain } from './ornaments';
import { palette } from './palette';

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

import { lettering, round } from '../lettering';
import { EVERYWHERE } from './ornaments';
import { palette } from './palette';

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

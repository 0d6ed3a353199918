import { EVERYWHERE, ball, flight } from './ornaments';
import { palette } from './palette';

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

import { round } from '../lettering';
import { EVERYWHERE } from './ornaments';
import { palette } from './palette';

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

import { round } from '../lettering';
import { palette } from './palette';

/**
 * Scenes are drawn without edges: the 16:9 picture shows x 0 to 800 and y 0 to 450, but the drawing
 * goes on from −620 to 1400 and from −260 to 1300, so that a wide or tall picture is only another window.
 */
export const EVERYWHERE = 'M-620-260H1400V1300H-620Z';

/** A football of a given radius. */
export function ball(x: number, y: number, radius: number, fill: string, ink: string = palette.ink): string {
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
export function flight(path: string, thickness = 4): string {
  return `<path d="${path}" fill="none" stroke="${palette.neon}" stroke-width="${thickness}" stroke-linecap="round" stroke-dasharray="0 ${thickness * 2.8}"/>`;
}

/** A repeatable number from 0 to 1 for the nth grain of a texture. */
export function grain(n: number): number {
  const value = Math.sin(n * 127.1 + 31.7) * 43758.5453;
  return value - Math.floor(value);
}

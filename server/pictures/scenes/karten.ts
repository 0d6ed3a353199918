import { EVERYWHERE } from './ornaments';
import { palette } from './palette';

const card = (x: number, y: number, turn: number, fill: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-82" y="-110" width="172" height="234" rx="16" fill="#000" opacity=".3"/><rect x="-86" y="-117" width="172" height="234" rx="16" fill="${fill}"/></g>`;

/** Booking cards before a paragraph sign: rulings of the disciplinary senate. */
export function karten(): string {
  return (
    `<path d="${EVERYWHERE}" fill="${palette.navy}"/>` +
    '<g fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="5"><circle cx="530" cy="225" r="252"/><path d="M-620 238H1400"/></g>' +
    '<g fill="none" stroke="#fff" stroke-opacity=".17" stroke-width="66"><path d="M272 92C272 34 232 8 188 8S104 36 104 88C104 190 276 190 276 300C276 356 236 380 196 380"/>' +
    '<path d="M104 376C104 434 144 460 188 460S272 432 272 380C272 278 100 278 100 168C100 112 140 88 180 88"/></g>' +
    card(470, 232, -14, '#f6c90e') +
    card(586, 216, 9, '#d21f2e')
  );
}

import { mix } from '../domain/colour';
import { darkColour } from './colours';
import { words } from './drawing';
import type { ClubFacts } from './facts';
import type { Lettering } from './lettering';
import { initials } from './words';

/** Below this size the letters on a shield are noise. */
const SMALLEST_WITH_LETTERS = 50;

/**
 * A club's crest, centred on the point: the one it was given, else a shield with the club's initials.
 */
export function crest(lettering: Lettering, club: ClubFacts, x: number, y: number, size: number): string {
  const place = (scale: number) => `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${scale})">`;
  if (club.crest !== undefined) return `${place(size / 100)}${club.crest}</g>`;
  const dark = darkColour(club);
  const shield = `<path d="M7 5h34v20c0 9-8 14-17 19C15 39 7 34 7 25Z" fill="#${mix(dark, 'ffffff', 0.16)}" stroke="#ffffff" stroke-opacity=".75" stroke-width="1.4"/>`;
  const letters =
    size < SMALLEST_WITH_LETTERS
      ? ''
      : words(lettering, initials(club.name), {
          x,
          y: y + size * 0.09,
          face: 'display 800',
          size: size * 0.44,
          align: 'middle',
          room: size * 0.6,
        });
  return `${place(size / 48)}${shield}</g>${letters}`;
}

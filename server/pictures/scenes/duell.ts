import { contrast, deep, mix } from '../colour';
import type { Hex } from '../colour';
import type { Crest } from '../crest';
import { drawCrest } from '../crest';
import { EVERYWHERE, ball } from './ornaments';
import { palette } from './palette';

const far = (first: Hex, second: Hex) =>
  contrast(first, second) >= 1.5 || contrast(mix(first, 'ff0000', 0.5), mix(second, 'ff0000', 0.5)) >= 1.25;

/** The ground on the right: the away colour, unless both clubs wear nearly the same. */
function awayGround(home: Crest, away: Crest): Hex {
  if (home.c1 === away.c1) return far(home.c1, away.c2) ? away.c2 : deep(deep(away.c1));
  return far(home.c1, away.c1) ? away.c1 : mix(away.c1, '000000', 0.45);
}

/** Two crests facing each other: previews and reports. */
export function duell(home: Crest, away: Crest): string {
  return (
    `<path d="${EVERYWHERE}" fill="#${home.c1}"/><path d="M1400-260V1300H95L540-260Z" fill="#${awayGround(home, away)}"/>` +
    '<g fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="6"><circle cx="400" cy="225" r="162"/><path d="M-620 26H1400M-620 424H1400"/></g>' +
    `<path d="M540-260L95 1300" stroke="${palette.chalk}" stroke-width="9"/>` +
    `<svg x="52" y="78" width="294" height="294" viewBox="0 0 100 100">${drawCrest(home, 'h')}</svg>` +
    `<svg x="458" y="78" width="294" height="294" viewBox="0 0 100 100">${drawCrest(away, 'a')}</svg>` +
    ball(401, 225, 22, palette.neon)
  );
}

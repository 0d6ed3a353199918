import { isLive } from '../domain/matchStatus';
import type { SideName } from '../domain/types';
import { mix } from '../domain/colour';
import type { Hex } from '../domain/colour';
import { darkColour, INK, NEON, NIGHT, SOFT } from './colours';
import { words } from './drawing';
import type { MatchFacts } from './facts';
import type { Face, Lettering } from './lettering';
import { hasScore, statusWords } from './words';

/** The background of a match, in the colours of both clubs as on its page; the line of the gradient in pixels. */
export function ground(match: MatchFacts, [x1, y1, x2, y2]: readonly [number, number, number, number]): string {
  const [home, away] = [darkColour(match.home), darkColour(match.away)];
  const black = '000000';
  const stops: readonly (readonly [number, Hex])[] = [
    [0, mix(home, black, 0.22)],
    [0.31, mix(home, black, 0.68)],
    [0.47, NIGHT],
    [0.53, NIGHT],
    [0.7, mix(away, black, 0.62)],
    [1, mix(away, black, 0.16)],
  ];
  return (
    `<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">` +
    stops.map(([at, colour]) => `<stop offset="${at}" stop-color="#${colour}"/>`).join('') +
    '</linearGradient><path d="M0 0H1200V1350H0Z" fill="url(#g)"/>'
  );
}

/** The style of a side and its score: live in neon, the loser in a lighter weight. */
export function look(match: MatchFacts, side: SideName): { face: Face; score: Hex; name: Hex } {
  const { homeScore, awayScore, status } = match;
  const [own, other] = side === 'home' ? [homeScore, awayScore] : [awayScore, homeScore];
  if (isLive(status)) return { face: 'display 800', score: NEON, name: 'ffffff' };
  const lost = hasScore(match) && own < other;
  return lost
    ? { face: 'display 550', score: SOFT, name: SOFT }
    : { face: 'display 800', score: 'ffffff', name: 'ffffff' };
}

/** The status beside the score, in a chip centred on the point; nothing for a match simply played. */
export function statusChip(lettering: Lettering, match: MatchFacts, x: number, y: number, size: number): string {
  const text = statusWords(match.status);
  if (text === undefined) return '';
  const live = isLive(match.status);
  const width = lettering.width(text, 'text 600', size) + size * 1.3;
  const height = size * 1.75;
  const fill = live ? NEON : SOFT;
  return (
    `<rect x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" rx="${size * 0.28}" fill="#${fill}"/>` +
    words(lettering, text, { x, y: y + size * 0.35, face: 'text 600', size, colour: INK, align: 'middle' })
  );
}

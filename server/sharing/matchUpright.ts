import type { SideName } from '../domain/types';
import { brand, crest, SOFT, words } from './drawing';
import type { MatchFacts } from './facts';
import type { Lettering } from './lettering';
import { ground, look, scorerLines, statusChip } from './matchLook';
import { day, hasScore, joined, place, time } from './words';

const EDGE = 64;
const RIGHT = 1080 - EDGE;
const NAME_X = 312;
const FOOT_Y = 1278;

/** A match upright, 1080 × 1350. */
export function matchUpright(lettering: Lettering, match: MatchFacts): string {
  const { league, gameday, kickoff } = match;
  const foot = { face: 'text 400', size: 32, colour: SOFT, room: 460 } as const;
  const when = joined(day(kickoff, true), time(kickoff));
  const about = joined(league, `Spieltag ${gameday}`);
  return [
    ground(match, [500, -60, 590, 1420]),
    '<g fill="none" stroke="#fff" stroke-opacity=".18" stroke-width="2.5"><circle cx="540" cy="510" r="390"/><path d="M0 510H1080"/></g>',
    brand(lettering, EDGE, 60, 72, false),
    words(lettering, about, { face: 'text 600', size: 34, colour: SOFT, room: 660, x: RIGHT, y: 108, align: 'end' }),
    team(lettering, match, 'home', 334),
    team(lettering, match, 'away', 684),
    `<path d="M${EDGE} 886H${RIGHT}" stroke="#fff" stroke-width="4"/>`,
    hasScore(match) ? '' : middle(lettering, match),
    statusChip(lettering, match, 540, 510, 34),
    scorers(lettering, match),
    hasScore(match) ? words(lettering, when, { ...foot, x: EDGE, y: FOOT_Y }) : '',
    words(lettering, place(match), { ...foot, x: RIGHT, y: FOOT_Y, align: 'end' }),
  ].join('');
}

function team(lettering: Lettering, match: MatchFacts, side: SideName, y: number): string {
  const { face, name, score } = look(match, side);
  const figure = hasScore(match) ? String(side === 'home' ? match.homeScore : match.awayScore) : '';
  const size = 352;
  const taken = figure === '' ? 0 : Math.min(lettering.width(figure, face, size), 300) + 36;
  return (
    crest(lettering, match[side], 168, y, 206) +
    words(lettering, match[side].name, {
      x: NAME_X,
      y: y + 28,
      face,
      size: 86,
      colour: name,
      room: RIGHT - NAME_X - taken,
      lines: 2,
    }) +
    words(lettering, figure, { x: RIGHT, y: y + 104, face, size, colour: score, align: 'end', room: 300 })
  );
}

/** When it is played, large, where the scorers will be later. */
function middle(lettering: Lettering, { kickoff }: MatchFacts): string {
  const large = { face: 'display 800', x: 540, align: 'middle', room: 1080 - 2 * EDGE } as const;
  const date = day(kickoff, false);
  return (
    words(lettering, date ?? 'Termin offen', { ...large, y: 1010, size: 104 }) +
    words(lettering, time(kickoff) ?? '', { ...large, y: 1160, size: 170 })
  );
}

function scorers(lettering: Lettering, match: MatchFacts): string {
  return (['home', 'away'] as const)
    .flatMap((side) => {
      const lines = scorerLines(match.goals, side);
      const x = side === 'home' ? EDGE : 564;
      const widths = lines.map(({ minutes }) => lettering.width(minutes, 'display 800', 42));
      const indent = Math.max(96, ...widths) + 24;
      return lines.map(({ name, minutes }, index) => {
        const y = 972 + index * 60;
        const how = { y, colour: SOFT };
        return (
          words(lettering, minutes, { ...how, x, face: 'display 800', size: 42 }) +
          words(lettering, name, { ...how, x: x + indent, face: 'text 600', size: 38, room: 452 - indent })
        );
      });
    })
    .join('');
}

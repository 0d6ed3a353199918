import type { SideName } from '../domain/types';
import { brand, crest, SOFT, words } from './drawing';
import type { MatchFacts } from './facts';
import type { Lettering } from './lettering';
import { ground, look, scorerLines, statusChip } from './matchLook';
import { day, hasScore, joined, place, time } from './words';

const EDGE = 48;
const RIGHT = 1200 - EDGE;
const MIDDLE = 600;
/** Middle of the home side; the other one mirrors it. */
const TEAM_X = 222;
const SCORE_Y = 343;
/** Size of the score, and how wide one side of it may be: both sides are as large as the wider one allows. */
const [FIGURE, FIGURE_ROOM] = [305, 186];
const FOOT_Y = 593;

/** A match in landscape, 1200 × 630. */
export function matchAcross(lettering: Lettering, match: MatchFacts): string {
  const { league, gameday, kickoff } = match;
  const small = { face: 'text 600', size: 25, colour: SOFT, room: 520 } as const;
  const foot = { face: 'text 400', size: 24, colour: SOFT, room: 520 } as const;
  return [
    ground(match, [-20, 250, 1220, 380]),
    '<circle cx="600" cy="250" r="300" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="2"/>',
    brand(lettering, EDGE, 36, 50, true),
    words(lettering, joined(league, `Spieltag ${gameday}`), { ...small, x: RIGHT, y: 70, align: 'end' }),
    team(lettering, match, 'home'),
    team(lettering, match, 'away'),
    middle(lettering, match),
    statusChip(lettering, match, MIDDLE, 400, 24),
    scorers(lettering, match),
    words(lettering, joined(day(kickoff, true), time(kickoff)), { ...foot, x: EDGE, y: FOOT_Y }),
    words(lettering, place(match), { ...foot, x: RIGHT, y: FOOT_Y, align: 'end' }),
  ].join('');
}

function team(lettering: Lettering, match: MatchFacts, side: SideName): string {
  const x = side === 'home' ? TEAM_X : 1200 - TEAM_X;
  const { face, name } = look(match, side);
  return (
    crest(lettering, match[side], x, 212, 186) +
    words(lettering, match[side].name, {
      x,
      y: 372,
      face,
      size: 54,
      colour: name,
      align: 'middle',
      room: 340,
      lines: 2,
    })
  );
}

function middle(lettering: Lettering, match: MatchFacts): string {
  if (!hasScore(match)) {
    const said = match.status === 'pending' ? (time(match.kickoff) ?? 'gegen') : '–:–';
    const how = { x: MIDDLE, y: 318, face: 'display 800', size: 210, align: 'middle', room: 390 } as const;
    return words(lettering, said, how);
  }
  const [home, away] = [look(match, 'home'), look(match, 'away')];
  const widest = Math.max(
    lettering.width(String(match.homeScore), home.face, FIGURE),
    lettering.width(String(match.awayScore), away.face, FIGURE),
  );
  const figure = { y: SCORE_Y, size: Math.min(FIGURE, (FIGURE * FIGURE_ROOM) / widest) };
  return (
    words(lettering, String(match.homeScore), {
      ...figure,
      x: MIDDLE - 50,
      face: home.face,
      colour: home.score,
      align: 'end',
    }) +
    words(lettering, String(match.awayScore), { ...figure, x: MIDDLE + 50, face: away.face, colour: away.score }) +
    [217, 283].map((y) => `<circle cx="${MIDDLE}" cy="${y}" r="10" fill="#${SOFT}"/>`).join('')
  );
}

function scorers(lettering: Lettering, match: MatchFacts): string {
  const sides = (['home', 'away'] as const).map((side) => {
    const home = side === 'home';
    return scorerLines(match.goals, side).map(({ name, minutes }, index) => {
      const y = 463 + index * 34;
      const at = { face: 'display 800', size: 27, colour: SOFT, align: home ? 'end' : 'start' } as const;
      const gap = minutes === '' ? 0 : lettering.width(minutes, at.face, at.size) + 14;
      const x = home ? MIDDLE - 26 : MIDDLE + 26;
      return (
        words(lettering, minutes, { ...at, x, y }) +
        words(lettering, name, { ...at, face: 'text 600', size: 24, x: home ? x - gap : x + gap, y, room: 500 - gap })
      );
    });
  });
  const lines = Math.max(...sides.map((side) => side.length));
  if (lines === 0) return '';
  const line = `<path d="M${MIDDLE} 440V${440 + lines * 34}" stroke="#fff" stroke-opacity=".24" stroke-width="2"/>`;
  return line + sides.flat().join('');
}

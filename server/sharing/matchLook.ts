import { mix } from '../domain/colour';
import type { Hex } from '../domain/colour';
import { isLive } from '../domain/match';
import type { SideName } from '../domain/types';
import { darkColour, INK, NEON, NIGHT, SOFT, words } from './drawing';
import type { Goal, MatchFacts } from './facts';
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

/** A line of the list of scorers. */
export interface ScorerLine {
  name: string;
  /** `3' 39'`; empty in the line that counts the others. */
  minutes: string;
}

const LINES = 3;

/**
 * Who scored for a side, by surname, each with all minutes; of more than three the rest is counted. People of one surname
 * have their initials, or whole names where these are the same too.
 */
export function scorerLines(goals: readonly Goal[], side: SideName): ScorerLine[] {
  const people = new Map<string, Goal[]>();
  for (const goal of goals) {
    if (goal.side !== side) continue;
    const who = `${goal.player ?? wholeName(goal.name)} ${goal.own}`;
    people.set(who, [...(people.get(who) ?? []), goal]);
  }
  const scorers = [...people.values()].flatMap(([first, ...more]) =>
    first === undefined ? [] : [{ ...first, minutes: [first, ...more].map(({ minute }) => `${minute}'`).join(' ') }],
  );
  const isShared = (write: (name: string) => string, { name }: Goal): boolean =>
    new Set(scorers.filter((other) => write(other.name) === write(name)).map((other) => wholeName(other.name))).size >
    1;
  const lines = scorers.map((scorer) => {
    const write = isShared(withInitial, scorer) ? wholeName : isShared(surname, scorer) ? withInitial : surname;
    return { name: `${write(scorer.name)}${scorer.own ? ' (ET)' : ''}`, minutes: scorer.minutes };
  });
  const more = lines.length - LINES;
  return more > 0 ? [...lines.slice(0, LINES), { name: `+${more} weitere`, minutes: '' }] : lines;
}

/** The words of a name, in capitals only where they belong. */
function wordsOf(name: string): string[] {
  return name
    .trim()
    .split(/\s+/)
    .map((word) => {
      const even = word === word.toLocaleUpperCase('de-AT') || word === word.toLocaleLowerCase('de-AT');
      const [first = '', ...rest] = [...word];
      return even ? first.toLocaleUpperCase('de-AT') + rest.join('').toLocaleLowerCase('de-AT') : word;
    });
}

const wholeName = (name: string): string => wordsOf(name).join(' ');
const surname = (name: string): string => wordsOf(name).at(-1) ?? '';

/** `M. Huber`. */
function withInitial(name: string): string {
  const [first = '', ...rest] = wordsOf(name);
  return rest.length === 0 ? first : `${[...first][0] ?? ''}. ${surname(name)}`;
}

import type { SideName } from '../domain/types';
import type { Goal } from './facts';

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

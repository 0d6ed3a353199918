import type { SideName } from '../domain/types';
import type { Goal } from './facts';

/** A line of the list of scorers. */
export interface ScorerLine {
  name: string;
  /** `3' 39'`; empty in the line that counts the others. */
  minutes: string;
}

const LINES = 3;

/** Who scored for a side, by surname, each with all minutes; of more than three the rest is counted. */
export function scorerLines(goals: readonly Goal[], side: SideName): ScorerLine[] {
  const minutes = new Map<string, number[]>();
  for (const goal of goals) {
    if (goal.side !== side) continue;
    const name = `${surname(goal.name)}${goal.own ? ' (ET)' : ''}`;
    minutes.set(name, [...(minutes.get(name) ?? []), goal.minute]);
  }
  const lines = [...minutes].map(([name, at]) => ({ name, minutes: at.map((minute) => `${minute}'`).join(' ') }));
  const more = lines.length - LINES;
  return more > 0 ? [...lines.slice(0, LINES), { name: `+${more} weitere`, minutes: '' }] : lines;
}

/** The last word of a name, in capitals only where they belong. */
function surname(name: string): string {
  const last = name.trim().split(/\s+/).at(-1) ?? '';
  const even = last === last.toLocaleUpperCase('de-AT') || last === last.toLocaleLowerCase('de-AT');
  const [first = '', ...rest] = [...last];
  return even ? first.toLocaleUpperCase('de-AT') + rest.join('').toLocaleLowerCase('de-AT') : last;
}

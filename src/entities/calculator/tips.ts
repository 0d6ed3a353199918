import type { MatchId } from '../ids';
import type { Score, SideName } from '../match/model';

/** A visitor's prediction for one match; null: nothing entered for that side. */
export interface Tip {
  readonly home: number | null;
  readonly away: number | null;
}

/** Tips by match. */
export type Tips = ReadonlyMap<MatchId, Tip>;

export const NO_TIP: Tip = { home: null, away: null };
const MOST_GOALS = 99;

const other = (side: SideName): SideName => (side === 'home' ? 'away' : 'home');

/** One goal more; the first goal on one side sets the other to 0. */
export function raised(tip: Tip, side: SideName): Tip {
  const goals = Math.min((tip[side] ?? 0) + 1, MOST_GOALS);
  return { ...tip, [other(side)]: tip[other(side)] ?? 0, [side]: goals };
}

/** One goal less; going below 0 clears both sides. */
export function lowered(tip: Tip, side: SideName): Tip {
  const goals = tip[side] ?? 0;
  return goals === 0 ? NO_TIP : { ...tip, [side]: goals - 1 };
}

/** Takes what was typed for one side, clamped to 0–99; an empty field clears it. */
export function typed(tip: Tip, side: SideName, text: string): Tip {
  const goals = text.trim() === '' ? Number.NaN : Math.trunc(Number(text));
  return { ...tip, [side]: Number.isNaN(goals) ? null : Math.min(Math.max(goals, 0), MOST_GOALS) };
}

/** The score of a complete tip; null while one side is missing. */
export function tippedScore(tip: Tip | undefined): Score | null {
  return tip === undefined || tip.home === null || tip.away === null ? null : { home: tip.home, away: tip.away };
}

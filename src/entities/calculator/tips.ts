import type { MatchId } from '../ids';
import type { Score, SideName } from '../match/model';

/** What a visitor expects of one match; null: nothing typed on that side. */
export interface Tip {
  readonly home: number | null;
  readonly away: number | null;
}

/** Tips by match. */
export type Tips = ReadonlyMap<MatchId, Tip>;

export const NO_TIP: Tip = { home: null, away: null };
const MOST_GOALS = 99;

const other = (side: SideName): SideName => (side === 'home' ? 'away' : 'home');

/** One goal more; the first one on one side sets the other to 0. */
export function raised(tip: Tip, side: SideName): Tip {
  const goals = Math.min((tip[side] ?? 0) + 1, MOST_GOALS);
  return { ...tip, [other(side)]: tip[other(side)] ?? 0, [side]: goals };
}

/** One goal less; at 0 both sides are emptied. */
export function lowered(tip: Tip, side: SideName): Tip {
  const goals = tip[side] ?? 0;
  return goals === 0 ? NO_TIP : { ...tip, [side]: goals - 1 };
}

/** What was typed into one side: 0 to 99, everything else is brought there; empty is nothing. */
export function typed(tip: Tip, side: SideName, text: string): Tip {
  const goals = text.trim() === '' ? Number.NaN : Math.trunc(Number(text));
  return { ...tip, [side]: Number.isNaN(goals) ? null : Math.min(Math.max(goals, 0), MOST_GOALS) };
}

/** The score of a tip that has both sides; one typed side does not count yet. */
export function tippedScore(tip: Tip | undefined): Score | null {
  return tip === undefined || tip.home === null || tip.away === null ? null : { home: tip.home, away: tip.away };
}

import type { MatchId } from '../ids';
import type { Score, SideName } from '../match/model';
import { hash } from '../../lib/text';

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

/**
 * Tips in the address: a version, nine characters per match (five for its id, two digits a side) and a checksum, which
 * catches truncated links. 132 matches take 1,192 characters.
 */
const VERSION = '1';
const SHAPE = /^1((?:[\w-]{5}\d{4})*)([\w-]{3})$/;
const ENTRY = /([\w-]{5})(\d\d)(\d\d)/g;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The FNV-1a hash of a text as `length` URL-safe characters, at most five. */
function short(text: string, length: number): string {
  const value = hash(text);
  return Array.from({ length }, (_, index) => LETTERS.charAt((value >>> (6 * index)) & 63)).join('');
}

const figures = (goals: number): string => String(goals).padStart(2, '0');

/** The value of `tipps=`; empty if no match has a complete tip. */
export function writeTips(tips: Tips): string {
  const entries = [...tips].flatMap(([id, tip]) => {
    const score = tippedScore(tip);
    return score === null ? [] : short(id, 5) + figures(score.home) + figures(score.away);
  });
  const body = entries.join('');
  return body === '' ? '' : VERSION + body + short(body, 3);
}

/**
 * The tips in an address that are about one of the `open` matches; unknown matches and those played meanwhile are
 * skipped. Null: the text is damaged.
 */
export function readTips(text: string | null, open: readonly MatchId[]): Tips | null {
  if (text === null || text === '') return new Map();
  const [, body = '', check] = SHAPE.exec(text) ?? [];
  if (check === undefined || short(body, 3) !== check) return null;
  const carried = new Map<string, Tip>();
  for (const [, match = '', home, away] of body.matchAll(ENTRY))
    carried.set(match, { home: Number(home), away: Number(away) });
  return new Map(
    open.flatMap((id) => {
      const tip = carried.get(short(id, 5));
      return tip === undefined ? [] : [[id, tip] as const];
    }),
  );
}

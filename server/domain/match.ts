import { hasTime } from './clock';
import type { LineupEntry, MatchStatus, SideName } from './types';

/** The other team. */
export function opponentOf(side: SideName): SideName {
  return side === 'home' ? 'away' : 'home';
}

/** The sides of a match a player was lined up for: one as a rule, both when a record is wrong. */
export function sidesOf(
  playerId: string,
  lineups: readonly { side: SideName; players: LineupEntry[] }[],
): readonly SideName[] {
  return lineups.filter(({ players }) => players.some((entry) => entry.player === playerId)).map(({ side }) => side);
}

/** The side a goal is credited to: an own goal counts for the opponent. */
export function creditedSide(scorerSide: SideName, ownGoal: boolean): SideName {
  return ownGoal ? opponentOf(scorerSide) : scorerSide;
}

/** A column that records the time of a step. */
export type Stamp = 'firstHalfStart' | 'firstHalfEnd' | 'secondHalfStart' | 'secondHalfEnd';

/** A step in the life of a match: the statuses that allow it, the one it leads to, the time it records. */
export interface Step {
  from: readonly MatchStatus[];
  to: MatchStatus;
  stamp?: Stamp;
}

/** Every ordinary step, named after what the referee or an admin does. */
export const STEPS = {
  startGame: { from: ['pending'], to: 'first', stamp: 'firstHalfStart' },
  endFirstHalf: { from: ['first'], to: 'halftime', stamp: 'firstHalfEnd' },
  startSecondHalf: { from: ['halftime'], to: 'second', stamp: 'secondHalfStart' },
  endGame: { from: ['second'], to: 'completed', stamp: 'secondHalfEnd' },
  submit: { from: ['completed'], to: 'submitted' },
  done: { from: ['completed', 'submitted'], to: 'done' },
  abandon: { from: ['first', 'halftime', 'second'], to: 'abgebrochen' },
} satisfies Record<string, Step>;

export type StepName = keyof typeof STEPS;

/** Goals for the opponent of a side that does not play. */
export const NO_SHOW_GOALS = 6;

/** Statuses under which a match is being played. */
export const LIVE: readonly MatchStatus[] = ['first', 'halftime', 'second'];

/** Statuses of a match that is over. */
export const FINISHED: readonly MatchStatus[] = ['completed', 'submitted', 'done', 'abgebrochen', 'cancelled'];

/** True while the match is being played, half-time included. */
export function isLive(status: MatchStatus | 'unconfirmed'): boolean {
  return LIVE.some((live) => live === status);
}

const HALF_MS = 3_600_000;
const MATCH_MS = 3 * HALF_MS;

/** The times of a match, Vienna's clock labelled `Z`. */
interface Timed {
  status: MatchStatus;
  kickoff: string | null;
  firstHalfStart: string | null;
  secondHalfStart: string | null;
}

/**
 * Whether a match that is said to be live must be over, and nobody ended it: a half lasts 60 minutes at most, a match
 * three hours (docs/behaviour.md 4).
 * @param now Vienna's clock labelled `Z`
 */
export function isOverdue({ status, kickoff, firstHalfStart, secondHalfStart }: Timed, now: string): boolean {
  if (!isLive(status)) return false;
  const half = status === 'first' ? firstHalfStart : status === 'second' ? secondHalfStart : null;
  const since = (moment: string) => Date.parse(now) - Date.parse(moment);
  if (half !== null) return since(half) > HALF_MS;
  const begun = firstHalfStart ?? kickoff;
  if (begun === null) return false;
  return since(begun) > MATCH_MS + (hasTime(begun) ? 0 : 24 * HALF_MS);
}

/** True when the match is over: everything but pending and live ones. Whether it counts: `counts` in `points.ts`. */
export function isFinished(status: MatchStatus): boolean {
  return FINISHED.includes(status);
}

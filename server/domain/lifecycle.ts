import type { MatchStatus } from './types';

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

import type { PollForm } from './payload';

/** A store that takes answers as bytes, the way the library behind it is meant to be used. */
export interface Held {
  /** The season call: whole seasons with matches, line-ups and events. */
  readonly seasons: (text: string) => void;
  /** The livescore call. */
  readonly poll: (text: string, form: PollForm) => void;
  /** Home goals of some matches in the store now: proof that the bytes arrived. */
  readonly homeGoals: (matches: readonly string[]) => readonly unknown[];
}

export interface Contestant {
  readonly name: string;
  /** An empty store. */
  readonly create: () => Held;
}

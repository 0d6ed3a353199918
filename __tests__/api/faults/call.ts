import type { AppStore } from '../../../src/store/makeStore';

/** What a call came to: its ids, or why not. */
export interface Outcome {
  readonly data?: unknown;
  readonly error?: unknown;
}

/** A call of the application, as the tests ask it. */
export interface Call {
  /** The address it must ask. */
  readonly path: string;
  /** A good answer. */
  readonly good: unknown;
  readonly ask: (store: AppStore) => PromiseLike<Outcome>;
  /** Changes something on the server; whatever a 2xx says, it is done. */
  readonly changes?: true;
}

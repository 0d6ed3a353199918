import type { AppStore } from '../../../src/store/makeStore';

/** The outcome of a call: its ids, or why not. */
export interface Outcome {
  readonly data?: unknown;
  readonly error?: unknown;
}

/** A call of the application, as the tests make it. */
export interface Call {
  /** The address it must request. */
  readonly path: string;
  /** A good answer. */
  readonly good: unknown;
  readonly ask: (store: AppStore) => PromiseLike<Outcome>;
  /** Changes something on the server; any 2xx means that it is done. */
  readonly changes?: true;
}

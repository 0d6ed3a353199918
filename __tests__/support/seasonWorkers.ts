import { seasonReader } from '../../src/api/seasonReader';
import type { FromReader, ToReader } from '../../src/api/seasonReader';

/** How far a worker gets. */
type Fate =
  'works' | 'cannot be started' | 'never comes' | 'fails at once' | 'fails at the end' | 'is silent at the end';

interface Workers {
  /** Messages that each worker was sent, by kind. */
  readonly told: ToReader['kind'][][];
  /** Workers that were not ended. */
  readonly running: () => number;
  /** Failures that the page would have reported. */
  readonly reported: () => number;
  readonly restore: () => void;
}

/** Gives jsdom workers that read seasons as `src/api/seasonWorker.ts` does, in this thread, but later and from copies. */
export function seasonWorkers(fate: Fate = 'works'): Workers {
  const told: Workers['told'] = [];
  let running = 0;
  let reported = 0;
  class FakeWorker extends EventTarget {
    readonly #told: ToReader['kind'][] = [];
    #gone = false;
    #turn = Promise.resolve();
    readonly #take = fate === 'never comes' ? () => undefined : seasonReader((message) => this.#tell(message));

    constructor() {
      super();
      if (fate === 'cannot be started') throw new DOMException('not here', 'SecurityError');
      told.push(this.#told);
      running += 1;
      if (fate === 'fails at once') this.#later(() => this.#fail());
    }

    postMessage(message: ToReader): void {
      if (this.#gone) return;
      this.#told.push(message.kind);
      const copy = structuredClone(message);
      this.#later(() => {
        if (copy.kind === 'end' && fate === 'fails at the end') this.#fail();
        else if (copy.kind !== 'end' || fate !== 'is silent at the end') this.#take(copy);
      });
    }

    terminate(): void {
      if (!this.#gone) running -= 1;
      this.#gone = true;
    }

    #later(work: () => void): void {
      this.#turn = this.#turn.then(() => (this.#gone ? undefined : work()));
    }

    #tell(message: FromReader): void {
      const data = structuredClone(message);
      this.#later(() => this.dispatchEvent(new MessageEvent('message', { data })));
    }

    #fail(): void {
      if (this.dispatchEvent(new ErrorEvent('error', { cancelable: true }))) reported += 1;
    }
  }
  Object.assign(globalThis, { Worker: FakeWorker });
  return {
    told,
    running: () => running,
    reported: () => reported,
    restore: () => Reflect.deleteProperty(globalThis, 'Worker'),
  };
}

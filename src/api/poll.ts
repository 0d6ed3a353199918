import { fetchBody } from './fetchBody';
import { answerConfirmed } from '../entities/events';
import { hasEntities } from '../entities/reducer';
import { ingest } from './ingest';
import type { Ask, Destination } from './ingest';

const EVERY_MS = 30_000;
const SLOWEST_MS = 300_000;

interface Polled<Ids> {
  readonly ask: Ask<Ids>;
  readonly to: Destination & { readonly request: string };
  /** Whether somebody looks and anything that is shown is live right now. */
  readonly wanted: () => boolean;
  /** Ids of an answer that was taken in. */
  readonly onIds: (ids: Ids) => void;
  /** Settles when nobody looks any more. */
  readonly until: Promise<unknown>;
}

/**
 * Asks again every 30 s while the page is visible and something is live: one request in flight,
 * twice the pause after each failure up to five minutes. Of an answer of the same bytes
 * only the time is noted, unless another answer has told something since.
 */
export async function poll<Ids>({ ask, to, wanted, onIds, until }: Polled<Ids>): Promise<void> {
  const gone = new AbortController();
  void until.then(() => gone.abort());
  let pause = EVERY_MS;
  let last = '';
  let after: unknown;
  while (!gone.signal.aborted) {
    await wait(pause, gone.signal);
    await visible(gone.signal);
    if (gone.signal.aborted || !wanted()) continue;
    const fetched = await fetchBody(ask, gone.signal);
    if ('error' in fetched) {
      pause = Math.min(pause * 2, SLOWEST_MS);
      continue;
    }
    pause = EVERY_MS;
    if (gone.signal.aborted) continue;
    if (fetched.text === last && known(to.getState()) === after)
      to.dispatch(answerConfirmed({ request: to.request, at: fetched.at }));
    else {
      const answer = ingest(ask, fetched, to);
      if ('error' in answer) continue;
      last = fetched.text;
      if (!answer.isLate) onIds(answer.data);
    }
    after = known(to.getState());
  }
}

/** All facts there are; the same object as long as nobody tells any. */
const known = (state: unknown): unknown => (hasEntities(state) ? state.entities : undefined);

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}

function visible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (document.visibilityState !== 'visible' && !signal.aborted) return;
      document.removeEventListener('visibilitychange', look);
      signal.removeEventListener('abort', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look);
    look();
  });
}

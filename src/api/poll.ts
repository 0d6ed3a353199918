import { fetchBody } from './fetchBody';
import { ingest, takePlace } from './ingest';
import type { Ask, Destination } from './ingest';

const EVERY_MS = 30_000;
const SLOWEST_MS = 300_000;

interface Polled<Ids> {
  readonly ask: Ask<Ids>;
  readonly to: Destination;
  /** Whether somebody looks and anything that is shown is live right now. */
  readonly wanted: () => boolean;
  /** New ids of the answer; not called for an answer whose bytes are the same as last time. */
  readonly onIds: (ids: Ids) => void;
  /** Settles when nobody looks any more. */
  readonly until: Promise<unknown>;
}

/**
 * Asks again every 30 s while the page is visible and something is live: one request in flight,
 * twice the pause after each failure up to five minutes. An answer of the same bytes dispatches nothing.
 */
export async function poll<Ids>({ ask, to, wanted, onIds, until }: Polled<Ids>): Promise<void> {
  const gone = new AbortController();
  void until.then(() => gone.abort());
  let pause = EVERY_MS;
  let last = '';
  while (!gone.signal.aborted) {
    await wait(pause, gone.signal);
    await visible(gone.signal);
    if (gone.signal.aborted || !wanted()) continue;
    const askedAt = takePlace();
    const fetched = await fetchBody(ask, gone.signal);
    if ('error' in fetched) {
      pause = Math.min(pause * 2, SLOWEST_MS);
      continue;
    }
    pause = EVERY_MS;
    if (fetched.text === last || gone.signal.aborted) continue;
    const answer = ingest(ask, fetched.text, askedAt, to);
    if ('data' in answer) {
      last = fetched.text;
      onIds(answer.data);
    }
  }
}

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

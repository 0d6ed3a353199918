import { answerConfirmed } from '../entities/events';
import type { MatchId } from '../entities/ids';
import { hasEntities } from '../entities/reducer';
import type { WithEntities } from '../entities/reducer';
import { onChanged } from './changed';
import { fetchBody } from './fetchBody';
import { ingest } from './ingest';
import type { Ask, Destination } from './ingest';
import { isShown } from './shown';
import type { WithShown } from './shown';

const EVERY_MS = 30_000;
const SLOWEST_MS = 300_000;

interface Polled<Ids> extends Destination {
  readonly ask: Ask<Ids>;
  /** Name of the request, which is asked again only while its answer is on screen. */
  readonly request: string;
  /** Whether anything in its answer is live right now. */
  readonly isLive: (state: WithEntities) => boolean;
  /** The match that it is about; null: any. When the server reports a change of it, it is fetched at once (docs/behaviour.md 12). */
  readonly about: MatchId | null;
  /** Is given the ids of an answer that was taken in. */
  readonly onIds?: (ids: Ids) => void;
}

/**
 * Asks again every 30 s while the page is visible, the answer on screen and something live; twice the pause after each
 * failure, up to five minutes, until the connection or the visitor comes back. Of an answer of the same bytes only the time is
 * noted, unless another answer has brought news since.
 * @returns stops it
 */
export function poll<Ids>({ ask, request, isLive, about, dispatch, getState, onIds }: Polled<Ids>): () => void {
  const gone = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = EVERY_MS;
  let last = '';
  let after: unknown;
  let isAsking = false;
  let isTold = false;

  const isWanted = (hasChanged: boolean): boolean => {
    const state = getState();
    const isSeen = document.visibilityState === 'visible' && hasShown(state) && isShown(state, request);
    return isSeen && hasEntities(state) && (hasChanged || isLive(state));
  };
  const take = async (): Promise<void> => {
    const hasChanged = isTold;
    isTold = false;
    if (!isWanted(hasChanged)) return;
    const fetched = await fetchBody(ask, gone.signal);
    if (gone.signal.aborted) return;
    pause = 'error' in fetched ? Math.min(pause * 2, SLOWEST_MS) : EVERY_MS;
    if ('error' in fetched) return;
    if (fetched.text === last && known(getState()) === after) {
      dispatch(answerConfirmed({ request, at: fetched.at, kept: fetched.kept }));
    } else {
      const answer = ingest(ask, fetched, { request, dispatch, getState });
      if ('error' in answer) return;
      last = fetched.text;
      if (!answer.isLate) onIds?.(answer.data);
    }
    after = known(getState());
  };
  const next = (): void => {
    clearTimeout(timer);
    if (gone.signal.aborted) return;
    timer = setTimeout(() => void askNow(), isTold ? 0 : pause);
  };
  const askNow = async (): Promise<void> => {
    isAsking = true;
    await take();
    isAsking = false;
    next();
  };
  /** An answer under way may have missed the change: then it is asked for once more. */
  const hear = (): void => {
    isTold = true;
    if (!isAsking) next();
  };
  /** What is on screen is requested anew by itself when connection or visitor come back; here the pause begins again. */
  const comeBack = (): void => {
    pause = EVERY_MS;
    next();
  };

  window.addEventListener('online', comeBack, { signal: gone.signal });
  document.addEventListener('visibilitychange', comeBack, { signal: gone.signal });
  onChanged(about, hear, gone.signal);
  next();
  return () => {
    gone.abort();
    clearTimeout(timer);
  };
}

const hasShown = (state: unknown): state is WithShown =>
  typeof state === 'object' && state !== null && 'shown' in state;

/** All facts there are; the same object as long as nothing new is received. */
const known = (state: unknown): unknown => (hasEntities(state) ? state.entities : undefined);

import { answerConfirmed } from '../entities/queryLedger';
import type { MatchId } from '../entities/ids';
import { hasEntities } from '../entities/reducer';
import type { WithEntities } from '../entities/reducer';
import { onChanged } from './changed';
import { asText, fetchBody } from './fetchBody';
import { ingest } from './ingest';
import type { Ask, Destination } from './ingest';
import { isSubscribed } from './subscriptions';

const EVERY_MS = 30_000;
const SLOWEST_MS = 300_000;

interface Polled<Ids> extends Destination {
  readonly ask: Ask<Ids>;
  /** Name of the request; it is repeated only while its answer is on screen. */
  readonly request: string;
  /** Whether anything in its answer is live now. */
  readonly hasLive: (state: WithEntities) => boolean;
  /** The match of interest, fetched as soon as the server reports a change (docs/behaviour.md 12); null: any. */
  readonly about: MatchId | null;
  /** Receives the ids of each answer. */
  readonly onIds?: (ids: Ids) => void;
}

/**
 * Repeats a request every 30 s while the page is visible, its answer on screen and something live. Each failure doubles
 * the interval, up to five minutes, until the connection or the visitor comes back. If the bytes are unchanged, only
 * the time is updated, unless another answer has changed something since.
 * @returns stops it
 */
export function poll<Ids>({ ask, request, hasLive, about, dispatch, getState, onIds }: Polled<Ids>): () => void {
  const gone = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = EVERY_MS;
  let last = '';
  let after: unknown;
  let isAsking = false;
  let isChanged = false;

  const isWanted = (hasChanged: boolean): boolean => {
    const state = getState();
    const isSeen = document.visibilityState === 'visible' && isSubscribed(dispatch, request);
    return isSeen && hasEntities(state) && (hasChanged || hasLive(state));
  };
  const take = async (): Promise<void> => {
    const hasChanged = isChanged;
    isChanged = false;
    if (!isWanted(hasChanged)) return;
    const fetched = await fetchBody(ask, asText, gone.signal);
    if (gone.signal.aborted) return;
    pause = 'error' in fetched ? Math.min(pause * 2, SLOWEST_MS) : EVERY_MS;
    if ('error' in fetched) return;
    if (fetched.body === last && known(getState()) === after) {
      dispatch(answerConfirmed({ request, at: fetched.at, kept: fetched.kept }));
    } else {
      const answer = ingest(ask, fetched, { request, dispatch, getState });
      if ('error' in answer) return;
      last = fetched.body;
      if (!answer.isLate) onIds?.(answer.data);
    }
    after = known(getState());
  };
  const next = (): void => {
    clearTimeout(timer);
    if (gone.signal.aborted) return;
    timer = setTimeout(() => void askNow(), isChanged ? 0 : pause);
  };
  const askNow = async (): Promise<void> => {
    isAsking = true;
    await take();
    isAsking = false;
    next();
  };
  /** A request already under way may have missed the change, so it is repeated. */
  const hear = (): void => {
    isChanged = true;
    if (!isAsking) next();
  };
  /** Back online or visible: RTK Query refetches what is on screen; only the interval starts again here. */
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

/** All entities; the same object until something new is received. */
const known = (state: unknown): unknown => (hasEntities(state) ? state.entities : undefined);

import { api } from '../api/api';
import { isOffline } from '../api/errors';
import { isSubscribed } from '../api/subscriptions';
import type { AppStore } from './makeStore';
import { selectIsMissing, selectKeptShown } from './shownAge';

/** A phone reports that it is online before a request gets through. */
const LOOK_AGAIN_MS = [2_000, 8_000];
/** Interval for refetching while cached answers are on screen; doubled after each failure. */
const KEPT_MS = 30_000;
const KEPT_LONGEST_MS = 300_000;

/**
 * Refetches what is on screen: 2 and 8 s after the connection returns, in case the first attempt was too early, and
 * every 30 s to 5 min while any cached answer is on screen.
 * @returns stops it
 */
export function watchReconnect(store: AppStore): () => void {
  const { getState, subscribe } = store;
  const askAnew = (): void => askForShown(store);
  let looks: readonly ReturnType<typeof setTimeout>[] = [];
  let next: ReturnType<typeof setTimeout> | undefined;
  let isKept = false;
  let pause = KEPT_MS;
  const cameBack = (): void => {
    looks.forEach(clearTimeout);
    looks = LOOK_AGAIN_MS.map((ms) => setTimeout(() => selectIsMissing(getState()) && askAnew(), ms));
  };
  const attempt = (): void => {
    if (document.visibilityState === 'visible' && navigator.onLine) {
      askAnew();
      pause = Math.min(pause * 2, KEPT_LONGEST_MS);
    }
    next = setTimeout(attempt, pause);
  };
  const look = (): void => {
    const before = isKept;
    isKept = selectKeptShown(getState()) !== null;
    if (isKept === before) return;
    clearTimeout(next);
    pause = KEPT_MS;
    if (isKept) next = setTimeout(attempt, pause);
  };
  window.addEventListener('online', cameBack);
  const stopLooking = subscribe(look);
  return () => {
    window.removeEventListener('online', cameBack);
    stopLooking();
    clearTimeout(next);
    looks.forEach(clearTimeout);
  };
}

interface Query {
  readonly initiate: (arg: unknown, how: object) => Parameters<AppStore['dispatch']>[0];
}

const isQuery = (endpoint: unknown): endpoint is Query =>
  typeof endpoint === 'object' && endpoint !== null && 'initiate' in endpoint;

/** Asks anew for what is on screen, and for what failed for want of a connection. */
function askForShown({ getState, dispatch }: AppStore): void {
  const endpoints: Readonly<Record<string, unknown>> = api.endpoints;
  for (const [request, query] of Object.entries(getState().api.queries)) {
    if (query === undefined || !(isSubscribed(dispatch, request) || isOffline(query.error))) continue;
    const endpoint = endpoints[query.endpointName ?? ''];
    if (isQuery(endpoint)) dispatch(endpoint.initiate(query.originalArgs, { subscribe: false, forceRefetch: true }));
  }
}

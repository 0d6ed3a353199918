import type { ListenerEffectAPI, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { isOffline } from '../api/errors';
import { isSubscribed } from '../api/subscriptions';
import type { RootState } from './rootReducer';
import { selectIsMissing, selectOldestCachedAt } from './dataAge';

/** A phone reports that it is online before a request gets through: 2 and 8 s after it does. */
const RETRY_AFTER_MS = [2_000, 6_000];
/** Interval for refetching while cached answers are on screen; doubled after each attempt. */
const CACHED_MS = 30_000;
const CACHED_LONGEST_MS = 300_000;

type Store = ListenerEffectAPI<RootState, ThunkDispatch<RootState, unknown, UnknownAction>>;

/** After the connection returns: refetches what is on screen twice more, in case the first attempt was too early. */
export async function retryAfterReconnect(_action: unknown, store: Store): Promise<void> {
  store.cancelActiveListeners();
  for (const ms of RETRY_AFTER_MS) {
    await store.delay(ms);
    if (selectIsMissing(store.getState())) refetchAll(store);
  }
}

/** Whether anything on screen comes from the offline cache. */
export const showsCachedAnswers = (state: RootState): boolean => selectOldestCachedAt(state) !== null;

/** While cached answers are on screen: refetches them every 30 s to 5 min, on a page that is looked at. */
export async function refetchWhileCached(_action: unknown, store: Store): Promise<void> {
  store.cancelActiveListeners();
  let pause = CACHED_MS;
  while (!(await store.condition((_next, state) => !showsCachedAnswers(state), pause))) {
    if (document.visibilityState !== 'visible' || !navigator.onLine) continue;
    refetchAll(store);
    pause = Math.min(pause * 2, CACHED_LONGEST_MS);
  }
}

interface Query {
  readonly initiate: (arg: unknown, how: object) => UnknownAction;
}

const isQuery = (endpoint: unknown): endpoint is Query =>
  typeof endpoint === 'object' && endpoint !== null && 'initiate' in endpoint;

/** Refetches what is on screen, and what failed for want of a connection. */
function refetchAll({ getState, dispatch }: Store): void {
  const endpoints: Readonly<Record<string, unknown>> = api.endpoints;
  for (const [request, query] of Object.entries(getState().api.queries)) {
    if (query === undefined || !(isSubscribed(dispatch, request) || isOffline(query.error))) continue;
    const endpoint = endpoints[query.endpointName ?? ''];
    if (isQuery(endpoint)) dispatch(endpoint.initiate(query.originalArgs, { subscribe: false, forceRefetch: true }));
  }
}

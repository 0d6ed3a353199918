import { addListener, createAction, createListenerMiddleware } from '@reduxjs/toolkit';
import type { Action, Middleware, ThunkDispatch, UnknownAction, UnsubscribeListener } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { selectHasCapability } from '../api/capabilities';
import { isSubscribed } from '../api/subscriptions';
import { isOverdue } from '../entities/match/rules';
import { queryEvicted, timePassed } from '../entities/queryLedger';
import { now } from '../lib/clock';
import { viennaWallClock } from '../lib/dates';
import { lazyModule, onNextChance } from '../lib/lazyModule';
import type { LazyModule } from '../lib/lazyModule';
import { logError } from '../lib/log';
import { writeLeagueCookie } from '../league/leagueCookie';
import { leaguePicked } from '../league/leagueSlice';
import { permissionRead, readPermission } from '../push/pushSlice';
import { retryAfterReconnect, refetchWhileCached, showsCachedAnswers } from './reconnect';
import type { RootState } from './rootReducer';

/** Another page is drawn, not painted yet. */
export const pageShown = createAction('pages/pageShown');

/** The first page is complete: what can wait starts. */
export const pageSettled = createAction('pages/pageSettled');

type AddsListeners = (listener: Action<'listenerMiddleware/add'>) => UnsubscribeListener;
type StoreDispatch = ThunkDispatch<RootState, unknown, UnknownAction>;
type AppDispatch = AddsListeners & StoreDispatch;

const { removeQueryResult, onOnline } = api.internalActions;

/** What nobody ended may be over (docs/behaviour.md 4). */
export function closeOverdue(store: { readonly dispatch: StoreDispatch; readonly getState: () => RootState }): void {
  const time = viennaWallClock(now());
  const { matches } = store.getState().entities;
  if (Object.values(matches).some((match) => isOverdue(match, time))) store.dispatch(timePassed({ now: time }));
}

/** The side effects of every store, tests' included. */
export function makeListenerMiddleware() {
  const { middleware, startListening: on } = createListenerMiddleware<RootState, StoreDispatch>({
    onError: (reason) => logError('Eine Folge einer Aktion ist fehlgeschlagen.', reason),
  });
  on({ actionCreator: leaguePicked, effect: ({ payload }) => writeLeagueCookie(payload) });
  // Facts that only this request owned may be removed. An internal action, because the public `cacheEntryRemoved` has to
  // be awaited endpoint by endpoint and does not name the evicted cache key.
  on({
    actionCreator: removeQueryResult,
    effect: ({ payload }, { dispatch }) => void dispatch(queryEvicted({ request: payload.queryCacheKey })),
  });
  return middleware;
}

const persistence = lazyModule(() => import(/* webpackChunkName: "shell" */ '../filters/persistFilters'));
const push = lazyModule(() => import(/* webpackChunkName: "push" */ '../push/push'));
const live = lazyModule(() => import(/* webpackChunkName: "shell" */ '../live/live'));

/** Loads code that can wait; what doesn't come is asked for again. */
async function loaded<Part>(code: LazyModule<Part>): Promise<Part> {
  for (;;) {
    const part = await code.load().catch(() => null);
    if (part !== null) return part;
    code.forget();
    await new Promise<void>((resolve) => {
      const stop = onNextChance(() => {
        stop();
        resolve();
      });
    });
  }
}

const on = addListener.withTypes<RootState, AppDispatch>();

/**
 * The side effects of a store that is connected to the browser.
 * @returns ends them
 */
export function listenInBrowser(dispatch: AppDispatch): () => void {
  const listeners = [
    on({
      predicate: (_action, state, before) => state.entities.matches !== before.entities.matches,
      effect: (_action, store) => closeOverdue(store),
    }),
    on({ actionCreator: onOnline, effect: retryAfterReconnect }),
    on({
      predicate: (_action, state, before) => showsCachedAnswers(state) && !showsCachedAnswers(before),
      effect: refetchWhileCached,
    }),
    on({
      predicate: (action, state, before) => pageSettled.match(action) || state.filters !== before.filters,
      effect: async (_action, store) => {
        const { filters: read } = store.getOriginalState();
        store.unsubscribe();
        const { persistFilters } = await loaded(persistence);
        persistFilters(store, read);
      },
    }),
    on({
      actionCreator: pageSettled,
      effect: async (_action, store) => {
        store.unsubscribe();
        const { startLive } = await loaded(live);
        const stop = startLive(store);
        store.signal.addEventListener('abort', stop);
        await new Promise((resolve) => store.signal.addEventListener('abort', resolve));
      },
    }),
    on({
      predicate: (_action, state, before) => selectHasCapability(state, 'push') && !selectHasCapability(before, 'push'),
      effect: (_action, store) => void store.dispatch(permissionRead(readPermission())),
    }),
    // Each visit of somebody who is notified tells the server anew, and so does each change, another tab's included.
    on({
      predicate: (action, state, before) =>
        selectHasCapability(state, 'push') &&
        (state.filters.notifications !== before.filters.notifications ||
          (pageSettled.match(action) && state.filters.notifications.length > 0)),
      effect: async (_action, store) => {
        store.cancelActiveListeners();
        const { tellServer } = await loaded(push);
        if (!store.signal.aborted) await tellServer(store);
      },
    }),
  ].map((listener) => dispatch(listener));
  return () => listeners.forEach((end) => end({ cancelActive: true }));
}

/** Open requests, which leave the cache with their page, as somebody else may decide them. */
const FLEETING = ['transfer', 'postponement'];

type Request = ReturnType<typeof removeQueryResult>['payload']['queryCacheKey'];

/**
 * While a page is read nothing leaves the cache, as it may show a fact of any answer: what is overdue leaves with the
 * page. A middleware of its own, since a listener cannot keep an action from the reducers.
 */
export const holdWhileRead: Middleware<object, Pick<RootState, 'api'>> = ({ dispatch, getState }) => {
  /** Answers whose five minutes are over; null: no page is read. */
  let overdue: Set<Request> | null = null;
  return (next) => (action) => {
    if (pageShown.match(action)) {
      const held = overdue ?? [];
      overdue = null;
      for (const request of held)
        if (!isSubscribed(dispatch, request)) dispatch(removeQueryResult({ queryCacheKey: request }));
      overdue = new Set<Request>();
    } else if (overdue !== null && removeQueryResult.match(action)) {
      const { queryCacheKey } = action.payload;
      const endpoint = getState().api.queries[queryCacheKey]?.endpointName;
      if (endpoint !== undefined && !FLEETING.includes(endpoint)) {
        overdue.add(queryCacheKey);
        return action;
      }
    }
    return next(action);
  };
};

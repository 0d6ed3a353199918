import { configureStore } from '@reduxjs/toolkit';
import type { Dispatch } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from '../api/api';
import { entitiesReceived } from '../entities/queryLedger';
import { hasEntities } from '../entities/reducer';
import type { EntityPatches } from '../entities/provenance';
import { watchCookies } from '../lib/cookies';
import { readLeagueCookie, leagueInAddress } from '../league/leagueCookie';
import { leagueCookieRead, linkedLeagueOpened } from '../league/leagueSlice';
import { closeOverdue, holdWhileRead, listenInBrowser, makeListenerMiddleware } from './listeners';
import { rootReducer } from './rootReducer';
import { rememberedFilters } from '../filters/rememberedFilters';
import { readSessionCookie, sessionCookieRead } from './sessionSlice';

/** Number of entities in an answer by authority and table, which DevTools show instead of the answer. */
function summary(patches: EntityPatches): object {
  return mapValues(patches, (tables) => mapValues(tables, (rows) => Object.keys(rows).length));
}

function mapValues<Value, To>(
  values: Readonly<Record<string, Value>>,
  change: (value: Value) => To,
): Readonly<Record<string, To>> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
}

/** Length of an article's excerpt in DevTools, in characters. */
const EXCERPT = 60;

/** The state for DevTools, with articles cut short. */
function inspectable<State>(state: State): State {
  if (!hasEntities(state)) return state;
  const news = Object.fromEntries(
    Object.entries(state.entities.news).map(([id, item]) => [
      id,
      { ...item, ...(item.html == null ? {} : { html: `${item.html.slice(0, EXCERPT)}…` }) },
    ]),
  );
  return { ...state, entities: { ...state.entities, news } };
}

/**
 * The only way to make a store, for application and tests alike. It starts with the cookies, the address and the
 * remembered filters.
 */
export function makeStore() {
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: { filters: rememberedFilters() },
    // The listeners come after RTK Query, which sends what is on screen only to whoever follows it.
    middleware: (defaults) => defaults().prepend(holdWhileRead, api.middleware, makeListenerMiddleware()),
    // What an answer changes is drawn in the task in which it came; by default subscribers hear of it in the next frame.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
    devTools: {
      name: 'KBÖ',
      stateSanitizer: inspectable,
      actionSanitizer: (action) =>
        entitiesReceived.match(action)
          ? { ...action, payload: { ...action.payload, patches: summary(action.payload.patches) } }
          : action,
    },
  });
  readCookies(store.dispatch);
  const named = leagueInAddress(window.location.hash);
  if (named !== null) store.dispatch(linkedLeagueOpened(named));
  return store;
}

function readCookies(dispatch: Dispatch): void {
  dispatch(leagueCookieRead(readLeagueCookie()));
  dispatch(sessionCookieRead(readSessionCookie()));
}

export type AppStore = ReturnType<typeof makeStore>;

const MINUTE_MS = 60_000;

/**
 * Connects a store to the browser: its connection, focus and clock, and a league chosen or a login made in another tab.
 * @returns disconnects it
 */
export function connectToBrowser(store: AppStore): () => void {
  const stopFollowing = setupListeners(store.dispatch);
  const stopListening = listenInBrowser(store.dispatch);
  const clock = setInterval(closeOverdue, MINUTE_MS, store);
  const stopWatching = watchCookies(() => {
    // A choice is never withdrawn: if cookies are blocked or expire, this visit keeps its league.
    const league = readLeagueCookie();
    if (league.code !== null) store.dispatch(leagueCookieRead(league));
    store.dispatch(sessionCookieRead(readSessionCookie()));
  });
  return () => {
    stopFollowing();
    stopListening();
    clearInterval(clock);
    stopWatching();
  };
}

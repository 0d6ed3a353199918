import { persistReducer, persistStore } from 'redux-persist';
import type { PersistConfig, WebStorage } from 'redux-persist';
import type { Reducer } from '@reduxjs/toolkit';
import { logError } from '../lib/log';
import type { Filters } from './filters';
import { filtersReducer } from './filtersSlice';
import type { AppStore } from './makeStore';
import { FILTERS_KEY, quietly } from './rememberedFilters';
import { createRootReducer } from './rootReducer';

/** localStorage that never throws. */
const safeStorage: WebStorage = {
  // What the last visit left is in the store since the start (`rememberedFilters`); read again it would undo a choice made meanwhile.
  getItem: () => Promise.resolve(null),
  setItem: (key, value) => Promise.resolve(quietly(() => localStorage.setItem(key, value), undefined)),
  removeItem: (key) => Promise.resolve(quietly(() => localStorage.removeItem(key), undefined)),
};

const config: PersistConfig<Filters> = {
  key: FILTERS_KEY,
  version: 1,
  storage: safeStorage,
  writeFailHandler: (reason) => logError('Filter konnten nicht gespeichert werden.', reason),
};

/** redux-persist adds its own `_persist` key to the state; nobody else reads it. */
function plain<State>(reducer: Reducer<State>): Reducer<Filters>;
function plain(reducer: Reducer): Reducer {
  return reducer;
}

/** From now on the filters are kept for the next visit, those chosen before included. For the browser only. */
export function keepFilters(store: AppStore): void {
  store.replaceReducer(createRootReducer(plain(persistReducer(config, filtersReducer))));
  persistStore(store);
}

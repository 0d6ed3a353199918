import { persistReducer, persistStore } from 'redux-persist';
import type { PersistConfig, WebStorage } from 'redux-persist';
import type { Reducer } from '@reduxjs/toolkit';
import { logError } from '../lib/log';
import type { Filters } from './filters';
import { filtersFollowed, filtersReducer } from './filtersSlice';
import type { AppStore } from './makeStore';
import { FILTERS_KEY, filtersIn, quietly, storedText } from './rememberedFilters';
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

/** Takes over what other tabs chose, so that what this one keeps next does not undo it. */
function followOtherTabs(store: AppStore): void {
  let seen = storedText();
  const look = (): void => {
    const text = storedText();
    // Unchanged, although something was chosen here: a full storage, and the choice lasts for this visit.
    if (text === seen) return;
    seen = text;
    const filters = filtersIn(text);
    if (filters !== null) store.dispatch(filtersFollowed(filters));
  };
  window.addEventListener('storage', look);
  // A tab that the browser had put to sleep was told nothing.
  window.addEventListener('focus', look);
}

/** From now on the filters are kept for the next visit, those chosen before included, and all tabs share them. For the browser only. */
export function keepFilters(store: AppStore): void {
  followOtherTabs(store);
  store.replaceReducer(createRootReducer(plain(persistReducer(config, filtersReducer))));
  persistStore(store);
}

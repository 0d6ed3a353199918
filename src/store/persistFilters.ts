import { createPersistoid } from 'redux-persist';
import type { PersistConfig, WebStorage } from 'redux-persist';
import { logError } from '../lib/log';
import type { Filters } from './filters';
import { filtersFollowed } from './filtersSlice';
import type { AppStore } from './makeStore';
import { FILTERS_KEY, filtersIn, quietly, storedText } from './rememberedFilters';

/** localStorage that never throws. */
const safeStorage: WebStorage = {
  getItem: (key) => Promise.resolve(quietly(() => localStorage.getItem(key), null)),
  setItem: (key, value) => Promise.resolve(quietly(() => localStorage.setItem(key, value), undefined)),
  removeItem: (key) => Promise.resolve(quietly(() => localStorage.removeItem(key), undefined)),
};

/** What redux-persist stores beside the filters. */
const VERSION = { version: 1, rehydrated: true };

const config: PersistConfig<Filters> = {
  key: FILTERS_KEY,
  storage: safeStorage,
  writeFailHandler: (reason) => logError('Filter konnten nicht gespeichert werden.', reason),
};

/** Passes other tabs' changes to `follow`, so that the next write from this tab does not undo them. */
function hearOtherTabs(follow: (filters: Filters) => void): void {
  let seen = storedText();
  const look = (): void => {
    const text = storedText();
    // Unchanged although something was chosen here: storage is full, and the choice lasts for this visit only.
    if (text === seen) return;
    seen = text;
    const filters = filtersIn(text);
    if (filters !== null) follow(filters);
  };
  window.addEventListener('storage', look);
  // A tab frozen by the browser receives no storage event.
  window.addEventListener('focus', look);
}

/**
 * Stores the filters for the next visit from now on, earlier choices included, and shares them among tabs. Only in the
 * browser. redux-persist does the writing; its reducer is not used, because it would become part of the state, and
 * because rehydrating filters that the store already has (`rememberedFilters`) would undo a choice.
 */
export function keepFilters(store: AppStore): void {
  const persistoid = createPersistoid(config);
  let last: Filters | null = null;
  let following = false;
  const keep = (): void => {
    const { filters } = store.getState();
    if (filters === last) return;
    last = filters;
    // Does not write back what another tab wrote, which may have changed again since.
    if (following) return;
    persistoid.update({ ...filters, _persist: VERSION });
    // Written at once: a delayed write could overwrite another tab's choice, or be lost when this tab closes.
    void persistoid.flush();
  };
  keep();
  store.subscribe(keep);
  hearOtherTabs((filters) => {
    following = true;
    store.dispatch(filtersFollowed(filters));
    following = false;
  });
}

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

/** What redux-persist notes beside the filters. */
const VERSION = { version: 1, rehydrated: true };

const config: PersistConfig<Filters> = {
  key: FILTERS_KEY,
  storage: safeStorage,
  writeFailHandler: (reason) => logError('Filter konnten nicht gespeichert werden.', reason),
};

/** Takes over what other tabs chose, so that what this one keeps next does not undo it: `follow` is given what they kept. */
function hearOtherTabs(follow: (filters: Filters) => void): void {
  let seen = storedText();
  const look = (): void => {
    const text = storedText();
    // Unchanged, although something was chosen here: a full storage, and the choice lasts for this visit.
    if (text === seen) return;
    seen = text;
    const filters = filtersIn(text);
    if (filters !== null) follow(filters);
  };
  window.addEventListener('storage', look);
  // A tab that the browser had frozen got no storage event.
  window.addEventListener('focus', look);
}

/**
 * From now on the filters are kept for the next visit, those chosen before included, and all tabs share them. For the
 * browser only. redux-persist writes, but its reducer, which would become part of the state, is not needed: the last
 * visit's filters are in the store since the start (`rememberedFilters`), and read again they would undo a choice.
 */
export function keepFilters(store: AppStore): void {
  const persistoid = createPersistoid(config);
  let last: Filters | null = null;
  let following = false;
  const keep = (): void => {
    const { filters } = store.getState();
    if (filters === last) return;
    last = filters;
    // What another tab wrote is not written again: by now it may have chosen something else.
    if (following) return;
    persistoid.update({ ...filters, _persist: VERSION });
    // Written at once: what waited could overwrite what another tab chose meanwhile, or be lost with this one.
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

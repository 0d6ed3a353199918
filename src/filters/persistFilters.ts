import { addListener } from '@reduxjs/toolkit';
import type { Action, Dispatch, UnsubscribeListener } from '@reduxjs/toolkit';
import { createPersistoid } from 'redux-persist';
import type { PersistConfig, WebStorage } from 'redux-persist';
import { logError } from '../lib/log';
import { withSubject } from './pushSubjects';
import type { PushSubject } from './pushSubjects';
import { withFavourite } from './favourites';
import type { Favourite } from './favourites';
import { MOST_SUBJECTS } from './filters';
import type { Filters } from './filters';
import { filtersSynced } from './filtersSlice';
import type { WithFilters } from './filtersSlice';
import { FILTERS_KEY, filtersIn, tryStorage, storedText } from './rememberedFilters';

/** localStorage that never throws. */
const safeStorage: WebStorage = {
  getItem: (key) => Promise.resolve(tryStorage(() => localStorage.getItem(key), null)),
  setItem: (key, value) => Promise.resolve(tryStorage(() => localStorage.setItem(key, value), undefined)),
  removeItem: (key) => Promise.resolve(tryStorage(() => localStorage.removeItem(key), undefined)),
};

/** What redux-persist stores beside the filters. */
const VERSION = { version: 1, rehydrated: true };

const config: PersistConfig<Filters> = {
  key: FILTERS_KEY,
  storage: safeStorage,
  writeFailHandler: (reason) => logError('Filter konnten nicht gespeichert werden.', reason),
};

/** The filters that another tab has stored, with what was chosen here since both were the same. */
function ontoTheirs(theirs: Filters, mine: Filters, before: Filters): Filters {
  const isMine = (subject: string): boolean => mine.choices[subject] !== before.choices[subject];
  const choices = [
    ...Object.entries(theirs.choices).filter(([subject]) => !isMine(subject)),
    ...Object.entries(mine.choices).filter(([subject]) => isMine(subject)),
  ];
  const isIn = ({ favourites }: Filters, { club }: Favourite): boolean => favourites.some((one) => one.club === club);
  const isTold = ({ notifications }: Filters, { kind, id }: PushSubject): boolean =>
    notifications.some((one) => one.kind === kind && one.id === id);
  const told = theirs.notifications.filter((one) => isTold(mine, one) || !isTold(before, one));
  const stayed = theirs.favourites.filter((team) => isIn(mine, team) || !isIn(before, team));
  return {
    choices: Object.fromEntries(choices.slice(-MOST_SUBJECTS)),
    leaderboardTab: (mine.leaderboardTab === before.leaderboardTab ? theirs : mine).leaderboardTab,
    state: (mine.state === before.state ? theirs : mine).state,
    notifications: mine.notifications.filter((one) => !before.notifications.includes(one)).reduce(withSubject, told),
    favourites: mine.favourites.filter((team) => !isIn(before, team)).reduce(withFavourite, stayed),
  };
}

interface FilterStore {
  readonly dispatch: ((listener: Action<'listenerMiddleware/add'>) => UnsubscribeListener) & Dispatch;
  readonly getState: () => WithFilters;
}

/**
 * Stores the filters for the next visit from now on, earlier choices included, and shares them among tabs: a tab writes
 * only what was chosen in it, onto what is stored by then. Only in the browser. redux-persist does the writing; its
 * reducer is not used, because it would become part of the state, and because rehydrating filters that the store already
 * has (`rememberedFilters`) would undo a choice.
 * @param read the filters as they were read, before any choice of this visit
 */
export function persistFilters({ dispatch, getState }: FilterStore, read: Filters): void {
  const persistoid = createPersistoid(config);
  /** The filters and the stored text when both were last compared. */
  let last = read;
  let seen: string | null | undefined;
  let following = false;
  const check = (): void => {
    if (following) return;
    const text = storedText();
    const mine = getState().filters;
    // Unchanged although something was chosen here: storage is full, and the choice lasts for this visit only.
    const theirs = text === seen ? null : filtersIn(text);
    seen = text;
    if (theirs !== null) {
      following = true;
      dispatch(filtersSynced(ontoTheirs(theirs, mine, last)));
      following = false;
    }
    const isChosen = mine !== last;
    last = getState().filters;
    // Does not write back what another tab wrote, which may have changed again since.
    if (!isChosen) return;
    persistoid.update({ ...last, _persist: VERSION });
    // Written at once: a delayed write could overwrite another tab's choice, or be lost when this tab closes.
    void persistoid.flush();
    seen = storedText();
  };
  check();
  const on = addListener.withTypes<WithFilters>();
  dispatch(on({ predicate: (_action, { filters }) => filters !== last, effect: check }));
  window.addEventListener('storage', check);
  // A tab frozen by the browser receives no storage event.
  window.addEventListener('focus', check);
}

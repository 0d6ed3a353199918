import { waitFor } from '@testing-library/react';
import { initialFilters } from '../../src/store/filters';
import type { Filters } from '../../src/store/filters';
import type { AppStore } from '../../src/store/makeStore';
import { keepFilters } from '../../src/store/persistFilters';
import { rememberedFilters } from '../../src/store/rememberedFilters';
import { testStore } from '../support/store';

/** Where the filters are kept. */
export const KEY = 'persist:kbo-filters';

/** The filters without what redux-persist adds to them. */
export const withoutBookkeeping = (filters: Filters): object =>
  Object.fromEntries(Object.keys(initialFilters).map((key) => [key, Reflect.get(filters, key)]));

/** A visitor comes: redux-persist has started to keep what is chosen. */
export async function visit() {
  const store = testStore();
  keepFilters(store);
  await waitFor(() => expect(store.getState().filters).toMatchObject({ _persist: { rehydrated: true } }));
  return store;
}

/** The storage has what the store has; redux-persist writes a key at a time, each in its own turn. */
export async function kept(store: AppStore): Promise<void> {
  await waitFor(() => expect(rememberedFilters()).toEqual(withoutBookkeeping(store.getState().filters)));
}

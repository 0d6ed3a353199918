import { waitFor } from '@testing-library/react';
import type { AppStore } from '../../src/store/makeStore';
import { persistFilters } from '../../src/filters/persistFilters';
import { rememberedFilters } from '../../src/filters/rememberedFilters';
import { testStore } from '../support/store';

/** The storage key of the filters. */
export const KEY = 'persist:kbo-filters';

/** A visit begins: redux-persist has started to store choices. */
export function visit(): AppStore {
  const store = testStore();
  persistFilters(store, store.getState().filters);
  return store;
}

/** Waits until the storage has what the store has. */
export async function kept(store: AppStore): Promise<void> {
  await waitFor(() => expect(rememberedFilters()).toEqual(store.getState().filters));
}

import { waitFor } from '@testing-library/react';
import type { AppStore } from '../../src/store/makeStore';
import { keepFilters } from '../../src/store/persistFilters';
import { rememberedFilters } from '../../src/store/rememberedFilters';
import { testStore } from '../support/store';

/** Where the filters are kept. */
export const KEY = 'persist:kbo-filters';

/** A visitor comes: redux-persist has started to keep what is chosen. */
export function visit(): AppStore {
  const store = testStore();
  keepFilters(store);
  return store;
}

/** The storage has what the store has. */
export async function kept(store: AppStore): Promise<void> {
  await waitFor(() => expect(rememberedFilters()).toEqual(store.getState().filters));
}

import { waitFor } from '@testing-library/react';
import fc from 'fast-check';
import type { ClubId } from '../../src/entities/ids';
import { decodeFavourites, MOST_FAVOURITES } from '../../src/filters/favourites';
import type { Favourite } from '../../src/filters/favourites';
import { favouriteAdded, favouriteRemoved, favouriteSeen, selectFavourites } from '../../src/filters/filtersSlice';
import { visit } from './visits';
import { testStore } from '../support/store';
import { idOf } from '../support/ids';

const team = (name: string, more: Partial<Favourite> = {}): Favourite => ({
  club: idOf<ClubId>(name),
  code: 'W1A',
  name,
  logo: null,
  ...more,
});
const names = (store: ReturnType<typeof testStore>) => selectFavourites(store.getState()).map(({ name }) => name);

describe('docs/behaviour.md 11: teams that a visitor follows', () => {
  beforeEach(() => localStorage.clear());

  test('oldest first, each once, six at most, and one can be taken out', () => {
    const store = testStore();
    for (const name of ['A', 'B', 'A', 'C', 'D', 'E', 'F', 'G']) store.dispatch(favouriteAdded(team(name)));
    expect(names(store)).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
    store.dispatch(favouriteRemoved(team('C').club));
    store.dispatch(favouriteAdded(team('G')));
    expect(names(store)).toEqual(['A', 'B', 'D', 'E', 'F', 'G']);
  });

  test('what was last seen of a team is kept; news of another team, and no news, change nothing', () => {
    const store = testStore();
    store.dispatch(favouriteAdded(team('A')));
    const before = store.getState().filters;
    store.dispatch(favouriteSeen(team('B')));
    store.dispatch(favouriteSeen(team('A')));
    expect(store.getState().filters).toBe(before);
    store.dispatch(favouriteSeen(team('A', { name: 'A neu', code: 'N2B', logo: 'https://x.example/a.png' })));
    expect(selectFavourites(store.getState())).toEqual([
      { club: 'A', code: 'N2B', name: 'A neu', logo: 'https://x.example/a.png' },
    ]);
  });

  test('they survive a reload', async () => {
    const store = visit();
    store.dispatch(favouriteAdded(team('A')));
    await waitFor(() => expect(names(testStore())).toEqual(['A']));
  });

  test('whatever lies in the storage becomes at most six readable teams', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        for (const raw of [stored, [stored], [{ club: stored, name: stored, logo: stored }]]) {
          const read = decodeFavourites(raw);
          expect(read.length).toBeLessThanOrEqual(MOST_FAVOURITES);
          for (const { club, name } of read) expect([typeof club, typeof name]).toEqual(['string', 'string']);
        }
      }),
    );
    const hostile = { club: '__proto__', code: '', name: 'X', logo: 'javascript:alert(1)' };
    expect(decodeFavourites([hostile, hostile, { club: 'A' }, null])).toEqual([
      { club: '~__proto__', code: null, name: 'X', logo: null },
    ]);
  });
});

import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { SeasonIds } from '../entities/views/fixtures';

/** The beginning of a league's fixtures, by its code, while the rest of a long answer is loading. */
type PartialFixtures = Readonly<Record<string, readonly SeasonIds[]>>;

const slice = createSlice({
  name: 'partialFixtures',
  initialState: (): PartialFixtures => ({}),
  reducers: {
    beginningReceived: (state, { payload }: PayloadAction<{ code: string; seasons: readonly SeasonIds[] }>) => ({
      ...state,
      [payload.code]: payload.seasons,
    }),
    fixturesSettled: (state, { payload }: PayloadAction<string>) =>
      Object.hasOwn(state, payload)
        ? Object.fromEntries(Object.entries(state).filter(([code]) => code !== payload))
        : state,
  },
});

export const partialFixturesReducer = slice.reducer;
export const { beginningReceived, fixturesSettled } = slice.actions;

/** The part of the state that this needs. */
interface WithPartialFixtures {
  readonly partialFixtures: PartialFixtures;
}

/** What has arrived of a league's fixtures; undefined: nothing, or all of it. */
export const selectPartialFixtures = (
  { partialFixtures }: WithPartialFixtures,
  code: unknown,
): readonly SeasonIds[] | undefined =>
  typeof code === 'string' && Object.hasOwn(partialFixtures, code) ? partialFixtures[code] : undefined;

import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** How many entries of a long list are shown, by its name, once more were asked for: Back restores them. */
type Lists = Readonly<Record<string, number>>;

const listsSlice = createSlice({
  name: 'lists',
  initialState: (): Lists => ({}),
  reducers: {
    listExtended: (
      lists,
      { payload: { name, shown } }: PayloadAction<{ readonly name: string; readonly shown: number }>,
    ): Lists => ({ ...lists, [name]: shown }),
  },
});

export const { listExtended } = listsSlice.actions;
export const listsReducer = listsSlice.reducer;

interface WithLists {
  readonly lists: Lists;
}

/** How many entries of a list are shown; undefined: as many as at the start. */
export const selectVisibleCount = ({ lists }: WithLists, name: string): number | undefined =>
  Object.hasOwn(lists, name) ? lists[name] : undefined;

import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { VisitNews } from '../entities/views/visitNews';

/** What is new in a league since the last visit; `null`: unknown, or the card was closed. */
type News = 'loading' | VisitNews | null;

/** By league code; absent: not looked up in this visit. */
type Visits = Readonly<Record<string, News>>;

const visitsSlice = createSlice({
  name: 'visits',
  initialState: (): Visits => ({}),
  reducers: {
    newsRequested: (visits, { payload: code }: PayloadAction<string>): Visits => ({ ...visits, [code]: 'loading' }),
    newsFound: (
      visits,
      { payload: { code, news } }: PayloadAction<{ readonly code: string; readonly news: VisitNews | null }>,
    ): Visits => ({ ...visits, [code]: news }),
    newsClosed: (visits, { payload: code }: PayloadAction<string>): Visits => ({ ...visits, [code]: null }),
  },
});

export const { newsRequested, newsFound, newsClosed } = visitsSlice.actions;
export const visitsReducer = visitsSlice.reducer;

interface WithVisits {
  readonly visits: Visits;
}

/** What is new in a league since the last visit; undefined: not looked up yet. */
export const selectVisitNews = ({ visits }: WithVisits, code: string): News | undefined =>
  Object.hasOwn(visits, code) ? visits[code] : undefined;

const KEY = 'kbo-visits';
const MOST = 30;

function visitTimes(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return new Map();
    return new Map(Object.entries(stored).filter((visit): visit is [string, number] => typeof visit[1] === 'number'));
  } catch {
    return new Map();
  }
}

/**
 * When a league's snapshot was taken, ms since 1970, available synchronously so that the first frame can reserve room
 * for the card; null: never.
 */
export const lastVisitAt = (code: string): number | null => visitTimes().get(code) ?? null;

/** Records a visit; the leagues visited longest ago are dropped. */
export function saveVisitTime(code: string, at: number): void {
  const others = [...visitTimes()].filter(([key]) => key !== code);
  const latest = [...others, [code, at] as const].toSorted(([, a], [, b]) => b - a).slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // Storage is blocked: no room is reserved and no card is shown.
  }
}

import { createAction, createSlice } from '@reduxjs/toolkit';
import type { MatchId } from '../entities/ids';

/** How this tab hears of changes (docs/behaviour.md 12). */
export interface Live {
  /** `leader` reads the stream for all tabs, `follower` hears of it from the leader, `off` needs none. */
  readonly role: 'off' | 'follower' | 'leader';
  readonly stream: 'closed' | 'open';
}

const initialState: Live = { role: 'off', stream: 'closed' };

const liveSlice = createSlice({
  name: 'live',
  initialState,
  reducers: {
    /** The page shows something that may change, and the server has a stream. */
    listeningStarted: (live): Live => ({ ...live, role: 'follower' }),
    listeningStopped: () => initialState,
    /** No other tab leads. */
    leadTaken: (live): Live => ({ ...live, role: 'leader' }),
    streamOpened: (live): Live => ({ ...live, stream: 'open' }),
    streamClosed: {
      reducer: (live): Live => ({ ...live, stream: 'closed' }),
      /** `retryMs`: when it is opened again. */
      prepare: (payload: { readonly retryMs: number }) => ({ payload }),
    },
  },
});

export type PollReason = 'interval' | 'liveUpdate';

/** Matches have changed, nothing says how; an empty list: possibly any of them. */
export const liveUpdateReceived = createAction<{ readonly matchIds: readonly MatchId[] }>('live/liveUpdateReceived');

/** What is on screen and live was asked for again, and why. */
export const requestPolled = createAction<{ readonly request: string; readonly reason: PollReason }>(
  'live/requestPolled',
);

export const { listeningStarted, listeningStopped, leadTaken, streamOpened, streamClosed } = liveSlice.actions;
export const liveReducer = liveSlice.reducer;

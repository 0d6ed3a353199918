import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { readCookie } from '../lib/cookies';

/** Whether somebody is signed in. Token and user id stay in the cookies and never enter the state. */
export interface Session {
  readonly signedIn: boolean;
}

const initialState: Session = { signedIn: false };

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The session cookies were read: at the start, after a login, or because another tab changed them. */
    sessionCookieRead: (state, action: PayloadAction<Session>) =>
      state.signedIn === action.payload.signedIn ? state : action.payload,
  },
});

export const { sessionCookieRead } = sessionSlice.actions;
export const sessionReducer = sessionSlice.reducer;

export interface WithSession {
  readonly session: Session;
}

/** Signed in means that both cookies exist, `authToken` and `adminID` (docs/behaviour.md 4). */
export const selectSignedIn = (state: WithSession): boolean => state.session.signedIn;

/** The session in the cookies of docs/behaviour.md 3. */
export function readSessionCookie(): Session {
  return { signedIn: readCookie('authToken') !== null && readCookie('adminID') !== null };
}

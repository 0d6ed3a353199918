import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** Whether this browser can notify: `homeScreen`, on an iPhone only from there. */
export type Permission = 'unknown' | 'unsupported' | 'homeScreen' | 'default' | 'granted' | 'denied';

interface Push {
  readonly permission: Permission;
  /** What the server last said to what is wanted here: it takes it, it could not be asked, or nothing was asked yet. */
  readonly server: 'unknown' | 'told' | 'failed';
}

const initialState: Push = { permission: 'unknown', server: 'unknown' };

const pushSlice = createSlice({
  name: 'push',
  initialState,
  reducers: {
    /** The browser was asked what it allows, or the visitor has answered it. */
    permissionRead: (push, { payload }: PayloadAction<Permission>) => ({ ...push, permission: payload }),
    /** The server takes what is wanted. */
    serverTold: (push) => ({ ...push, server: 'told' as const }),
    /** The server could not be told; the next visit tries again. */
    serverNotTold: (push) => ({ ...push, server: 'failed' as const }),
  },
});

export const { permissionRead, serverTold, serverNotTold } = pushSlice.actions;
export const pushReducer = pushSlice.reducer;

/** The part of the state that knows of notifications. */
export interface WithPush {
  readonly push: Push;
}

export const selectPush = (state: WithPush): Push => state.push;

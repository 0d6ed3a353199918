import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { attempt } from '../lib/trouble';

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

/** What the browser allows here; an iPhone notifies only from the home screen. */
export function readPermission(): Permission {
  const canPush = 'PushManager' in globalThis && 'Notification' in globalThis && 'serviceWorker' in navigator;
  if (canPush) return attempt(() => Notification.permission, 'unsupported');
  const isTouchMac = /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
  return /iPhone|iPad|iPod/.test(navigator.userAgent) || isTouchMac ? 'homeScreen' : 'unsupported';
}

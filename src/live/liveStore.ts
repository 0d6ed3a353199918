import { addListener } from '@reduxjs/toolkit';
import type { Action, ThunkDispatch, UnknownAction, UnsubscribeListener } from '@reduxjs/toolkit';
import type { api } from '../api/api';
import type { WithServer } from '../api/capabilities';
import type { EntityState } from '../entities/reducer';

/** The state as far as what is live needs it. */
export interface LiveState extends EntityState, WithServer {
  readonly api: ReturnType<typeof api.reducer>;
}

/** The store's listener middleware takes listeners at any time. */
type AddsListeners = (listener: Action<'listenerMiddleware/add'>) => UnsubscribeListener;

/** What is live needs of the store. */
export interface LiveStore {
  readonly dispatch: AddsListeners & ThunkDispatch<LiveState, unknown, UnknownAction>;
  readonly getState: () => LiveState;
}

/** A listener for such a store. */
export const on = addListener.withTypes<LiveState, LiveStore['dispatch']>();

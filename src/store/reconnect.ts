import type { Dispatch } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { api } from '../api/api';
import { isOffline } from '../api/errors';
import { isWatched } from '../api/watched';
import { shownSince } from '../lib/reception';
import type { RootState } from './rootReducer';

/** A phone says that it is online before the first request gets through. */
const LOOK_AGAIN_MS = [2_000, 8_000];

interface Reconnecting {
  readonly dispatch: Dispatch;
  readonly getState: () => RootState;
}

/** Whether anything that a screen waits for was lost with the line, or a kept answer stands in for it. */
function misses(state: RootState): boolean {
  return shownSince() !== null || Object.entries(state.api.queries).some(([request, query]) =>
    query?.status === QueryStatus.rejected && isOffline(query.error) && isWatched(state, request));
}

/** Asks anew 2 and 8 s after the line came back, should the first attempt have come too early. @returns stops it */
export function watchReconnect({ dispatch, getState }: Reconnecting): () => void {
  let timers: readonly ReturnType<typeof setTimeout>[] = [];
  const forget = (): void => timers.forEach(clearTimeout);
  const lookAgain = (): void => {
    forget();
    timers = LOOK_AGAIN_MS.map((ms) => setTimeout(() => {
      if (misses(getState())) dispatch(api.internalActions.onOnline());
    }, ms));
  };
  window.addEventListener('online', lookAgain);
  return () => {
    window.removeEventListener('online', lookAgain);
    forget();
  };
}

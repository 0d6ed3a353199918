import type { Dispatch } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { api } from '../api/api';
import { isOffline } from '../api/errors';
import { isWatched } from '../api/watched';
import { shownSince, watchReception } from '../lib/reception';
import type { RootState } from './rootReducer';

/** A phone says that it is online before the first request gets through. */
const LOOK_AGAIN_MS = [2_000, 8_000];
/** How long kept answers stand in for new ones before those are asked for again; twice as long each time in vain. */
const KEPT_MS = 30_000;
const KEPT_LONGEST_MS = 300_000;

interface Reconnecting {
  readonly dispatch: Dispatch;
  readonly getState: () => RootState;
}

/** Whether anything that a screen waits for was lost with the line, or a kept answer stands in for it. */
function misses(state: RootState): boolean {
  return (
    shownSince() !== null ||
    Object.entries(state.api.queries).some(
      ([request, query]) =>
        query?.status === QueryStatus.rejected && isOffline(query.error) && isWatched(state, request),
    )
  );
}

/**
 * Asks anew what the screens show: 2 and 8 s after the line came back, should the first attempt have come too early,
 * and every 30 s to 5 min while kept answers are shown to somebody. @returns stops it
 */
export function watchReconnect({ dispatch, getState }: Reconnecting): () => void {
  let looks: readonly ReturnType<typeof setTimeout>[] = [];
  let next: ReturnType<typeof setTimeout> | undefined;
  let pause = KEPT_MS;
  const askAnew = (): void => void dispatch(api.internalActions.onOnline());
  const cameBack = (): void => {
    looks.forEach(clearTimeout);
    looks = LOOK_AGAIN_MS.map((ms) => setTimeout(() => misses(getState()) && askAnew(), ms));
  };
  const whileKept = (): void => {
    clearTimeout(next);
    if (shownSince() === null) pause = KEPT_MS;
    else next = setTimeout(attempt, pause);
  };
  const attempt = (): void => {
    if (document.visibilityState === 'visible') {
      askAnew();
      pause = Math.min(pause * 2, KEPT_LONGEST_MS);
    }
    whileKept();
  };
  window.addEventListener('online', cameBack);
  const stopWatching = watchReception(whileKept);
  return () => {
    window.removeEventListener('online', cameBack);
    stopWatching();
    clearTimeout(next);
    looks.forEach(clearTimeout);
  };
}

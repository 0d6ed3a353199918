import { isOffline } from '../api/errors';
import { shownSince, watchReception } from '../lib/reception';
import type { RootState } from './rootReducer';

/** A phone says that it is online before the first request gets through. */
const LOOK_AGAIN_MS = [2_000, 8_000];
/** How long kept answers stand in for new ones before those are asked for again; twice as long each time in vain. */
const KEPT_MS = 30_000;
const KEPT_LONGEST_MS = 300_000;

/** Whether anything that a screen waits for was lost with the line, or a kept answer stands in for it. */
function misses({ shown, api }: RootState): boolean {
  return shownSince() !== null || Object.keys(shown).some((request) => isOffline(api.queries[request]?.error));
}

/**
 * Asks anew what the screens show: 2 and 8 s after the line came back, should the first attempt have come too early,
 * and every 30 s to 5 min while kept answers are shown to somebody.
 * @param askAnew asks for everything on screen
 * @returns stops it
 */
export function watchReconnect(getState: () => RootState, askAnew: () => void): () => void {
  let looks: readonly ReturnType<typeof setTimeout>[] = [];
  let next: ReturnType<typeof setTimeout> | undefined;
  let pause = KEPT_MS;
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

import { QueryStatus } from '@reduxjs/toolkit/query';
import type { AppStore } from '../store/makeStore';
import { awaitsParts, isWaiting } from './waiting';

const LOOK_EVERY_MS = 300;
const LONGEST_WAIT_MS = 8_000;

/** Whether any query still waits for its answer. */
function asks(store: AppStore): boolean {
  return Object.values(store.getState().api.queries).some((query) => query?.status === QueryStatus.pending);
}

/** Whether a picture of the first screenful is still on its way; those further down load when they are scrolled to. */
function loadsPictures(): boolean {
  return [...document.images].some((image) => !image.complete && image.getBoundingClientRect().top < innerHeight);
}

/** Looks now and then until nothing is under way any more, or for 8 s. @returns gives up */
function whenNot(busy: () => boolean, then: () => void): () => void {
  const started = Date.now();
  const timer = setInterval(() => {
    if (busy() && Date.now() - started < LONGEST_WAIT_MS) return;
    clearInterval(timer);
    then();
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

const loadsContent = (store: AppStore) => isWaiting() || awaitsParts() || asks(store);

/** Calls back once the content is there: screen loaded and every query answered; or after 8 s. @returns gives up waiting */
export function whenAnswered(store: AppStore, then: () => void): () => void {
  return whenNot(() => loadsContent(store), then);
}

/**
 * Calls back once the first content is there and nothing is under way: document, screen and pictures loaded, every
 * query answered, main thread idle; or after 8 s. What can wait for later starts then.
 * @returns gives up waiting
 */
export function whenQuiet(store: AppStore, then: () => void): () => void {
  let idle = 0;
  const stop = whenNot(
    () => document.readyState !== 'complete' || loadsContent(store) || loadsPictures(),
    () => {
      if ('requestIdleCallback' in window) idle = requestIdleCallback(then, { timeout: 2_000 });
      else then();
    },
  );
  return () => {
    stop();
    if (idle !== 0) cancelIdleCallback(idle);
  };
}

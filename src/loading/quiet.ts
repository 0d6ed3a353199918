import { QueryStatus } from '@reduxjs/toolkit/query';
import { whenIdle } from '../lib/schedule';
import type { AppStore } from '../store/makeStore';
import { awaitsParts, isWaiting } from './waiting';

const LOOK_EVERY_MS = 300;
/** Eight seconds' worth. */
const MOST_LOOKS = 27;

/** Whether any query is pending. */
function asks(store: AppStore): boolean {
  return Object.values(store.getState().api.queries).some((query) => query?.status === QueryStatus.pending);
}

/** Whether an element is in view; a lazy picture that is not, such as those of a strip's later cards, never loads. */
function isInView(element: Element): boolean {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}

/** Whether a picture in view is still loading. */
function loadsPictures(): boolean {
  return [...document.images].some((image) => !image.complete && isInView(image));
}

/**
 * Polls until `busy` is false, at most 8 s.
 * @returns cancels it
 */
function whenNot(busy: () => boolean, then: () => void): () => void {
  let looks = 0;
  const timer = setInterval(() => {
    looks += 1;
    if (looks < MOST_LOOKS && busy()) return;
    clearInterval(timer);
    then();
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

const loadsContent = (store: AppStore) => isWaiting() || awaitsParts() || asks(store);

/**
 * Calls back once the content is there, that is the screen loaded and all queries answered, or after 8 s.
 * @returns cancels it
 */
export function whenAnswered(store: AppStore, then: () => void): () => void {
  return whenNot(() => loadsContent(store), then);
}

/**
 * Calls back once the page is idle: document, screen and pictures loaded, all queries answered, main thread idle; or
 * after 8 s. Work that can wait starts then.
 * @returns cancels it
 */
export function whenQuiet(store: AppStore, then: () => void): () => void {
  let stopIdling = (): void => undefined;
  const stop = whenNot(
    () => document.readyState !== 'complete' || loadsContent(store) || loadsPictures(),
    () => {
      stopIdling = whenIdle(then);
    },
  );
  return () => {
    stop();
    stopIdling();
  };
}

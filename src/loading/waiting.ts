import { useSyncExternalStore } from 'react';

let awaited: Promise<unknown> | null = null;
const settled = new WeakSet<Promise<unknown>>();
const watchers = new Set<() => void>();
let awaitedParts = 0;

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

const tell = (): void => watchers.forEach((watcher) => watcher());

/**
 * Notes that navigation is waiting for a chunk. Called while the new page renders: the router navigates in a
 * transition, in which React itself shows nothing.
 */
export function waitFor(chunk: Promise<unknown>): void {
  if (awaited === chunk || settled.has(chunk)) return;
  awaited = chunk;
  queueMicrotask(tell);
  const arrived = (): void => {
    settled.add(chunk);
    if (awaited !== chunk) return;
    awaited = null;
    tell();
  };
  chunk.then(arrived, arrived);
}

/** Whether navigation is waiting for a chunk. */
export const isWaiting = (): boolean => awaited !== null;

/** The same as a hook. */
export function useWaiting(): boolean {
  return useSyncExternalStore(watch, isWaiting);
}

/**
 * Registers a part of the current page that is still loading.
 * @returns call this once it has loaded or is no longer needed
 */
export function awaitPart(): () => void {
  awaitedParts++;
  return () => {
    awaitedParts--;
  };
}

/** Whether part of the current page is still loading. */
export const awaitsParts = (): boolean => awaitedParts > 0;

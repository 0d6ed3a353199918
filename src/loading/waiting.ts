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
 * Notes that the page on its way waits for a chunk. Called while that page is rendered: the router
 * changes pages in a transition, so that React itself keeps the wait invisible.
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

/** Whether a page waits for its chunk right now. */
export const isWaiting = (): boolean => awaited !== null;

/** The same, for what draws it. */
export function useWaiting(): boolean {
  return useSyncExternalStore(watch, isWaiting);
}

/** Notes that a part of the page on screen is still on its way. @returns notes that it has come, or that nobody waits any more */
export function awaitPart(): () => void {
  awaitedParts++;
  return () => {
    awaitedParts--;
  };
}

/** Whether any part of the page on screen is still on its way. */
export const awaitsParts = (): boolean => awaitedParts > 0;

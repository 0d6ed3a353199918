import { useSyncExternalStore } from 'react';
import { notePending } from '../lib/schedule';

let awaited: Promise<unknown> | null = null;
const settled = new WeakSet<Promise<unknown>>();
const watchers = new Set<() => void>();

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
  const release = notePending();
  queueMicrotask(tell);
  const arrived = (): void => {
    settled.add(chunk);
    release();
    if (awaited !== chunk) return;
    awaited = null;
    tell();
  };
  chunk.then(arrived, arrived);
}

/** Whether navigation is waiting for a chunk. */
export function useWaiting(): boolean {
  return useSyncExternalStore(watch, () => awaited !== null);
}

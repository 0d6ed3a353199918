/** Header that the service worker gives an answer it kept: ms since 1970 at which the server gave it. */
export const STORED_AT = 'x-stored-at';

const watchers = new Set<() => void>();
let keptSince: number | null = null;

/** Notes whether an answer was a kept one (and how old), or came from the server right now. */
export function noteReception(storedAt: string | null): void {
  const time = storedAt === null ? Number.NaN : Number(storedAt);
  const next = Number.isFinite(time) ? Math.min(time, keptSince ?? time) : null;
  if (next === keptSince) return;
  keptSince = next;
  watchers.forEach((tell) => tell());
}

/** Time of the oldest kept answer that is shown instead of a new one; null while the server answers. */
export function shownSince(): number | null {
  return keptSince;
}

/** For `useSyncExternalStore`. */
export function watchReception(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

/** Whatever a browser breaks off because the page is being left fails within that time. */
const BROKEN_OFF_MS = 2_000;
let leftAt = -Infinity;

/**
 * Keeps failures that are none out of the log: from `beforeunload` on, well before `pagehide`, Firefox lets every script
 * and call that is under way fail.
 */
export function followLeaving(): void {
  addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
}

/** The only access to the console: one line in the prescribed words, never a whole answer. */
export function logError(message: string, reason?: unknown): void {
  if (performance.now() - leftAt < BROKEN_OFF_MS) return;
  if (reason === undefined) console.error(message);
  else console.error(message, reason instanceof Error ? reason.message : reason);
}

import { attempt } from './attempt';

const LONGEST_WAIT_MS = 2_000;

/**
 * Calls back once the main thread is idle, at the latest after 2 s; where the browser can't say, in the next task.
 * @returns cancels it
 */
export function whenIdle(then: () => void): () => void {
  const idle = attempt(() => requestIdleCallback(then, { timeout: LONGEST_WAIT_MS }), undefined);
  if (idle !== undefined) return () => attempt(() => cancelIdleCallback(idle), undefined);
  const waiting = setTimeout(then);
  return () => clearTimeout(waiting);
}

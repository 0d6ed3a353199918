import { setTimeout as pause } from 'node:timers/promises';

/** Failures later than this are not retried. */
const LONGEST_MS = 5_000;
const FIRST_PAUSE_MS = 25;
const LONGEST_PAUSE_MS = 500;

/**
 * Retries something while its failure may be temporary, with growing pauses that differ between processes.
 * @throws any other failure, or the last one
 */
export async function persist<T>(work: () => Promise<T>, mayPass: (error: unknown) => boolean): Promise<T> {
  const end = Date.now() + LONGEST_MS;
  for (let round = 0; ; round += 1) {
    try {
      return await work();
    } catch (error) {
      if (!mayPass(error) || Date.now() >= end) throw error;
      await pause(Math.min(FIRST_PAUSE_MS * 2 ** round, LONGEST_PAUSE_MS) * (0.5 + Math.random()));
    }
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import { RETRIED_MS } from './absence';
import type { Absence } from './absence';

const FIRST_PAUSE_MS = 25;
const LONGEST_PAUSE_MS = 500;

/**
 * Retries something while its failure may be temporary, with growing pauses that differ between processes;
 * while the database is away for long nothing is tried at all.
 * @throws any other failure, or the last one
 */
export async function persist<T>(
  work: () => Promise<T>,
  mayPass: (error: unknown) => boolean,
  absence: Absence,
): Promise<T> {
  const end = Date.now() + RETRIED_MS;
  for (let round = 0; ; round += 1) {
    absence.refuse();
    try {
      const result = await work();
      absence.answered();
      return result;
    } catch (error) {
      absence.failed(error);
      if (!mayPass(error) || Date.now() >= end) throw error;
      await pause(Math.min(FIRST_PAUSE_MS * 2 ** round, LONGEST_PAUSE_MS) * (0.5 + Math.random()));
    }
  }
}

import { forgetAttempts } from './db/attempts';
import type { Database } from './db/database';
import { viennaWallClock } from './domain/clock';
import { harmless } from './domain/harmless';
import { forgetPassedCalls } from './source/onceForAll';
import type { Store } from './store';
import { purgePeople } from './writers/people';
import { liftSuspensions } from './writers/suspensions';

const EVERY_MS = 60_000;
const HOUR_MS = 3_600_000;
/** The hour, on Vienna's clock, in which no match is played. */
const NIGHT = '03';

/**
 * Runs the jobs that are due, every minute, and returns the function that stops them. The embedded engine gets a checkpoint
 * every hour and a vacuum every night. A failed job runs again next time.
 */
export function startHousekeeping(
  store: Store,
  registrationDays: number,
  upkeep: Database['upkeep'] = () => Promise.resolve(),
  mirrors = false,
): () => void {
  const tidy = async () => {
    // Of what belongs to a mirror's source nothing is changed here.
    if (!mirrors) await liftSuspensions(store);
    await forgetAttempts(store.db, new Date());
    await forgetPassedCalls(store.db);
    await purgePeople(store, registrationDays);
  };
  const hourly = async () => {
    if (viennaWallClock(store.now()).slice(11, 13) === NIGHT) await upkeep('vacuum');
    await upkeep('checkpoint');
  };
  const safely = (work: () => Promise<void>) => () =>
    void work().catch((error: unknown) => console.error('housekeeping:', harmless(error)));
  safely(tidy)();
  const timers = [setInterval(safely(tidy), EVERY_MS), setInterval(safely(hourly), HOUR_MS)];
  return () => timers.forEach((timer) => clearInterval(timer));
}

import { forgetAttempts } from './db/attempts';
import { harmless } from './domain/harmless';
import type { Store } from './store';
import { purgePeople } from './writers/people';
import { liftSuspensions } from './writers/suspensions';

const EVERY_MS = 60_000;

/** Does what falls due by itself, each minute, and gives the function that ends it. A failure is made up for next time. */
export function startHousekeeping(store: Store, registrationDays: number): () => void {
  const tidy = async () => {
    await liftSuspensions(store);
    await forgetAttempts(store.db, new Date());
    await purgePeople(store, registrationDays);
  };
  const now = () => void tidy().catch((error: unknown) => console.error('housekeeping:', harmless(error)));
  now();
  const timer = setInterval(now, EVERY_MS);
  return () => clearInterval(timer);
}

import type { Store } from './store';
import { liftSuspensions } from './writers/suspensions';

const EVERY_MS = 60_000;

/** Does what falls due by itself, each minute, and gives the function that ends it. A failure is made up for next time. */
export function startHousekeeping(store: Store): () => void {
  const tidy = () => void liftSuspensions(store).catch((error: unknown) => console.error(error));
  tidy();
  const timer = setInterval(tidy, EVERY_MS);
  return () => clearInterval(timer);
}

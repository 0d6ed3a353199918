import { eq } from 'drizzle-orm';
import { postponements, transfers } from '../db/schema/office';
import { SettingsProblem } from '../settings';
import type { Settings } from '../settings';
import type { Store } from '../store';
import { buildFederation } from './federation';
import { fillWithDemo, originOf } from './mark';
import { startSimulator } from './simulator';

/** The running demo. */
export interface Demo {
  /** Names and routes of an open transfer and an open postponement request. */
  links: () => Promise<[name: string, route: string][]>;
  /** Ends the live matches' simulation after the step under way. */
  stop: () => Promise<void>;
}

/**
 * Starts the demo where it is switched on and allowed: by default in an embedded database that is empty or its own,
 * with `DEMO=on` in any such database, and never in one that others have filled.
 * @throws SettingsProblem when `DEMO=on` meets such a database
 */
export async function startDemo(
  store: Store,
  { demo, databaseUrl }: Pick<Settings, 'demo' | 'databaseUrl'>,
): Promise<Demo | undefined> {
  if (demo === 'off' || (demo === undefined && databaseUrl !== undefined)) return undefined;
  const origin = await originOf(store.db);
  if (origin === 'others') {
    if (demo === undefined) return undefined;
    throw new SettingsProblem('DEMO: on, but this database was filled by others; the demo only writes to its own');
  }
  if (origin === 'nobody') await fillWithDemo(store.db, buildFederation(store.now()), store.now());
  const simulator = startSimulator(store);
  return { links: () => openRequests(store), stop: () => simulator.stop() };
}

async function openRequests({ db }: Store): Promise<[string, string][]> {
  const [transfer] = await db.select().from(transfers).where(eq(transfers.status, 'warten')).limit(1);
  const [postponement] = await db.select().from(postponements).where(eq(postponements.open, true)).limit(1);
  return [
    ...(transfer === undefined ? [] : [['Offener Transfer', `/transfer/${transfer.id}`] satisfies [string, string]]),
    ...(postponement === undefined
      ? []
      : [['Offene Spielverlegung', `/postpone/${postponement.id}`] satisfies [string, string]]),
  ];
}

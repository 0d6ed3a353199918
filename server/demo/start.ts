import { eq } from 'drizzle-orm';
import { isEmpty } from '../db/provenance';
import { postponements, transfers } from '../db/schema/office';
import type { Store } from '../store';
import { buildFederation } from './federation';
import { fillWithDemo } from './load';
import { startSimulator } from './simulator';
import type { Warn } from './simulator';

/** The running demo. */
export interface Demo {
  /** Names and routes of an open transfer and an open postponement request. */
  links: () => Promise<[name: string, route: string][]>;
  /** Ends the live matches' simulation after the step under way. */
  stop: () => Promise<void>;
}

/** Fills an empty database and plays its matches on. */
export async function startDemo(store: Store, warn: Warn): Promise<Demo> {
  if (await isEmpty(store.db)) await fillWithDemo(store.db, buildFederation(store.now()), store.now());
  const simulator = startSimulator(store, warn);
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

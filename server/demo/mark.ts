import type { Db } from '../db/database';
import { isEmpty, loadFederation } from '../db/loadFederation';
import type { Federation } from '../db/rows';
import { demoMark } from '../db/schema/office';
import { utcText } from '../domain/clock';

/** The demo was to write into a database that it did not fill. */
export class ForeignDatabase extends Error {}

/** Whether the demo has filled this database. */
export async function isMarked(db: Db): Promise<boolean> {
  return (await db.$count(demoMark)) > 0;
}

/** Who filled a database: no one yet, the demo, or someone else, whose data it must not touch. */
export async function originOf(db: Db): Promise<'nobody' | 'demo' | 'others'> {
  if (await isMarked(db)) return 'demo';
  return (await isEmpty(db)) ? 'nobody' : 'others';
}

/** Loads the demo into an empty database and marks it as the demo's, both or neither; leaves any other as it is. */
export function fillWithDemo(db: Db, federation: Federation, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    if (await loadFederation(tx, federation)) await tx.insert(demoMark).values({ id: 1, filled: utcText(now) });
  });
}

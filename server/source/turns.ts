import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { turns } from '../db/ownSchema';

/** A process that took a turn and has been silent this long is gone. */
const LEASE_MS = 30_000;
/** So that a process checking every ten seconds does not narrowly miss a turn. */
const NEARLY = 0.9;

/**
 * Does the work if no process on this database is doing it or has done it lately; returns whether it was done.
 * When it fails, or its process dies, the turn is free again.
 * @param everyMs by the clock of the database
 */
export async function inTurn(db: Db, what: string, everyMs: number, work: () => Promise<void>): Promise<boolean> {
  const now = sql`clock_timestamp()`;
  const before = (ms: number) => sql`clock_timestamp() - ${ms / 1_000} * interval '1 second'`;
  const mine = await db
    .insert(turns)
    .values({ what, taken: now })
    .onConflictDoUpdate({
      target: turns.what,
      set: { taken: now },
      setWhere: sql`(${turns.done} is null or ${turns.done} <= ${before(everyMs * NEARLY)})
        and (${turns.taken} is null or ${turns.taken} <= ${before(LEASE_MS)})`,
    })
    .returning({ what: turns.what });
  if (mine.length === 0) return false;
  const set = (values: Partial<Record<'taken' | 'done', typeof now | null>>) =>
    db.update(turns).set(values).where(eq(turns.what, what));
  const heartbeat = setInterval(() => void set({ taken: now }).catch(() => {}), LEASE_MS / 3);
  let done = false;
  try {
    await work();
    done = true;
  } finally {
    clearInterval(heartbeat);
    await set(done ? { taken: null, done: now } : { taken: null });
  }
  return true;
}

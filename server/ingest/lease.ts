import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
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
 * @param restMs how long at least nobody retries after a failure; as long as it has been failing, but never over `everyMs`
 */
export async function inTurn(
  db: Db,
  what: string,
  everyMs: number,
  work: () => Promise<void>,
  restMs: () => number = () => 0,
): Promise<boolean> {
  const now = sql`clock_timestamp()`;
  const ms = (count: number) => sql`${count / 1_000} * interval '1 second'`;
  const mine = await db
    .insert(turns)
    .values({ what, taken: now })
    .onConflictDoUpdate({
      target: turns.what,
      set: { taken: now },
      setWhere: sql`(${turns.done} is null or ${turns.done} <= ${now} - ${ms(everyMs * NEARLY)})
        and (${turns.taken} is null or ${turns.taken} <= ${now} - ${ms(LEASE_MS)})`,
    })
    .returning({ what: turns.what });
  if (mine.length === 0) return false;
  const set = (values: Partial<Record<'taken' | 'done', SQL | null>>) =>
    db.update(turns).set(values).where(eq(turns.what, what));
  const heartbeat = setInterval(() => void set({ taken: now }).catch(() => {}), LEASE_MS / 3);
  // Since when it fails: a row of its own, so that all processes back off together.
  const failing = `failing: ${what}`;
  try {
    await work();
  } catch (error) {
    clearInterval(heartbeat);
    const rest = restMs();
    if (rest > 0) await db.insert(turns).values({ what: failing, taken: now }).onConflictDoNothing();
    const since = sql`(select ${now} - taken from ${turns} where what = ${failing})`;
    const until = sql`${now} + greatest(${ms(rest)}, least(${ms(everyMs)}, ${since}))`;
    await set({ taken: rest > 0 ? sql`${until} - ${ms(LEASE_MS)}` : null });
    throw error;
  }
  clearInterval(heartbeat);
  await set({ taken: null, done: now });
  await db.delete(turns).where(eq(turns.what, failing));
  return true;
}

/** When the work was last done, by whatever process. */
export async function lastDone(db: Db, what: string): Promise<Date | undefined> {
  const [turn] = await db.select({ done: turns.done }).from(turns).where(eq(turns.what, what));
  return turn?.done ?? undefined;
}

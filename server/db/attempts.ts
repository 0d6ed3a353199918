import { createHash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import { utcText } from '../domain/clock';
import type { Db } from './database';
import { attempts } from './ownSchema';

const MINUTE_MS = 60_000;

/**
 * Counts one more attempt within this minute, for all processes on the database, and returns how many there were.
 * One statement, so that none of several at once is lost.
 */
export async function countAttempt(db: Db, what: string, now: Date): Promise<number> {
  const key = createHash('sha256').update(what).digest('base64url');
  const over = sql`${attempts.began} <= ${utcText(new Date(now.getTime() - MINUTE_MS))}`;
  const [counted] = await db
    .insert(attempts)
    .values({ key, count: 1, began: utcText(now) })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${over} then 1 else ${attempts.count} + 1 end`,
        began: sql`case when ${over} then excluded.began else ${attempts.began} end`,
      },
    })
    .returning({ count: attempts.count });
  return counted?.count ?? 1;
}

/** Deletes attempts whose minute is over. */
export async function forgetAttempts(db: Db, now: Date): Promise<void> {
  await db.delete(attempts).where(lt(attempts.began, utcText(new Date(now.getTime() - MINUTE_MS))));
}

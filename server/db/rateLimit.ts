import { createHmac, randomBytes } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { utcText } from '../domain/clock';
import type { Database, Db } from './database';
import { attempts, attemptSecret } from './schema/own';

const MINUTE_MS = 60_000;
/** Whom a process remembers; of anybody else the database knows. */
const MOST_KNOWN = 20_000;

/** Counts who attempts what within a minute. Whoever is over a limit costs no statement until his minute ends. */
export class RateLimiter {
  private readonly known = new LRUCache<string, { count: number; until: number }>({ max: MOST_KNOWN });
  private secret: Promise<string> | undefined;

  constructor(
    private readonly db: Database['counting'],
    private readonly now: () => number = Date.now,
  ) {}

  /** Counts one more attempt in this process, and returns the milliseconds to wait: 0 for up to `most` a minute. */
  here(what: string, most: number): number {
    const now = this.now();
    const before = this.known.get(what);
    const attempt = before !== undefined && now < before.until ? before : { count: 0, until: now + MINUTE_MS };
    attempt.count += 1;
    this.known.set(what, attempt);
    return attempt.count > most ? attempt.until - now : 0;
  }

  /** The same for all processes on the database together. */
  async everywhere(what: string, most: number): Promise<number> {
    const refusedMs = this.here(what, most);
    if (refusedMs > 0) return refusedMs;
    const { count, began } = await this.count(what);
    if (count <= most) return 0;
    const until = Date.parse(began) + MINUTE_MS;
    this.known.set(what, { count, until });
    return Math.max(1, until - this.now());
  }

  /** One statement, so that none of several attempts at once is lost. */
  private async count(what: string): Promise<{ count: number; began: string }> {
    const key = createHmac('sha256', await this.sharedSecret())
      .update(what)
      .digest('base64url');
    const now = new Date(this.now());
    const over = sql`${attempts.began} <= ${utcText(new Date(now.getTime() - MINUTE_MS))}`;
    const [counted] = await this.db
      .insert(attempts)
      .values({ key, count: 1, began: utcText(now) })
      .onConflictDoUpdate({
        target: attempts.key,
        set: {
          count: sql`case when ${over} then 1 else ${attempts.count} + 1 end`,
          began: sql`case when ${over} then excluded.began else ${attempts.began} end`,
        },
      })
      .returning({ count: attempts.count, began: attempts.began });
    return counted ?? { count: 1, began: utcText(now) };
  }

  private sharedSecret(): Promise<string> {
    this.secret ??= readSecret(this.db).catch((error: unknown) => {
      this.secret = undefined;
      throw error;
    });
    return this.secret;
  }
}

/** The random key that all processes share; the first one makes it. */
async function readSecret(db: Database['counting']): Promise<string> {
  const [row] = await db
    .insert(attemptSecret)
    .values({ id: 1, secret: randomBytes(32).toString('base64url') })
    .onConflictDoUpdate({ target: attemptSecret.id, set: { id: 1 } })
    .returning({ secret: attemptSecret.secret });
  if (row === undefined) throw new Error('no secret was returned');
  return row.secret;
}

/** Deletes attempts whose minute is over. */
export async function forgetAttempts(db: Db, now: Date): Promise<void> {
  await db.delete(attempts).where(lt(attempts.began, utcText(new Date(now.getTime() - MINUTE_MS))));
}

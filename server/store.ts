import { ResponseCache } from './cache/cache';
import type { CacheLimits } from './cache/cache';
import { EVERYTHING } from './cache/tags';
import { RateLimiter } from './db/rateLimit';
import type { ChangeListener, Database, Db } from './db/database';
import { PASSWORD_COST } from './domain/auth';

/** Records which answers a write outdates. */
export type Invalidate = (...tags: string[]) => void;

/** What routes and writers work with: the database, the answers cached from it, and the clock. */
export interface Store {
  /** For reading; every change goes through `write`. */
  readonly db: Db;
  readonly answers: ResponseCache;
  readonly limiter: RateLimiter;
  readonly now: () => Date;
  /** What hashing a password costs (scrypt's N). */
  readonly passwordCost: number;
  /** Reports every committed write of any process, once no outdated answer is served any more. */
  listen: (listener: ChangeListener) => void;
  /** Reads everything as it is at one moment, and takes as long as that needs. */
  readonly snapshot: Database['snapshot'];
  /** Runs a transaction; once it is committed no process serves an answer it outdated. */
  write: <T>(work: (tx: Db, invalidate: Invalidate) => Promise<T>) => Promise<T>;
}

/** Combines a database and an answer cache into the one way to read and write. */
export async function createStore(
  database: Database,
  now: () => Date = () => new Date(),
  limits: Partial<CacheLimits> = {},
  passwordCost = PASSWORD_COST,
): Promise<Store> {
  const answers = new ResponseCache(limits);
  const listeners: ChangeListener[] = [
    { changed: (tags) => answers.invalidate(tags), subscribed: (reliable) => answers.setSubscribed(reliable) },
  ];
  const changed = (tags: readonly string[]) => listeners.forEach((listener) => listener.changed(tags));
  await database.listen({
    changed,
    subscribed: (reliable) => listeners.forEach((listener) => listener.subscribed(reliable)),
  });
  return {
    db: database.db,
    snapshot: database.snapshot,
    answers,
    limiter: new RateLimiter(database.counting),
    now,
    passwordCost,
    listen: (listener) => void listeners.push(listener),
    write: async (work) => {
      const tags = new Set<string>();
      const result = await database.db.transaction(async (tx) => {
        tags.clear();
        const value = await work(tx, (...more) => more.forEach((tag) => tags.add(tag)));
        if (tags.size > 0) await database.publish(tx, [...tags], EVERYTHING);
        return value;
      });
      if (tags.size > 0) changed([...tags]);
      return result;
    },
  };
}

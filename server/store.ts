import { sql } from 'drizzle-orm';
import { AnswerCache, EVERYTHING } from './answers/cache';
import { CHANNEL } from './db/listen';
import type { Database, Db } from './db/database';

const LONGEST_NOTICE = 7_900;

/** Notes which answers a write makes outdated. */
export type Outdate = (...tags: string[]) => void;

/** What routes and writers work with: the database, the answers kept from it, and the clock. */
export interface Store {
  /** For reading; every change goes through `write`. */
  readonly db: Db;
  readonly answers: AnswerCache;
  readonly now: () => Date;
  /** Runs a transaction; once it is committed no process gives out an answer it outdated. */
  write: <T>(work: (tx: Db, outdate: Outdate) => Promise<T>) => Promise<T>;
}

/** Joins a database and an answer cache into the one way to read and write. */
export async function createStore(database: Database, now: () => Date = () => new Date()): Promise<Store> {
  const answers = new AnswerCache();
  await database.listen({
    changed: (tags) => answers.outdate(tags),
    hearing: (reliable) => answers.setHearing(reliable),
  });
  return {
    db: database.db,
    answers,
    now,
    write: async (work) => {
      const tags = new Set<string>();
      const result = await database.db.transaction(async (tx) => {
        const value = await work(tx, (...more) => more.forEach((tag) => tags.add(tag)));
        if (database.shared && tags.size > 0) await tx.execute(sql`select pg_notify(${CHANNEL}, ${notice(tags)})`);
        return value;
      });
      if (tags.size > 0) answers.outdate([...tags]);
      return result;
    },
  };
}

function notice(tags: ReadonlySet<string>): string {
  const text = [...tags].join(' ');
  return text.length <= LONGEST_NOTICE ? text : EVERYTHING;
}

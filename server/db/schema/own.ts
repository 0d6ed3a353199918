import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, uid } from './columns';

/**
 * How often something was attempted since `began`; the key is a keyed hash, which identifies nobody without `attemptSecret`.
 * Both tables are unlogged: cheap to write, in no backup of the log, and empty after a crash of the database.
 */
export const attempts = pgTable(
  'attempts',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    began: instant().notNull(),
  },
  (t) => [index().on(t.began)],
);

/** The one random key of those hashes, made by whichever process counts first. */
export const attemptSecret = pgTable('attempt_secret', { id: integer().primaryKey(), secret: text().notNull() });

/** Which process has the right to do what one process does for all, and until when unless it renews it. */
export const leases = pgTable('leases', {
  name: text().primaryKey(),
  holder: uuid().notNull(),
  until: timestamp({ withTimezone: true }).notNull(),
});

/** What the process that reads a mirrored API tells the others of it. */
export const upstreams = pgTable('upstreams', {
  base: text().primaryKey(),
  /** When it last answered, and whether it did when it was last asked. */
  answered: timestamp({ withTimezone: true }),
  answers: boolean().notNull().default(true),
  /** When everything was last saved, how much was left out then, and whether saving works. */
  saved: timestamp({ withTimezone: true }),
  leftOut: integer('left_out').notNull().default(0),
  saving: boolean().notNull().default(true),
  /** Since when reading everything has been failing, and when it last did. */
  failing: timestamp({ withTimezone: true }),
  failed: timestamp({ withTimezone: true }),
});

/** Mails that wait to be sent; whoever sends one takes it by moving `due` on. */
export const outbox = pgTable(
  'outbox',
  {
    id: uid().primaryKey(),
    /** Null: the office. */
    recipient: text(),
    subject: text().notNull(),
    text: text().notNull(),
    attempts: integer().notNull().default(0),
    due: instant().notNull(),
  },
  (t) => [index().on(t.due)],
);

/** Until when the source had answered what is stored of a match: what was asked for earlier may be older. */
export const matchSightings = pgTable('match_sightings', {
  matchId: uid('match_id').primaryKey(),
  answered: timestamp({ withTimezone: true }).notNull(),
});

/** How the lists showed a match when its report was last read, and when that was. */
export const readReports = pgTable('read_reports', {
  matchId: uid('match_id').primaryKey(),
  listed: text().notNull(),
  read: timestamp({ withTimezone: true }).notNull(),
});

/** Calls that a mirror passes on, and their answers, for processes that receive the same call meanwhile. */
export const passedCalls = pgTable(
  'passed_calls',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** A hash of the whole call. */
    key: text().notNull(),
    began: timestamp({ withTimezone: true })
      .notNull()
      .default(sql`clock_timestamp()`),
    /** Null while it is under way. */
    answer: jsonb().$type<KeptAnswer>(),
  },
  (t) => [
    uniqueIndex('passed_calls_under_way')
      .on(t.key)
      .where(sql`${t.answer} is null`),
  ],
);

/** An answer to a forwarded call; the body is base64. */
export interface KeptAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

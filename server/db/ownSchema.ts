import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** How often somebody has tried something since `began`; the key is a hash that names nobody. */
export const attempts = pgTable(
  'attempts',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    began: instant().notNull(),
  },
  (t) => [index().on(t.began)],
);

/** Whose turn it is with something that one of several processes does for all; `taken` is renewed while it is at it. */
export const turns = pgTable('turns', {
  what: text().primaryKey(),
  taken: timestamp({ withTimezone: true }),
  done: timestamp({ withTimezone: true }),
});

/** Calls that a mirror passes on, and what came back, for the processes in which the same was asked at that moment. */
export const passedCalls = pgTable(
  'passed_calls',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** A hash of all of the call. */
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

/** The body is written in base64. */
export interface KeptAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { PUSH_EVENTS } from '../../domain/pushEvents';
import type { PushEvent } from '../../domain/pushEvents';
import type { MatchStatus } from '../../domain/types';
import { matches } from './matches';
import { oneOf, uid, wallClock } from './columns';

/** The federation's key pair for push services (RFC 8292), base64url; made by the first process that needs it. */
export const pushKeys = pgTable('push_keys', {
  id: integer().primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
});

/** A browser that is notified: where, and how its messages are encrypted. Of the person nothing is known. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    endpoint: text().primaryKey(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** When its browser last said so. */
    seen: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.seen)],
);

/** What a browser is notified of: a club or a match, and which events. */
export const pushSubjects = pgTable(
  'push_subjects',
  {
    endpoint: text()
      .notNull()
      .references(() => pushSubscriptions.endpoint, { onDelete: 'cascade' }),
    kind: text().$type<'club' | 'match'>().notNull(),
    id: uid().notNull(),
    events: text().array().$type<PushEvent[]>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.endpoint, t.kind, t.id] }),
    index().on(t.id),
    check('push_subjects_kind', oneOf(t.kind, ['club', 'match'])),
    check(
      'push_subjects_events',
      sql`${t.events} <@ array[${sql.raw(PUSH_EVENTS.map((event) => `'${event}'`).join(', '))}]`,
    ),
  ],
);

/** What subscribers were last told of a match that is still to be played or has just ended. */
export const pushMatches = pgTable(
  'push_matches',
  {
    matchId: uid('match_id')
      .primaryKey()
      .references(() => matches.id, { onDelete: 'cascade' }),
    status: text().$type<MatchStatus>().notNull(),
    homeScore: integer('home_score').notNull(),
    awayScore: integer('away_score').notNull(),
    kickoff: wallClock(),
    /** What happened since the last message, and when it is due. */
    pending: text()
      .array()
      .$type<PushEvent[]>()
      .notNull()
      .default(sql`'{}'`),
    due: timestamp({ withTimezone: true }),
    sent: timestamp({ withTimezone: true }),
  },
  (t) => [index().on(t.due)],
);

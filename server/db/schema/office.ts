import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { TRANSFER_STATUSES } from '../../domain/types';
import type { AuditedRows, Contact, RegistrationStatus, TransferStatus } from '../../domain/types';
import { instant, oneOf, uid, wallClock } from './columns';
import { clubs, players } from './competition';
import { matches } from './matches';

/** Articles in insertion order; `tag` is a league code, `Alle` or `strafsenat`. */
export const news = pgTable(
  'news',
  {
    id: uid().primaryKey(),
    seq: integer().generatedAlwaysAsIdentity(),
    title: text(),
    image: text(),
    text: text(),
    tag: text(),
    youtube: text(),
    created: instant(),
  },
  (t) => [index().on(t.tag)],
);

/** A request to move a player to `clubId`; `originId` is the club at the time of the request. */
export const transfers = pgTable(
  'transfers',
  {
    id: uid().primaryKey(),
    playerId: uid('player_id')
      .notNull()
      .references(() => players.id),
    clubId: uid('club_id')
      .notNull()
      .references(() => clubs.id),
    originId: uid('origin_id').references(() => clubs.id),
    status: text().$type<TransferStatus>().notNull().default('warten'),
    created: instant(),
  },
  (t) => [
    index().on(t.status),
    index().on(t.playerId),
    index().on(t.clubId),
    check('transfers_status', oneOf(t.status, TRANSFER_STATUSES)),
  ],
);

/** The one row that says whether transfers may be confirmed at present. */
export const transferSettings = pgTable('transfer_settings', {
  id: integer().primaryKey(),
  open: boolean().notNull(),
});

/** A request to move a match; `response` is null until it was answered. */
export const postponements = pgTable(
  'postponements',
  {
    id: uid().primaryKey(),
    matchId: uid('match_id')
      .notNull()
      .references(() => matches.id),
    requesterId: uid('requester_id')
      .notNull()
      .references(() => clubs.id),
    requesteeId: uid('requestee_id')
      .notNull()
      .references(() => clubs.id),
    open: boolean().notNull().default(true),
    response: boolean(),
    responseDate: wallClock('response_date'),
    created: instant(),
  },
  (t) => [index().on(t.matchId)],
);

/** A team registration as it was sent; `fingerprint` recognises the same submission sent twice. */
export const registrations = pgTable(
  'registrations',
  {
    id: uid().primaryKey(),
    primaryContact: jsonb('primary_contact').$type<Contact>().notNull(),
    secondaryContact: jsonb('secondary_contact').$type<Contact>().notNull(),
    teamName: text('team_name').notNull(),
    verein: text().notNull(),
    bundesland: text().notNull(),
    type: text().notNull(),
    acceptedAgb: boolean('accepted_agb').notNull(),
    /** Which version of the terms was accepted; null from before versions were recorded. */
    agbVersion: text('agb_version'),
    referCode: text('refer_code').notNull(),
    passwordHash: text('password_hash').notNull(),
    fingerprint: text().notNull(),
    status: text().$type<RegistrationStatus>().notNull().default('draft'),
    created: instant().notNull(),
    /** When it was approved or rejected; it is forgotten some time after. */
    decided: instant(),
  },
  (t) => [index().on(t.fingerprint)],
);

/** Who answered a request when: the visitor's address, stored as long as registrations are. */
export const answerLog = pgTable(
  'answer_log',
  {
    id: uid().primaryKey(),
    requestId: uid('request_id').notNull(),
    answer: text().notNull(),
    answeredBy: text('answered_by').notNull(),
    at: instant().notNull(),
  },
  (t) => [index().on(t.requestId)],
);

/** People who may sign in; `email` is stored in lower case. */
export const users = pgTable(
  'users',
  {
    id: uid().primaryKey(),
    userId: text('user_id').notNull(),
    email: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    type: text().notNull(),
    first: text().notNull(),
    last: text().notNull(),
    tel: text(),
    verified: boolean(),
  },
  (t) => [uniqueIndex().on(t.email)],
);

/** Tokens issued at login, stored only as a hash. */
export const tokens = pgTable(
  'tokens',
  {
    hash: text().primaryKey(),
    userId: uid('user_id')
      .notNull()
      .references(() => users.id),
    expires: instant().notNull(),
  },
  (t) => [index().on(t.userId), index().on(t.expires)],
);

/** Players whose name and picture were removed on request: removed once more when a backup brings them back. */
export const erasures = pgTable('erasures', {
  /** Refers to nothing: the record outlives the player's row. */
  playerId: uid('player_id').primaryKey(),
  at: instant().notNull(),
});

/** Every change of the office: who, when, by which command, and the changed columns of each row, by `table key`. */
export const audit = pgTable('audit', {
  id: uid().primaryKey(),
  seq: integer().generatedAlwaysAsIdentity(),
  at: instant().notNull(),
  by: text().notNull(),
  command: text().notNull(),
  before: jsonb().$type<AuditedRows>().notNull(),
  after: jsonb().$type<AuditedRows>().notNull(),
});

/** One row once the demo has filled this database, which is the only one that it may write to. */
export const demoMark = pgTable('demo_mark', {
  id: integer().primaryKey(),
  filled: instant().notNull(),
});

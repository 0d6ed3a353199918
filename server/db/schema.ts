import { sql } from 'drizzle-orm';
import type { Column, SQL } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { ELIGIBILITIES, EVENT_TYPES, MATCH_STATUSES, SIDES, TRANSFER_STATUSES } from '../domain/types';
import type { Contact, Eligibility, EventType, LineupEntry, MatchStatus, Side, TransferStatus } from '../domain/types';
import { instant, uid, wallClock } from './columns';

/** Finds names by the words in them; `search_terms` is written in migration 0003. */
const searchable = (name: string, column: AnyPgColumn) =>
  index(name).using('gin', sql`(search_terms(${column}, 'entry')::tsvector)`);

/** A league of one state; `HME` is the pseudo-league whose content fills the landing page. */
export const leagues = pgTable('leagues', {
  id: uid().primaryKey(),
  code: text().unique(),
  name: text().notNull(),
  state: text(),
  teamcount: integer(),
  visibility: boolean(),
  youtube: text(),
  /** Null means the league has no home page content at all; slides need it to be set (may be ''). */
  weeklyReport: text('weekly_report'),
  weeklyVideo: text('weekly_video'),
});

/** Slides of a league's home page, in ascending `position`. */
export const slides = pgTable(
  'slides',
  {
    id: uid().primaryKey(),
    leagueId: uid('league_id')
      .notNull()
      .references(() => leagues.id),
    position: integer().notNull(),
    image: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    newsId: uid('news_id'),
  },
  (t) => [index().on(t.leagueId)],
);

/** A season of one league. Winner, final table and current matchday are computed, not stored. */
export const seasons = pgTable(
  'seasons',
  {
    id: uid().primaryKey(),
    leagueId: uid('league_id')
      .notNull()
      .references(() => leagues.id),
    name: text().notNull(),
    primary: boolean('is_primary'),
  },
  (t) => [
    index().on(t.leagueId),
    uniqueIndex('seasons_one_primary')
      .on(t.leagueId)
      .where(sql`${t.primary}`),
  ],
);

/**
 * A season that is over, as JSON with all its matches, so that names and table stay as they were; triggers of migration
 * 0006 drop it when something in the season itself changes.
 */
export const seasonArchives = pgTable('season_archives', {
  seasonId: uid('season_id')
    .primaryKey()
    .references(() => seasons.id, { onDelete: 'cascade' }),
  body: text().notNull(),
});

/** A club; `points` is the running total raised by finished matches, `hiddenPoints` overrides sorting only. */
export const clubs = pgTable(
  'clubs',
  {
    id: uid().primaryKey(),
    leagueId: uid('league_id').references(() => leagues.id),
    sid: text(),
    teamName: text('team_name').notNull(),
    shortName: text('short_name'),
    color: text(),
    logo: text().notNull(),
    coverImage: text('cover_image').notNull().default(''),
    foundationYear: text('foundation_year'),
    membershipSince: text('membership_since'),
    coachName: text('coach_name'),
    coachImage: text('coach_image'),
    captainId: uid('captain_id'),
    kitHome: text('kit_home').notNull().default(''),
    kitAway: text('kit_away').notNull().default(''),
    points: integer().notNull().default(0),
    hiddenPoints: real('hidden_points'),
  },
  (t) => [index().on(t.leagueId), searchable('clubs_search', t.teamName)],
);

/** A registered player; `blockDate` is the last moment of a suspension, `transferPending` bars further requests. */
export const players = pgTable(
  'players',
  {
    id: uid().primaryKey(),
    clubId: uid('club_id').references(() => clubs.id),
    sid: text().notNull(),
    name: text().notNull(),
    number: text().notNull(),
    birthday: text().notNull(),
    nationality: text().notNull(),
    position: text().notNull(),
    eligibility: text().$type<Eligibility>().notNull(),
    registerDate: text('register_date').notNull(),
    image: text(),
    status: boolean(),
    bank: boolean(),
    blockDate: wallClock('block_date'),
    transferPending: boolean('transfer_pending').notNull().default(false),
  },
  (t) => [
    index().on(t.clubId),
    searchable('players_search', t.name),
    check('players_eligibility', oneOf(t.eligibility, ELIGIBILITIES)),
  ],
);

/** A ban and the match that caused it; null for one that was there before we kept account. */
export const suspensions = pgTable(
  'suspensions',
  {
    id: uid().primaryKey(),
    playerId: uid('player_id')
      .notNull()
      .references(() => players.id, { onDelete: 'cascade' }),
    matchId: uid('match_id').references(() => matches.id, { onDelete: 'cascade' }),
    until: wallClock().notNull(),
  },
  (t) => [index().on(t.playerId), index().on(t.matchId)],
);

/** One match; scores change only together with an event or a ruling. `kickoff` null means undated. */
export const matches = pgTable(
  'matches',
  {
    id: uid().primaryKey(),
    seasonId: uid('season_id')
      .notNull()
      .references(() => seasons.id),
    homeClubId: uid('home_club_id')
      .notNull()
      .references(() => clubs.id),
    awayClubId: uid('away_club_id')
      .notNull()
      .references(() => clubs.id),
    gameday: integer().notNull(),
    kickoff: wallClock(),
    location: text().notNull(),
    status: text().$type<MatchStatus>().notNull().default('pending'),
    homeScore: integer('home_score').notNull().default(0),
    awayScore: integer('away_score').notNull().default(0),
    /** Kit pictures worn in this match; null falls back to the club's home or away kit. */
    homeDress: text('home_dress'),
    awayDress: text('away_dress'),
    firstHalfStart: wallClock('first_half_start'),
    firstHalfEnd: wallClock('first_half_end'),
    secondHalfStart: wallClock('second_half_start'),
    secondHalfEnd: wallClock('second_half_end'),
    postponeRequest: boolean('postpone_request').notNull().default(false),
  },
  (t) => [
    index().on(t.seasonId),
    index().on(t.homeClubId),
    index().on(t.awayClubId),
    index().on(t.status),
    check('matches_status', oneOf(t.status, MATCH_STATUSES)),
    check('matches_score', sql`${t.homeScore} >= 0 and ${t.awayScore} >= 0`),
  ],
);

/** How often what a calendar shows of a match has changed, and when last; triggers of migration 0004 keep it. */
export const matchRevisions = pgTable('match_revisions', {
  matchId: uid('match_id')
    .primaryKey()
    .references(() => matches.id, { onDelete: 'cascade' }),
  revision: integer().notNull(),
  changed: instant().notNull(),
});

/** The filled-in line-up of one side; no row means it was not filled in yet. */
export const lineups = pgTable(
  'lineups',
  {
    matchId: uid('match_id')
      .notNull()
      .references(() => matches.id),
    side: text().$type<Side>().notNull(),
    players: jsonb().$type<LineupEntry[]>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.matchId, t.side] }),
    index('lineups_players').using('gin', t.players.op('jsonb_path_ops')),
    check('lineups_side', oneOf(t.side, SIDES)),
  ],
);

/** Goals and cards in insertion order (`seq`). `assign` is the credited side of a goal, the player's side of a card. */
export const events = pgTable(
  'events',
  {
    id: uid().primaryKey(),
    seq: integer().generatedAlwaysAsIdentity(),
    matchId: uid('match_id')
      .notNull()
      .references(() => matches.id),
    type: text().$type<EventType>().notNull(),
    minute: integer().notNull(),
    playerId: uid('player_id').references(() => players.id, { onDelete: 'set null' }),
    name: text(),
    image: text(),
    number: text(),
    assign: text().$type<Side>(),
    ownGoal: boolean('own_goal'),
  },
  (t) => [
    index().on(t.matchId),
    index().on(t.playerId),
    check('events_type', oneOf(t.type, EVENT_TYPES)),
    check('events_assign', oneOf(t.assign, SIDES)),
  ],
);

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
  (t) => [index().on(t.status), check('transfers_status', oneOf(t.status, TRANSFER_STATUSES))],
);

/** The one row that says whether transfers may be confirmed at present. */
export const transferSettings = pgTable('transfer_settings', {
  id: integer().primaryKey(),
  open: boolean().notNull(),
});

/** One row once the demo has filled this database, which is the only one that it may write to. */
export const demoMark = pgTable('demo_mark', {
  id: integer().primaryKey(),
  filled: instant().notNull(),
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
    /** Which version of the terms was accepted; null before versions were kept. */
    agbVersion: text('agb_version'),
    referCode: text('refer_code').notNull(),
    passwordHash: text('password_hash').notNull(),
    fingerprint: text().notNull(),
    status: text().notNull().default('draft'),
    created: instant().notNull(),
  },
  (t) => [index().on(t.fingerprint)],
);

/** Who answered a request when: the visitor's address, kept as long as registrations are. */
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

/** Tokens given out at login, kept only as a hash. */
export const tokens = pgTable('tokens', {
  hash: text().primaryKey(),
  userId: uid('user_id')
    .notNull()
    .references(() => users.id),
  expires: instant().notNull(),
});

/** What the code never writes the database refuses. */
function oneOf(column: Column, words: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`;
}

import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { EVENT_TYPES, MATCH_STATUSES, SIDES } from '../../domain/types';
import type { EventType, LineupEntry, MatchStatus, SideName } from '../../domain/types';
import { instant, oneOf, uid, wallClock } from './columns';
import { clubs, players, seasons } from './competition';

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
    /** Score at half-time; null until then, and where nobody noted it. */
    homeHalf: integer('home_half'),
    awayHalf: integer('away_half'),
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

/** How often what a calendar shows of a match has changed, and when last; maintained by triggers of migration 0004. */
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
    side: text().$type<SideName>().notNull(),
    players: jsonb().$type<LineupEntry[]>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.matchId, t.side] }),
    index('lineups_players')
      .using('gin', t.players.op('jsonb_path_ops'))
      // A line-up found among those not sorted in yet costs so much that, until the next VACUUM, the index is not used.
      .with({ fastupdate: false }),
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
    assign: text().$type<SideName>(),
    ownGoal: boolean('own_goal'),
  },
  (t) => [
    index().on(t.matchId),
    index().on(t.playerId),
    check('events_type', oneOf(t.type, EVENT_TYPES)),
    check('events_assign', oneOf(t.assign, SIDES)),
  ],
);

/** A ban and the match that caused it; null for one from before this was recorded. */
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

import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, real, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { ELIGIBILITIES } from '../../domain/types';
import type { Eligibility } from '../../domain/types';
import { instant, oneOf, uid, wallClock } from './columns';

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

/** Points taken from a club, or given to it, for one season by a ruling; `reason` is shown below the table. */
export const pointsAdjustments = pgTable(
  'points_adjustments',
  {
    id: uid().primaryKey(),
    seasonId: uid('season_id')
      .notNull()
      .references(() => seasons.id),
    clubId: uid('club_id')
      .notNull()
      .references(() => clubs.id),
    points: integer().notNull(),
    reason: text().notNull(),
    created: instant().notNull(),
  },
  (t) => [index().on(t.seasonId), index().on(t.clubId)],
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

import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { AdjustmentRow, LeagueRow, SeasonRow, SlideRow } from '../../db/rows';
import { leagues, pointsAdjustments, seasons, slides } from '../../db/schema/competition';
import { isUnstorable, isUuid } from '../../domain/text';

/** Seasons under way, or all others. */
export type Which = 'primary' | 'former';

/** What holds for a season of either kind. */
export const seasonIs: Readonly<Record<Which, SQL>> = {
  primary: sql`${seasons.primary}`,
  former: sql`${seasons.primary} is not true`,
};

/** All leagues, hidden ones included, by name. */
export function allLeagues(db: Db): Promise<LeagueRow[]> {
  return db.select().from(leagues).orderBy(asc(leagues.name), asc(leagues.id));
}

/** The names of the seasons under way, by league. */
export async function primarySeasonNames(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ league: seasons.leagueId, name: seasons.name })
    .from(seasons)
    .where(seasonIs.primary)
    .orderBy(asc(seasons.name));
  return new Map(rows.map(({ league, name }) => [league, name]));
}

/** The league with this id. */
export async function leagueById(db: Db, id: string): Promise<LeagueRow | undefined> {
  const [league] = await db.select().from(leagues).where(eq(leagues.id, id));
  return league;
}

/** The league a path means, by its code or its id. */
export async function findLeague(db: Db, reference: string): Promise<LeagueRow | undefined> {
  if (isUuid(reference)) return leagueById(db, reference);
  if (isUnstorable(reference)) return undefined;
  const [league] = await db.select().from(leagues).where(eq(leagues.code, reference));
  return league;
}

/** A league's slides in their order. */
export function slidesOf(db: Db, leagueId: string): Promise<SlideRow[]> {
  return db.select().from(slides).where(eq(slides.leagueId, leagueId)).orderBy(asc(slides.position), asc(slides.id));
}

/** A league's seasons, the primary one first, then the latest. */
export function seasonsOf(db: Db, leagueId: string): Promise<SeasonRow[]> {
  return db
    .select()
    .from(seasons)
    .where(eq(seasons.leagueId, leagueId))
    .orderBy(sql`${seasons.primary} desc nulls last`, desc(seasons.name), asc(seasons.id));
}

/** The season with this id. */
export async function seasonById(db: Db, id: string): Promise<SeasonRow | undefined> {
  const [season] = await db.select().from(seasons).where(eq(seasons.id, id));
  return season;
}

/** Points taken or given by rulings in a season, in the order of the rulings. */
export function adjustmentsOfSeason(db: Db, seasonId: string): Promise<AdjustmentRow[]> {
  return db
    .select()
    .from(pointsAdjustments)
    .where(eq(pointsAdjustments.seasonId, seasonId))
    .orderBy(asc(pointsAdjustments.created), asc(pointsAdjustments.id));
}

/** Those of a club in the seasons under way, or in all others. */
export function adjustmentsOfClub(db: Db, clubId: string, which: Which): Promise<AdjustmentRow[]> {
  return db
    .select(getTableColumns(pointsAdjustments))
    .from(pointsAdjustments)
    .innerJoin(seasons, and(eq(seasons.id, pointsAdjustments.seasonId), seasonIs[which]))
    .where(eq(pointsAdjustments.clubId, clubId));
}

/** A league's season under way, if it has one. */
export async function primarySeason(db: Db, leagueId: string): Promise<SeasonRow | undefined> {
  const [season] = await db
    .select()
    .from(seasons)
    .where(and(eq(seasons.leagueId, leagueId), eq(seasons.primary, true)))
    .orderBy(desc(seasons.name))
    .limit(1);
  return season;
}

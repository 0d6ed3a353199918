import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { ClubRow, MatchRow } from '../../db/rows';
import { clubs } from '../../db/schema/competition';

/** The clubs now playing in a league, by name. */
export function clubsOfLeague(db: Db, leagueId: string): Promise<ClubRow[]> {
  return db.select().from(clubs).where(eq(clubs.leagueId, leagueId)).orderBy(asc(clubs.teamName), asc(clubs.id));
}

/** The club with this id. */
export async function clubById(db: Db, id: string): Promise<ClubRow | undefined> {
  const [club] = await db.select().from(clubs).where(eq(clubs.id, id));
  return club;
}

/** Every club that takes part in one of the matches, by id. */
export async function clubsOfMatches(db: Db, matches: readonly MatchRow[]): Promise<Map<string, ClubRow>> {
  const ids = [...new Set(matches.flatMap((match) => [match.homeClubId, match.awayClubId]))];
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(clubs).where(inArray(clubs.id, ids));
  return new Map(rows.map((club) => [club.id, club]));
}

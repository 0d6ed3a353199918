import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { ClubRow, PlayerRow } from '../../db/rows';
import { clubs, players } from '../../db/schema/competition';

/** The player with this id. */
export async function playerById(db: Db, id: string): Promise<PlayerRow | undefined> {
  const [player] = await db.select().from(players).where(eq(players.id, id));
  return player;
}

/** The players who now belong to a club, by name. */
export function squadOf(db: Db, clubId: string): Promise<PlayerRow[]> {
  return db.select().from(players).where(eq(players.clubId, clubId)).orderBy(asc(players.name), asc(players.id));
}

/** Players of the league's clubs who are marked as suspended, the suspension ending first on top. */
export function suspendedIn(db: Db, leagueId: string): Promise<{ player: PlayerRow; club: ClubRow }[]> {
  return db
    .select({ player: getTableColumns(players), club: getTableColumns(clubs) })
    .from(players)
    .innerJoin(clubs, eq(clubs.id, players.clubId))
    .where(and(eq(clubs.leagueId, leagueId), eq(players.eligibility, 'Gesperrt')))
    .orderBy(asc(players.blockDate), asc(players.name), asc(players.id));
}

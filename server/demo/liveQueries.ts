import { and, eq, getTableColumns, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import type { EventRow, LineupRow, MatchRow, PlayerRow } from '../db/rows';
import { leagues, players, seasons } from '../db/schema/competition';
import { events, lineups, matches } from '../db/schema/matches';
import { LIVE } from '../domain/matchStatus';

/** A match with the code of its league. */
export type LeagueMatch = MatchRow & { code: string | null };

function withLeague(db: Db) {
  return db
    .select({ ...getTableColumns(matches), code: leagues.code })
    .from(matches)
    .innerJoin(seasons, eq(seasons.id, matches.seasonId))
    .innerJoin(leagues, eq(leagues.id, seasons.leagueId));
}

/** Everything being played, in a fixed order, so that processes lock rows alike. */
export function playedNow(db: Db): Promise<LeagueMatch[]> {
  return withLeague(db)
    .where(inArray(matches.status, [...LIVE]))
    .orderBy(matches.id);
}

/** Matches that ended after a moment and still wait for the referee or an admin. */
export function justEnded(db: Db, since: string): Promise<LeagueMatch[]> {
  return withLeague(db)
    .where(and(inArray(matches.status, ['completed', 'submitted']), gt(matches.secondHalfEnd, since)))
    .orderBy(matches.id);
}

/** All matches of the matchday under way in the visible leagues; it is the last one of the first half of the season. */
export function currentMatchday(db: Db): Promise<LeagueMatch[]> {
  const middle = db
    .select({ seasonId: matches.seasonId, gameday: sql<number>`max(${matches.gameday}) / 2`.as('middle') })
    .from(matches)
    .groupBy(matches.seasonId)
    .as('middles');
  return db
    .select({ ...getTableColumns(matches), code: leagues.code })
    .from(matches)
    .innerJoin(seasons, and(eq(seasons.id, matches.seasonId), eq(seasons.primary, true)))
    .innerJoin(leagues, and(eq(leagues.id, seasons.leagueId), eq(leagues.visibility, true)))
    .innerJoin(middle, and(eq(middle.seasonId, matches.seasonId), eq(middle.gameday, matches.gameday)))
    .where(isNotNull(matches.kickoff))
    .orderBy(matches.kickoff, matches.id);
}

/** Players of a club who may be lined up. */
export function eligiblePlayers(db: Db, clubId: string): Promise<PlayerRow[]> {
  return db
    .select()
    .from(players)
    .where(and(eq(players.clubId, clubId), eq(players.eligibility, 'Spielberechtigt')))
    .orderBy(players.id);
}

/** A match's line-ups, the people in them, and what has happened so far. */
export async function sheetOf(
  db: Db,
  matchId: string,
): Promise<{ lineups: LineupRow[]; people: Map<string, PlayerRow>; events: EventRow[] }> {
  const named = await db.select().from(lineups).where(eq(lineups.matchId, matchId));
  const ids = named.flatMap((lineup) => lineup.players.map(({ player }) => player));
  const people = ids.length === 0 ? [] : await db.select().from(players).where(inArray(players.id, ids));
  const noted = await db.select().from(events).where(eq(events.matchId, matchId)).orderBy(events.seq);
  return { lineups: named, people: new Map(people.map((player) => [player.id, player])), events: noted };
}

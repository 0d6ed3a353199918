import { and, asc, eq, getTableColumns, inArray, ne } from 'drizzle-orm';
import type { EventType } from '../../domain/types';
import type { Db } from '../database';
import type { ClubRow, EventRow, MatchRow } from '../rows';
import { clubs, players, seasons } from '../schema/competition';
import { events, matches } from '../schema/matches';
import { seasonIs } from './leagues';
import type { Which } from './leagues';

/** A match's events in the order they were noted. */
export function eventsOfMatch(db: Db, matchId: string): Promise<EventRow[]> {
  return db.select().from(events).where(eq(events.matchId, matchId)).orderBy(asc(events.seq));
}

/** The cards shown in the matches. */
export async function cardsOf(db: Db, of: readonly MatchRow[]): Promise<EventRow[]> {
  if (of.length === 0) return [];
  return db
    .select()
    .from(events)
    .where(
      and(
        inArray(
          events.matchId,
          of.map((match) => match.id),
        ),
        ne(events.type, 'goal'),
      ),
    );
}

/** A player's events in the seasons under way, or in all others. */
export function eventsOfPlayer(db: Db, playerId: string, which: Which) {
  return db
    .select({ matchId: events.matchId, type: events.type })
    .from(events)
    .innerJoin(matches, eq(matches.id, events.matchId))
    .innerJoin(seasons, and(eq(seasons.id, matches.seasonId), seasonIs[which]))
    .where(eq(events.playerId, playerId));
}

/** Events of one type in a season, in order, by players who now belong to a club of the league. */
export async function countedEvents(
  db: Db,
  seasonId: string,
  leagueId: string,
  type: EventType,
): Promise<{ event: EventRow; club: ClubRow }[]> {
  return db
    .select({ event: getTableColumns(events), club: getTableColumns(clubs) })
    .from(events)
    .innerJoin(matches, eq(matches.id, events.matchId))
    .innerJoin(players, eq(players.id, events.playerId))
    .innerJoin(clubs, eq(clubs.id, players.clubId))
    .where(and(eq(matches.seasonId, seasonId), eq(events.type, type), eq(clubs.leagueId, leagueId)))
    .orderBy(asc(events.seq));
}

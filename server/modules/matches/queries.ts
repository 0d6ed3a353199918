import { and, asc, between, count, eq, exists, getTableColumns, inArray, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { ClubRow, EventRow, LineupSources, MatchRow } from '../../db/rows';
import { clubs, leagues, players, seasons } from '../../db/schema/competition';
import { events, lineups, matches } from '../../db/schema/matches';
import { FINISHED, isOverdue, LIVE } from '../../domain/match';
import type { EventType } from '../../domain/types';
import { seasonIs } from '../leagues/queries';
import type { Which } from '../leagues/queries';

const BY_DATE = [sql`${matches.kickoff} asc nulls last`, asc(matches.gameday), asc(matches.id)];

/** Holds for matches that count for somebody, as `isAnnulled` of the domain tells. */
const stands = sql`(${matches.status} <> 'cancelled' or ${matches.homeScore} + ${matches.awayScore} > 0)`;

/** The match with this id. */
export async function matchById(db: Db, id: string): Promise<MatchRow | undefined> {
  const [match] = await db.select().from(matches).where(eq(matches.id, id));
  return match;
}

/** All matches of the seasons by date, undated ones last. */
export async function matchesOfSeasons(db: Db, seasonIds: readonly string[]): Promise<MatchRow[]> {
  if (seasonIds.length === 0) return [];
  return db
    .select()
    .from(matches)
    .where(inArray(matches.seasonId, [...seasonIds]))
    .orderBy(...BY_DATE);
}

/** A club's matches by date, those of the seasons under way or those of all others. */
export function matchesOfClub(db: Db, clubId: string, which: Which): Promise<MatchRow[]> {
  return db
    .select(getTableColumns(matches))
    .from(matches)
    .innerJoin(seasons, and(eq(seasons.id, matches.seasonId), seasonIs[which]))
    .where(or(eq(matches.homeClubId, clubId), eq(matches.awayClubId, clubId)))
    .orderBy(...BY_DATE);
}

/** The club's matches in the seasons whose line-ups name the player, by date. */
export async function matchesWithPlayer(
  db: Db,
  clubId: string,
  seasonIds: readonly string[],
  playerId: string,
): Promise<MatchRow[]> {
  if (seasonIds.length === 0) return [];
  const named = db
    .select({ one: sql`1` })
    .from(lineups)
    .where(
      and(eq(lineups.matchId, matches.id), sql`${lineups.players} @> ${JSON.stringify([{ player: playerId }])}::jsonb`),
    );
  return db
    .select()
    .from(matches)
    .where(
      and(
        inArray(matches.seasonId, [...seasonIds]),
        or(eq(matches.homeClubId, clubId), eq(matches.awayClubId, clubId)),
        exists(named),
      ),
    )
    .orderBy(...BY_DATE);
}

/** How many line-ups name the player in the seasons under way, or in all others; annulled matches do not count. */
export async function appearancesOf(db: Db, playerId: string, which: Which): Promise<number> {
  const [row] = await db
    .select({ times: count() })
    .from(lineups)
    .innerJoin(matches, eq(matches.id, lineups.matchId))
    .innerJoin(seasons, and(eq(seasons.id, matches.seasonId), seasonIs[which]))
    .where(and(stands, sql`${lineups.players} @> ${JSON.stringify([{ player: playerId }])}::jsonb`));
  return row?.times ?? 0;
}

/** Finished matches in which one of the clubs took part, those of the seasons under way or those of all others. */
export async function finishedMatchesOf(db: Db, clubIds: readonly string[], which: Which): Promise<MatchRow[]> {
  if (clubIds.length === 0) return [];
  const ids = [...clubIds];
  return db
    .select(getTableColumns(matches))
    .from(matches)
    .innerJoin(seasons, and(eq(seasons.id, matches.seasonId), seasonIs[which]))
    .where(
      and(
        inArray(matches.status, [...FINISHED]),
        or(inArray(matches.homeClubId, ids), inArray(matches.awayClubId, ids)),
      ),
    );
}

/** A league's matches of all seasons with a kick-off inside the span, both ends included. */
export function matchesBetween(db: Db, leagueId: string, span: { from: string; to: string }): Promise<MatchRow[]> {
  return db
    .select(getTableColumns(matches))
    .from(matches)
    .innerJoin(seasons, eq(seasons.id, matches.seasonId))
    .where(and(eq(seasons.leagueId, leagueId), between(matches.kickoff, span.from, span.to)))
    .orderBy(...BY_DATE);
}

/**
 * Everything being played now, each with the name of its league.
 * @param now Vienna's clock labelled `Z`
 */
export async function liveMatches(db: Db, now: string): Promise<(MatchRow & { leagueName: string })[]> {
  const said = await db
    .select({ ...getTableColumns(matches), leagueName: leagues.name })
    .from(matches)
    .innerJoin(seasons, eq(seasons.id, matches.seasonId))
    .innerJoin(leagues, eq(leagues.id, seasons.leagueId))
    .where(inArray(matches.status, [...LIVE]))
    .orderBy(asc(leagues.name), ...BY_DATE);
  return said.filter((match) => !isOverdue(match, now));
}

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

/** A player's events in the seasons under way, or in all others; those of annulled matches count for nobody. */
export function eventsOfPlayer(db: Db, playerId: string, which: Which) {
  return db
    .select({ matchId: events.matchId, type: events.type })
    .from(events)
    .innerJoin(matches, eq(matches.id, events.matchId))
    .innerJoin(seasons, and(eq(seasons.id, matches.seasonId), seasonIs[which]))
    .where(and(stands, eq(events.playerId, playerId)));
}

/** Events of one type in a season that count, in order, by players who now belong to a club of the league. */
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
    .where(and(stands, eq(matches.seasonId, seasonId), eq(events.type, type), eq(clubs.leagueId, leagueId)))
    .orderBy(asc(events.seq));
}

/** Reads everything that the line-ups of the matches show. */
export async function lineupsOf(
  db: Db,
  matches: readonly MatchRow[],
  clubs: ReadonlyMap<string, ClubRow>,
): Promise<LineupSources> {
  const ids = matches.map((match) => match.id);
  const rows = ids.length === 0 ? [] : await db.select().from(lineups).where(inArray(lineups.matchId, ids));
  const named = [...new Set(rows.flatMap((row) => row.players.map((entry) => entry.player)))];
  const people =
    named.length === 0
      ? []
      : await db
          .select({ id: players.id, sid: players.sid, name: players.name, image: players.image })
          .from(players)
          .where(inArray(players.id, named));
  return {
    clubs,
    lineups: rows,
    players: new Map(people.map((player) => [player.id, player])),
    cards: await cardsOf(db, matches),
  };
}

/** The goals of a match in the order of their minutes. */
export function goalsOfMatch(db: Db, matchId: string): Promise<EventRow[]> {
  return db
    .select()
    .from(events)
    .where(and(eq(events.matchId, matchId), eq(events.type, 'goal')))
    .orderBy(asc(events.minute), asc(events.seq));
}

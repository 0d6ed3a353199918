import { and, asc, eq, getTableColumns, isNotNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../database';
import type { MatchRow } from '../rows';
import { clubs, seasons } from '../schema/competition';
import { matches, matchRevisions } from '../schema/matches';

const homes = alias(clubs, 'homes');
const aways = alias(clubs, 'aways');

/** A dated match with the names of its clubs and its history. */
export type DatedMatch = MatchRow & { home: string; away: string; revision: number; changed: string };

/** The dated matches of a club or a league in seasons under way, by date. */
export function datedMatches(db: Db, of: { clubId: string } | { leagueId: string }): Promise<DatedMatch[]> {
  return db
    .select({
      ...getTableColumns(matches),
      home: homes.teamName,
      away: aways.teamName,
      revision: matchRevisions.revision,
      changed: matchRevisions.changed,
    })
    .from(matches)
    .innerJoin(seasons, eq(seasons.id, matches.seasonId))
    .innerJoin(homes, eq(homes.id, matches.homeClubId))
    .innerJoin(aways, eq(aways.id, matches.awayClubId))
    .innerJoin(matchRevisions, eq(matchRevisions.matchId, matches.id))
    .where(
      and(
        eq(seasons.primary, true),
        isNotNull(matches.kickoff),
        'clubId' in of
          ? or(eq(matches.homeClubId, of.clubId), eq(matches.awayClubId, of.clubId))
          : eq(seasons.leagueId, of.leagueId),
      ),
    )
    .orderBy(asc(matches.kickoff), asc(matches.id));
}

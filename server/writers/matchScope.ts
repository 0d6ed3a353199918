import { eq, inArray } from 'drizzle-orm';
import { tag } from '../answers/tags';
import type { Db } from '../db/database';
import type { MatchRow } from '../db/rows';
import { clubs, seasons } from '../db/schema/competition';
import { matches } from '../db/schema/matches';
import { Refusal, found } from '../domain/refusal';
import type { MatchStatus } from '../domain/types';

/** A match locked for a change, with the tags that the change outdates. */
export interface LockedMatch {
  match: MatchRow;
  leagueId: string;
  primary: boolean | null;
  tags: string[];
}

/**
 * Locks a match until the end of the transaction, so that changes to it happen one after the other.
 * @throws Refusal `unknown` when there is none, `late` when its status is not one of the allowed
 */
export async function lockMatch(tx: Db, matchId: string, allowed: readonly MatchStatus[]): Promise<LockedMatch> {
  const [row] = await tx
    .select()
    .from(matches)
    .innerJoin(seasons, eq(seasons.id, matches.seasonId))
    .where(eq(matches.id, matchId))
    .for('update', { of: matches });
  const { matches: match, seasons: season } = found(row, 'Match not found');
  if (!allowed.includes(match.status)) {
    throw new Refusal('late', `Das Spiel ist im Zustand „${match.status}“, das geht jetzt nicht.`);
  }
  const playing = await tx
    .select({ leagueId: clubs.leagueId })
    .from(clubs)
    .where(inArray(clubs.id, [match.homeClubId, match.awayClubId]));
  // A club that has moved up since shows its points in another league.
  const leagueIds = new Set([season.leagueId, ...playing.flatMap(({ leagueId }) => leagueId ?? [])]);
  return {
    match,
    leagueId: season.leagueId,
    primary: season.primary,
    tags: [
      tag.match(match.id),
      tag.season(match.seasonId),
      ...(season.primary === true ? [] : [tag.former]),
      ...[...leagueIds].map(tag.league),
      tag.club(match.homeClubId),
      tag.club(match.awayClubId),
      tag.live,
    ],
  };
}

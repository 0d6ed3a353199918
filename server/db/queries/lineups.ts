import { inArray } from 'drizzle-orm';
import type { Db } from '../database';
import type { ClubRow, LineupSources, MatchRow } from '../rows';
import { players } from '../schema/competition';
import { lineups } from '../schema/matches';
import { cardsOf } from './events';

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

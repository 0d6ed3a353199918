import { asc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database';
import type { FoundClub, FoundPlayer } from '../../db/rows';
import { clubs, leagues, players } from '../../db/schema/competition';

/** Clubs whose names hold every word that was typed: best fit first, then by name. */
export async function findClubs(db: Db, typed: string, most: number): Promise<FoundClub[]> {
  const { id, teamName, logo } = clubs;
  return db
    .select({ club: { id, teamName, logo }, code: leagues.code })
    .from(hits(clubs.teamName, clubs.id, typed, most))
    .innerJoin(clubs, sql`${clubs.id} = hits.id`)
    .leftJoin(leagues, eq(leagues.id, clubs.leagueId))
    .orderBy(sql`hits.rank`, asc(clubs.teamName), asc(clubs.id));
}

/** Players, in the same way. */
export async function findPlayers(db: Db, typed: string, most: number): Promise<FoundPlayer[]> {
  const { id, name, image } = players;
  return db
    .select({ player: { id, name, image }, club: { teamName: clubs.teamName }, code: leagues.code })
    .from(hits(players.name, players.id, typed, most))
    .innerJoin(players, sql`${players.id} = hits.id`)
    .leftJoin(clubs, eq(clubs.id, players.clubId))
    .leftJoin(leagues, eq(leagues.id, clubs.leagueId))
    .orderBy(sql`hits.rank`, asc(players.name), asc(players.id));
}

/**
 * Ids and ranks of the best hits: names with the very words, then with words that begin so, then with the letters
 * anywhere. A looser way is only tried while the stricter ones have not found enough, and finds nothing twice.
 */
function hits(name: AnyPgColumn, id: AnyPgColumn, typed: string, most: number): SQL {
  const query = (how: string) => sql`search_terms(${typed}, ${how})::tsquery`;
  const ranked = (rank: number, fit: SQL) => sql`(
    select ${id}, ${sql.raw(String(rank))} as rank from ${name.table}
    where search_terms(${name}, 'entry')::tsvector @@ (${fit})
    order by ${name}, ${id} limit ${most})`;
  const word = ranked(0, query('word'));
  const start = ranked(1, sql`${query('start')} && !!${query('word')}`);
  const middle = ranked(2, sql`${query('middle')} && !!${query('start')}`);
  return sql`(${word} union all ${start} union all ${middle} limit ${most}) as hits`;
}

import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../database';
import type { ClubRow, PlayerRow } from '../rows';
import { clubs, leagues, players } from '../schema';

/** How closely the words of a name fit what was typed, best first. */
const FITS = ['word', 'start', 'middle'] as const;
type Fit = (typeof FITS)[number];

/** A club with the code of its league. */
export interface FoundClub {
  club: ClubRow;
  code: string | null;
}

/** A player with the present club and its league. */
export interface FoundPlayer {
  player: PlayerRow;
  club: ClubRow | null;
  code: string | null;
}

/** Clubs whose names hold every word that was typed, best fit first, then by name. */
export function findClubs(db: Db, typed: string, most: number): Promise<FoundClub[]> {
  const select = (fit: Fit) =>
    db
      .select({ club: getTableColumns(clubs), code: leagues.code })
      .from(clubs)
      .leftJoin(leagues, eq(leagues.id, clubs.leagueId))
      .where(fits(clubs.teamName, typed, fit))
      .orderBy(clubs.teamName, clubs.id)
      .limit(most);
  return best(select, ({ club }) => club.id, most);
}

/** Players, in the same way. */
export function findPlayers(db: Db, typed: string, most: number): Promise<FoundPlayer[]> {
  const select = (fit: Fit) => {
    const hits = db
      .select()
      .from(players)
      .where(fits(players.name, typed, fit))
      .orderBy(players.name, players.id)
      .limit(most)
      .as('hits');
    return db
      .select({ player: hits._.selectedFields, club: getTableColumns(clubs), code: leagues.code })
      .from(hits)
      .leftJoin(clubs, eq(clubs.id, hits.clubId))
      .leftJoin(leagues, eq(leagues.id, clubs.leagueId))
      .orderBy(hits.name, hits.id);
  };
  return best(select, ({ player }) => player.id, most);
}

function fits(column: AnyPgColumn, typed: string, fit: Fit) {
  return sql`search_terms(${column}, 'entry')::tsvector @@ search_terms(${typed}, ${fit})::tsquery`;
}

/** Asks for looser fits only while there are fewer than wanted; nothing comes twice. */
async function best<Row>(select: (fit: Fit) => PromiseLike<Row[]>, idOf: (row: Row) => string, most: number) {
  const found = new Map<string, Row>();
  for (const fit of FITS) {
    if (found.size >= most) break;
    for (const row of await select(fit)) if (!found.has(idOf(row))) found.set(idOf(row), row);
  }
  return [...found.values()].slice(0, most);
}

import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database';
import type { ClubRow, LeagueRow, MatchRow, PlayerRow, SeasonRow } from '../db/rows';
import { clubs, leagues, players, seasons } from '../db/schema/competition';
import { matches } from '../db/schema/matches';
import { isUuid } from '../domain/text';
import { refuse, shownDay } from './words';

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/**
 * The id in a word: itself, or the last one in an address of the site.
 * @throws Refusal when there is none
 */
export function idIn(word: string, what: string): string {
  const id = word.match(UUID)?.at(-1);
  if (id === undefined)
    throw refuse(`„${word}“ ist keine Kennung ${what}; sie steht am Ende der Adresse auf der Website.`);
  return id.toUpperCase();
}

const homes = alias(clubs, 'homes');
const aways = alias(clubs, 'aways');

/** A match with what it is between and part of. */
export interface FoundMatch {
  match: MatchRow;
  home: ClubRow;
  away: ClubRow;
  season: SeasonRow;
  league: LeagueRow;
}

/**
 * The match that a word means, locked until the end of the transaction.
 * @throws Refusal when there is none
 */
export async function matchMeant(tx: Db, word: string): Promise<FoundMatch> {
  const [found] = await tx
    .select({ match: matches, home: homes, away: aways, season: seasons, league: leagues })
    .from(matches)
    .innerJoin(homes, eq(homes.id, matches.homeClubId))
    .innerJoin(aways, eq(aways.id, matches.awayClubId))
    .innerJoin(seasons, eq(seasons.id, matches.seasonId))
    .innerJoin(leagues, eq(leagues.id, seasons.leagueId))
    .where(eq(matches.id, idIn(word, 'eines Spiels')))
    .for('update', { of: matches });
  if (found === undefined) throw refuse(`Es gibt kein Spiel ${word}.`);
  return found;
}

/** A match in words: `FC A – SV B (W1A 2025/26, 3. Spieltag, 12.11.2025)`. */
export function matchWords({ match, home, away, season, league }: FoundMatch): string {
  const day = match.kickoff === null ? 'ohne Termin' : shownDay(match.kickoff);
  const where = `${league.code ?? league.name} ${season.name}, ${match.gameday}. Spieltag, ${day}`;
  return `${home.teamName} – ${away.teamName} (${where})`;
}

/**
 * The club that a word means: its id, an address of the site that ends with it, or its whole name.
 * @throws Refusal when there is none, or several of this name
 */
export async function clubMeant(tx: Db, word: string): Promise<ClubRow> {
  const id = word.match(UUID)?.at(-1)?.toUpperCase();
  const found = await tx
    .select()
    .from(clubs)
    .where(id === undefined ? eq(sql`lower(${clubs.teamName})`, word.trim().toLowerCase()) : eq(clubs.id, id));
  const [club, ...others] = found;
  if (club === undefined) throw refuse(`Es gibt keinen Verein ${word}.`);
  if (others.length > 0)
    throw refuse([`So heißen mehrere; nimm die Kennung:`, ...found.map((one) => `  ${one.id}`)].join('\n'));
  return club;
}

/**
 * The season under way of a club's league.
 * @throws Refusal when the club plays in none
 */
export async function seasonUnderWay(tx: Db, club: ClubRow): Promise<SeasonRow> {
  const [season] =
    club.leagueId === null
      ? []
      : await tx
          .select()
          .from(seasons)
          .where(and(eq(seasons.leagueId, club.leagueId), eq(seasons.primary, true)));
  if (season === undefined) throw refuse(`${club.teamName} spielt in keiner laufenden Saison.`);
  return season;
}

/**
 * The player that a word means, by SID (leading zeros do not matter) or id.
 * @throws Refusal when there is none, or several with this SID
 */
export async function playerMeant(tx: Db, word: string): Promise<PlayerRow> {
  const digits = /^\d+$/.test(word) ? word.replace(/^0+/, '') : word;
  const found = isUuid(word)
    ? await tx.select().from(players).where(eq(players.id, word))
    : await tx
        .select()
        .from(players)
        .where(
          inArray(
            players.sid,
            Array.from({ length: 10 }, (_, zeros) => '0'.repeat(zeros) + digits),
          ),
        );
  const [player, ...others] = found;
  if (player === undefined) throw refuse(`Es gibt keinen Spieler ${word}.`);
  if (others.length > 0)
    throw refuse(
      [`Die SID ${word} haben mehrere; nimm die Kennung:`, ...found.map(({ id, name }) => `  ${id} ${name}`)].join(
        '\n',
      ),
    );
  return player;
}

/**
 * The league that a word means, by its code or id.
 * @throws Refusal when there is none
 */
export async function leagueMeant(tx: Db, word: string): Promise<LeagueRow> {
  const [league] = await tx
    .select()
    .from(leagues)
    .where(or(eq(leagues.code, word), isUuid(word) ? eq(leagues.id, word) : undefined));
  if (league === undefined) throw refuse(`Es gibt keine Liga ${word}.`);
  return league;
}

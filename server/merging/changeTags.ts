import { eq, inArray } from 'drizzle-orm';
import { EVERYTHING, tag } from '../cache/tags';
import type { Db } from '../db/database';
import { clubs, seasons } from '../db/schema/competition';
import { matches } from '../db/schema/matches';
import type { Change } from './merge';

/** What answers of many kinds show of a row: when it changes, the whole cache is outdated. Such changes are rare. */
const SHOWN_EVERYWHERE: Readonly<Record<string, readonly string[]>> = {
  leagues: ['code', 'name'],
  seasons: ['name', 'is_primary'],
  clubs: ['league_id', 'team_name', 'short_name', 'logo', 'color'],
  players: ['sid', 'name', 'image'],
};

/** The tags of the answers that show what changed. */
export async function tagsOfChanges(db: Db, changes: readonly Change[]): Promise<string[]> {
  if (changes.some(isShownEverywhere)) return [EVERYTHING];
  const found = new Set<string>();
  const idsOf = (column: string, ...tables: string[]) =>
    changes
      .filter(({ table }) => tables.includes(table))
      .flatMap(({ before, after }) => [before?.[column], after?.[column]])
      .filter((id) => typeof id === 'string');
  const add = (ids: readonly string[], name: (id: string) => string) => ids.forEach((id) => found.add(name(id)));

  if (changes.some(({ table }) => table === 'leagues')) found.add(tag.leagues);
  if (changes.some(({ table }) => table === 'news')) found.add(tag.news);
  if (changes.some(({ table }) => table === 'transfers')) found.add(tag.transfers);
  add([...idsOf('id', 'leagues'), ...idsOf('league_id', 'slides', 'seasons', 'clubs')], tag.league);
  add([...idsOf('id', 'clubs'), ...idsOf('club_id', 'players')], tag.club);
  add([...idsOf('id', 'players'), ...idsOf('player_id', 'events', 'transfers')], tag.player);
  add(linedUp(changes), tag.player);

  const shown = [...idsOf('id', 'matches'), ...idsOf('match_id', 'lineups', 'events')];
  add(shown, tag.match);
  if (shown.length > 0) found.add(tag.live);
  for (const match of await scopes(db, shown)) {
    add([match.home, match.away], tag.club);
    found.add(tag.league(match.league));
    found.add(tag.season(match.season));
    if (match.primary !== true) found.add(tag.former);
  }
  const homes = [...new Set(idsOf('club_id', 'players'))];
  if (homes.length > 0) {
    const rows = await db.select({ league: clubs.leagueId }).from(clubs).where(inArray(clubs.id, homes));
    add(
      rows.flatMap(({ league }) => (league === null ? [] : [league])),
      tag.league,
    );
  }
  return [...found];
}

function isShownEverywhere({ table, before, after }: Change): boolean {
  // Tables of the season and of all times, the club's page, pictures.
  if (table === 'points_adjustments') return true;
  const columns = SHOWN_EVERYWHERE[table] ?? [];
  if (before === undefined && (table === 'leagues' || table === 'seasons')) return true;
  return before !== undefined && after !== undefined && columns.some((name) => before[name] !== after[name]);
}

function linedUp(changes: readonly Change[]): string[] {
  const lists = changes
    .filter(({ table }) => table === 'lineups')
    .flatMap(({ before, after }) => [before?.['players'], after?.['players']]);
  return lists.flatMap((list: unknown) =>
    Array.isArray(list) ? list.map((entry: { player?: unknown }) => String(entry.player)) : [],
  );
}

async function scopes(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      home: matches.homeClubId,
      away: matches.awayClubId,
      league: seasons.leagueId,
      season: matches.seasonId,
      primary: seasons.primary,
    })
    .from(matches)
    .innerJoin(seasons, eq(seasons.id, matches.seasonId))
    .where(inArray(matches.id, [...new Set(ids)]));
}

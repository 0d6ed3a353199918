import type { Club } from './club/model';
import type { LeaderboardEntry } from './leaderboard/model';
import type { League } from './league/model';
import type { Match } from './match/model';
import type { NewsItem, Slide } from './news/model';
import type { Player } from './player/model';
import type { Postponement, Transfer } from './transfer/model';
import type { Season } from './season/filter';
import type { Standing } from './standing/model';
import type { Suspension } from './suspension/model';

/** Every kind of entity, by the name of its table. */
export interface EntityTypes {
  leagues: League;
  clubs: Club;
  players: Player;
  matches: Match;
  seasons: Season;
  news: NewsItem;
  slides: Slide;
  standings: Standing;
  leaderboard: LeaderboardEntry;
  suspensions: Suspension;
  transfers: Transfer;
  postponements: Postponement;
}

export type TableName = keyof EntityTypes;

/** The type of id that is the key of a table. */
export type IdOf<Name extends TableName> = EntityTypes[Name]['id'];

export type Table<Entity> = Readonly<Record<string, Entity>>;

/** The normalised store: one table per kind of entity, keyed by id. */
export type EntityTables = { readonly [Name in TableName]: Table<EntityTypes[Name]> };

/** The entities in one answer, possibly partial, by table and id. */
export type EntityUpdates = { readonly [Name in TableName]?: Table<EntityTypes[Name]> };

/** Makes all tables. Written out so that a missing one does not compile. */
function makeTables(make: <Name extends TableName>(name: Name) => Table<EntityTypes[Name]>): EntityTables {
  return {
    leagues: make('leagues'),
    clubs: make('clubs'),
    players: make('players'),
    matches: make('matches'),
    seasons: make('seasons'),
    news: make('news'),
    slides: make('slides'),
    standings: make('standings'),
    leaderboard: make('leaderboard'),
    suspensions: make('suspensions'),
    transfers: make('transfers'),
    postponements: make('postponements'),
  };
}

export const emptyTables = makeTables(() => ({}));

export const isTableName = (key: string): key is TableName => Object.hasOwn(emptyTables, key);

export const TABLE_NAMES: readonly TableName[] = Object.keys(emptyTables).filter(isTableName);

/** Applies a change to every table; the same object if none is changed. */
export function mapTables(
  tables: EntityTables,
  change: <Name extends TableName>(name: Name, table: Table<EntityTypes[Name]>) => Table<EntityTypes[Name]>,
): EntityTables {
  const changed = makeTables((name) => change(name, tables[name]));
  return TABLE_NAMES.every((name) => changed[name] === tables[name]) ? tables : changed;
}

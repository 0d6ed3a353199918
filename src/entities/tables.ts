import type { Club } from './club/model';
import type { LeaderboardEntry } from './leaderboard/model';
import type { League } from './league/model';
import type { Match } from './match/model';
import type { NewsItem, Slide } from './news/model';
import type { Player } from './player/model';
import type { Postponement } from './postponement/model';
import type { Season } from './season/model';
import type { Standing } from './standing/model';
import type { Suspension } from './suspension/model';
import type { Transfer } from './transfer/model';

/** Every kind of entity by the name of its table. */
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

export type Table<Entity> = Readonly<Record<string, Entity>>;

/** The normalised store: one table of facts per kind of entity, keyed by id. */
export type EntityTables = { readonly [Name in TableName]: Table<EntityTypes[Name]> };

/** What one answer tells: entities, possibly partial, by table and id. */
export type EntityUpdates = { readonly [Name in TableName]?: Table<EntityTypes[Name]> };

export const TABLE_NAMES: readonly TableName[] = [
  'leagues',
  'clubs',
  'players',
  'matches',
  'seasons',
  'news',
  'slides',
  'standings',
  'leaderboard',
  'suspensions',
  'transfers',
  'postponements',
];

export const emptyTables: EntityTables = {
  leagues: {},
  clubs: {},
  players: {},
  matches: {},
  seasons: {},
  news: {},
  slides: {},
  standings: {},
  leaderboard: {},
  suspensions: {},
  transfers: {},
  postponements: {},
};

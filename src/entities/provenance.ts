import type { EntityUpdates, TableName } from './tables';
import type { Club } from './club/model';
import type { Match } from './match/model';
import type { Player } from './player/model';

/**
 * The authority of the facts in an answer, strongest first:
 * `detail`: the entity's own answer, complete: what it omits does not exist;
 * `list`: a row of a list of such entities, complete for the keys it has;
 * `embedded`: a snapshot inside another entity, which fills gaps and replaces nothing but older mentions.
 */
export const AUTHORITIES = ['detail', 'list', 'embedded'] as const;
export type Authority = (typeof AUTHORITIES)[number];

/** The facts of one answer, by authority. */
export type EntityPatches = { readonly [By in Authority]?: EntityUpdates };

/** When the server sent something. */
export interface Age {
  /** ms since 1970 by this device's clock: when it was requested. */
  readonly fetchedAt: number;
  /** An earlier answer, shown because a new one could not be loaded. */
  readonly fromOfflineCache: boolean;
}

/** The origin of a group of facts: a request that is still cached, or the age of one that is not. */
export type Origin = { readonly authority: Authority } & ({ readonly request: string } | Age);

/** The origin of each group of an entity's facts. */
export type Origins = Readonly<Record<string, Origin>>;

/** The origins for each table, by id. */
export type ProvenanceTables = { readonly [Name in TableName]?: Readonly<Record<string, Origins>> };

/** The ids of a table that an answer contains. */
export function patchedIds(patches: EntityPatches, name: TableName): readonly string[] {
  const tables = AUTHORITIES.map((by) => patches[by]?.[name]).filter((table) => table !== undefined);
  const [only = {}] = tables;
  return tables.length < 2 ? Object.keys(only) : [...new Set(tables.flatMap(Object.keys))];
}

/** The group of facts each key of an entity belongs to. A key without a group does not compile. */
type Groups<Entity> = Readonly<Record<Exclude<keyof Entity, 'id'>, string>>;

const club: Groups<Club> = {
  name: 'identity',
  shortName: 'identity',
  logo: 'identity',
  color: 'identity',
  sid: 'identity',
  points: 'place',
  leagueCode: 'place',
  memberSince: 'page',
  kitHome: 'page',
  kitAway: 'page',
  coach: 'page',
  captain: 'page',
  squad: 'page',
  allStats: 'page',
  seasonStats: 'page',
};

const player: Groups<Player> = {
  name: 'identity',
  number: 'identity',
  sid: 'identity',
  image: 'identity',
  position: 'squad',
  eligibility: 'squad',
  birthday: 'squad',
  nationality: 'squad',
  isCaptain: 'squad',
  club: 'squad',
  allStats: 'figures',
  seasonStats: 'figures',
};

const match: Groups<Match> = {
  home: 'sides',
  away: 'sides',
  homeUnlinked: 'sides',
  awayUnlinked: 'sides',
  homeKit: 'sides',
  awayKit: 'sides',
  league: 'sides',
  leagueName: 'sides',
  kickoff: 'fixture',
  location: 'fixture',
  gameday: 'fixture',
  status: 'state',
  score: 'state',
  halftime: 'halftime',
  firstHalf: 'state',
  secondHalf: 'state',
  homeLineup: 'report',
  awayLineup: 'report',
  events: 'report',
};

/**
 * Groups that even an entity's own answer leaves incomplete: the federation's match report names no club (docs/api.md
 * 4.17), and what stood at half-time is patches at half-time only.
 */
const NEVER_COMPLETE: readonly string[] = ['sides', 'halftime'];

const ALL = 'facts';

/** How the facts of a table are grouped. */
export interface Grouping {
  readonly names: readonly string[];
  /** Index in `names` of the group a key belongs to; -1: none, such as `id`. */
  readonly indexOf: (key: string) => number;
  /** Bit mask of the groups that an entity's own answer completes. */
  readonly complete: number;
}

const whole: Grouping = { names: [ALL], indexOf: (key) => (key === 'id' ? -1 : 0), complete: 1 };

function grouping(groups: Readonly<Record<string, string>>): Grouping {
  const names = [...new Set(Object.values(groups))];
  const places = new Map(Object.entries(groups).map(([key, group]) => [key, names.indexOf(group)]));
  const complete = names.reduce((bits, name, index) => (NEVER_COMPLETE.includes(name) ? bits : bits | (1 << index)), 0);
  return { names, indexOf: (key) => places.get(key) ?? -1, complete };
}

const GROUPINGS: { readonly [Name in TableName]?: Grouping } = {
  clubs: grouping(club),
  players: grouping(player),
  matches: grouping(match),
};

/** How the facts of a table are grouped; a table without groups counts as one. */
export const groupingOf = (name: TableName): Grouping => GROUPINGS[name] ?? whole;

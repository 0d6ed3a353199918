import type { EntityUpdates, TableName } from './tables';

/**
 * The authority of the facts in an answer, strongest first:
 * `own`: the entity's own answer, complete: what it omits does not exist;
 * `listed`: a row of a list of such entities, complete for the keys it has;
 * `mentioned`: a snapshot inside another entity, which fills gaps and replaces nothing but older mentions.
 */
export const AUTHORITIES = ['own', 'listed', 'mentioned'] as const;
export type Authority = (typeof AUTHORITIES)[number];

/** The facts of one answer, by authority. */
export type Told = { readonly [By in Authority]?: EntityUpdates };

/** When the server sent something. */
export interface Age {
  /** ms since 1970 by this device's clock: when it was requested. */
  readonly at: number;
  /** An earlier answer, shown because a new one could not be loaded. */
  readonly kept: boolean;
}

/** The origin of a group of facts: a request that is still cached, or the age of one that is not. */
export type Origin = { readonly by: Authority } & ({ readonly in: string } | Age);

/** The origin of each group of an entity's facts. */
export type Origins = Readonly<Record<string, Origin>>;

/** The origins for each table, by id. */
export type OriginTables = { readonly [Name in TableName]?: Readonly<Record<string, Origins>> };

/** The ids of a table that an answer contains. */
export function toldIds(told: Told, name: TableName): readonly string[] {
  const tables = AUTHORITIES.map((by) => told[by]?.[name]).filter((table) => table !== undefined);
  const [only = {}] = tables;
  return tables.length < 2 ? Object.keys(only) : [...new Set(tables.flatMap(Object.keys))];
}

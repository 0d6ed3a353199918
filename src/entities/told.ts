import type { EntityUpdates, TableName } from './tables';

/**
 * The authority of what an answer says, weakest last:
 * `own`: the thing's own answer, complete, so what is absent there is known to be none;
 * `listed`: a row of a list about that kind of thing, complete for what it carries;
 * `mentioned`: a snapshot inside another thing, which fills what is not known yet and replaces nothing.
 */
export const AUTHORITIES = ['own', 'listed', 'mentioned'] as const;
export type Authority = (typeof AUTHORITIES)[number];

/** What one answer says, by authority. */
export type Told = { readonly [By in Authority]?: EntityUpdates };

/** When the server said something. */
export interface Age {
  /** ms since 1970 by this device's clock: when it was requested, or when the service worker stored it. */
  readonly at: number;
  /** An earlier answer, shown because a new one could not be loaded. */
  readonly kept: boolean;
}

/** Where a group of facts comes from: a request that is still cached, or one that is gone and left its age. */
export type Origin = { readonly by: Authority } & ({ readonly in: string } | Age);

/** Where each group of an entity's facts comes from. */
export type Origins = Readonly<Record<string, Origin>>;

/** Origins beside each table, by id. */
export type OriginTables = { readonly [Name in TableName]?: Readonly<Record<string, Origins>> };

/** The ids of a table that an answer mentions. */
export function toldIds(told: Told, name: TableName): readonly string[] {
  const tables = AUTHORITIES.map((by) => told[by]?.[name]).filter((table) => table !== undefined);
  const [only = {}] = tables;
  return tables.length < 2 ? Object.keys(only) : [...new Set(tables.flatMap(Object.keys))];
}

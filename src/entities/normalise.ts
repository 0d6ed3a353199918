import { normalize } from 'normalizr';
import type { Shape } from './shapes';
import { isTableName } from './tables';
import { AUTHORITIES } from './provenance';
import type { Authority, EntityPatches } from './provenance';
import type { EntityUpdates, Table, TableName } from './tables';
import { wireId } from './ids';
import type { ClubId, MatchId, NewsId, PlayerId } from './ids';
import { encodePathSegment } from '../lib/url';

/** An answer in two parts: its ids, and the facts about them. */
export interface Normalised<Ids> {
  readonly ids: Ids;
  readonly patches: EntityPatches;
}

/** Splits the key of a shape's entity, `authority/table`. */
function split(key: string): readonly [Authority, TableName] {
  const [by, name = ''] = key.split('/');
  const authority = AUTHORITIES.find((known) => known === by);
  if (authority === undefined || !isTableName(name)) throw new Error(`normalise: no entity ${key}`);
  return [authority, name];
}

/**
 * Flattens decoded models into tables and ids.
 * @param decoded models with branded ids (`toId`), never raw API data
 */
export function normalise<Decoded, Ids>(decoded: Decoded, { schema }: Shape<Decoded, Ids>): Normalised<Ids> {
  const { result, entities } = normalize<unknown, Readonly<Record<string, Table<never>>>, Ids>(decoded, schema);
  const patches: { -readonly [By in Authority]?: { -readonly [Name in TableName]?: EntityUpdates[Name] } } = {};
  for (const [key, table] of Object.entries(entities)) {
    const [by, name] = split(key);
    (patches[by] ??= {})[name] = table;
  }
  return { ids: result, patches };
}

const page = (screen: string, id: string): string => `/${screen}/${encodePathSegment(wireId(id))}`;

/** Addresses of pages about one entity; undefined without an id, so that nothing links nowhere. */
export const clubPath = (id: ClubId | null | undefined): string | undefined =>
  id == null ? undefined : page('team-detail', id);
export const playerPath = (id: PlayerId | null | undefined): string | undefined =>
  id == null ? undefined : page('player-detail', id);
export const matchPath = (id: MatchId | null | undefined): string | undefined =>
  id == null ? undefined : page('match', id);
export const newsPath = (id: NewsId | null | undefined): string | undefined =>
  id == null ? undefined : page('news-detail', id);

import { normalize } from 'normalizr';
import type { Schema } from 'normalizr';
import type { EntityUpdates } from './tables';

/** An answer in two parts: the ids it is made of, and the facts about them. */
export interface Normalised<Ids> {
  readonly ids: Ids;
  readonly entities: EntityUpdates;
}

/**
 * Flattens decoded models into tables and ids.
 * @param decoded models whose ids are already branded (`toId`), never raw wire data
 */
export function normalise<Ids>(decoded: unknown, schema: Schema): Normalised<Ids> {
  const { result, entities } = normalize<unknown, EntityUpdates, Ids>(decoded, schema);
  return { ids: result, entities };
}

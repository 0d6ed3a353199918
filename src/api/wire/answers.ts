import { wireId } from '../../entities/ids';
import type { Id } from '../../entities/ids';
import { normalise } from '../../entities/normalise';
import type { Normalised } from '../../entities/normalise';
import { listOf } from '../../entities/shapes';
import type { Shape } from '../../entities/shapes';
import { eachRow, isRow, readId, readList } from './read';
import type { Decode, Complain, Row } from './read';

/** Decodes and normalises a body; null: the envelope is unusable. */
export type Read<Ids> = (body: unknown, complain: Complain) => Normalised<Ids> | null;

/**
 * Reads an answer that is a list of rows.
 * @param at what its rows are called in complaints
 */
export const readRows =
  <Decoded, Ids>(at: string, decode: Decode<Decoded>, shape: Shape<Decoded, Ids>): Read<readonly Ids[]> =>
  (body, complain) => {
    const rows = readList(body);
    return rows && normalise(eachRow(rows, at, complain, decode), listOf(shape));
  };

/** Reads an answer that is one object. */
export const readOne =
  <Decoded, Ids>(at: string, decode: Decode<Decoded>, shape: Shape<Decoded, Ids>): Read<Ids> =>
  (body, complain) => {
    const decoded = isRow(body) ? decode(body, at, complain) : null;
    return decoded && normalise(decoded, shape);
  };

/** Decodes an answer about one known thing, which need not repeat its id. */
export const about =
  <Decoded>(id: Id<string>, decode: Decode<Decoded>): Decode<Decoded> =>
  (row, at, complain) =>
    decode(withId(row, id), at, complain);

/** The row with its own id, else with the requested one. */
export function withId(row: Row, id: Id<string>): Row {
  return readId(row) === null ? { ...row, id: wireId(id) } : row;
}

/**
 * For calls that change something: their bodies vary or are missing (docs/api.md 4.23, 4.25, 4.26) and are not used.
 */
export const readNothing: Read<null> = () => ({ ids: null, patches: {} });

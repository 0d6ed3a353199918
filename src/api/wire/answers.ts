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

/** An answer that is a list of rows. @param at how its rows are named in reports */
export const readRows =
  <Decoded, Ids>(at: string, decode: Decode<Decoded>, shape: Shape<Decoded, Ids>): Read<readonly Ids[]> =>
  (body, complain) => {
    const rows = readList(body);
    return rows && normalise(eachRow(rows, at, complain, decode), listOf(shape));
  };

/** An answer that is one object. */
export const readOne =
  <Decoded, Ids>(at: string, decode: Decode<Decoded>, shape: Shape<Decoded, Ids>): Read<Ids> =>
  (body, complain) => {
    const decoded = isRow(body) ? decode(body, at, complain) : null;
    return decoded && normalise(decoded, shape);
  };

/** A decoder of the answer about one thing, which is that thing even if it does not say so. */
export const about =
  <Decoded>(id: Id<string>, decode: Decode<Decoded>): Decode<Decoded> =>
  (row, at, complain) =>
    decode(withId(row, id), at, complain);

/** The row under its own id, or under the one it was asked for by. */
export function withId(row: Row, id: Id<string>): Row {
  return readId(row) === null ? { ...row, id: wireId(id) } : row;
}

/** The answer to a change has a body of varying shape, or none (docs/api.md 4.23, 4.25, 4.26); nothing of it is used. */
export const readNothing: Read<null> = () => ({ ids: null, told: {} });

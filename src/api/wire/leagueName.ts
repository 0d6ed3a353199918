import { isRow, readText } from './read';

/** A UUID, an ObjectId of the federation's database, or a bare number. */
const BARE_ID = /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{24}|\d+)$/i;

/** The name of the league that a row belongs to: the league itself or its name. A bare id of it is no name. */
export function readLeagueName(raw: unknown): string | undefined {
  const name = readText(isRow(raw) ? raw['name'] : raw);
  return name == null || BARE_ID.test(name) ? undefined : name;
}

import type { LeagueId } from '../../entities/ids';
import { filled, isRow, readId, readText } from './read';

/** A UUID, an ObjectId or a bare number. */
const BARE_ID = /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{24}|\d+)$/i;

/** The league of a row: an object, a name, or a bare id, which must not be taken for a name. */
export function leagueOf(raw: unknown): { readonly league?: LeagueId; readonly leagueName?: string } {
  if (raw == null) return {};
  const name = readText(isRow(raw) ? raw['name'] : raw);
  const leagueName = name == null || BARE_ID.test(name) ? undefined : name;
  return filled({ league: isRow(raw) || leagueName === undefined ? readId<LeagueId>(raw) : undefined, leagueName });
}

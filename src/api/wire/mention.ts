import type { Club } from '../../entities/club/model';
import type { ClubId, PlayerId, LeagueId } from '../../entities/ids';
import type { Eligibility, Player } from '../../entities/player/model';
import { filled, isRow, readId, readText } from './read';

type Text = string | null | undefined;

/** The club behind a reference with name and picture; null if it has no id. */
export function clubOf(id: ClubId | null, name: Text, logo: Text, color?: Text): Club | null {
  return id === null ? null : filled({ id, name: name === '' ? null : name, logo, color });
}

/** The player behind a reference with name and picture; null if it has no id. */
export function playerOf(
  id: PlayerId | null,
  {
    name,
    ...more
  }: { readonly name: Text; readonly image: Text; readonly sid?: Text; readonly eligibility?: Eligibility | undefined },
): Player | null {
  return id === null ? null : filled({ id, name: name === '' ? null : name, ...more });
}

/** A UUID, an ObjectId or a bare number. */
const BARE_ID = /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{24}|\d+)$/i;

/** The league of a row: an object, a name, or a bare id, which must not be taken for a name. */
export function leagueOf(raw: unknown): { readonly league?: LeagueId; readonly leagueName?: string } {
  if (raw == null) return {};
  const name = readText(isRow(raw) ? raw['name'] : raw);
  const leagueName = name == null || BARE_ID.test(name) ? undefined : name;
  return filled({ league: isRow(raw) || leagueName === undefined ? readId<LeagueId>(raw) : undefined, leagueName });
}

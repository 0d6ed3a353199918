import type { LeagueId } from '../../entities/ids';
import { STATES } from '../../entities/league/model';
import type { League, State } from '../../entities/league/model';
import { filled, isRow, ownId, readFlag, readList, readNumber, readText } from './read';
import type { Complain, Row } from './read';

function readState(raw: unknown): State | undefined {
  const text = readText(raw);
  return STATES.find((state) => state === text?.toLowerCase());
}

/** The name of the season under way: alone in a list, marked among all seasons in a league's own answer. */
function readSeason({ season, seasons }: Row): string | undefined {
  const primary = (readList(seasons) ?? []).find((one) => isRow(one) && readFlag(one['primary']) === true);
  return readText(season) ?? (isRow(primary) ? readText(primary['name']) : undefined) ?? undefined;
}

/** LeagueOverview and LeagueModel of docs/api.md 3. */
export function decodeLeague(row: Row, at: string, complain: Complain): League | null {
  const id = ownId<LeagueId>(row, at, complain);
  if (id === null) return null;
  return {
    id,
    ...filled({
      code: readText(row['code']),
      name: readText(row['name']),
      state: readState(row['state']),
      teamCount: readNumber(row['teamcount']),
      // Null and absent count as hidden (docs/api.md 3); lists omit null.
      visible: readFlag(row['visibility']) ?? false,
      season: readSeason(row),
      video: readText(row['youtube']),
    }),
  };
}

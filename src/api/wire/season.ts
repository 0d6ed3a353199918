import type { SeasonId } from '../../entities/ids';
import { normalise } from '../../entities/normalise';
import { listOf, seasonMatches } from '../../entities/shapes';
import type { Decoded } from '../../entities/shapes';
import type { SeasonIds } from '../../entities/views/fixtures';
import type { Read } from './answers';
import { decodeMatch, isMatchRow } from './match';
import { eachRow, field, isRow, readFlag, readId, readList, readText, preview, filled } from './read';
import type { Complain, Row } from './read';

/** SeasonBlock and SeasonModel of docs/api.md 3. */
function decodeSeason(row: Row, at: string, complain: Complain): Decoded<typeof seasonMatches> | null {
  const id = readId<SeasonId>(field(row, 'season_id', 'id', '_id'));
  if (id === null) {
    complain(`${at}.season_id – expected an id, got ${preview(field(row, 'season_id', 'id'))}`);
    return null;
  }
  return {
    season: {
      id,
      ...filled({ name: readText(field(row, 'season_name', 'name')), primary: readFlag(row['primary']) ?? false }),
    },
    matches: eachRow(readList(row['matches']) ?? [], `${at}.matches`, complain, decodeMatch),
  };
}

/** Seasons with matches; a flat list of matches counts as one unnamed primary season (docs/api.md 4.15). */
export function decodeSeasons(
  rows: readonly unknown[],
  at: string,
  complain: Complain,
): Decoded<typeof seasonMatches>[] {
  const first = rows.find(isRow);
  const flat = first !== undefined && !Object.hasOwn(first, 'matches') && isMatchRow(first);
  if (!flat) return eachRow(rows, at, complain, decodeSeason);
  const id = readId<SeasonId>('primary');
  if (id === null) return [];
  return [
    {
      season: { id, primary: true },
      matches: eachRow(rows, at, complain, decodeMatch),
    },
  ];
}

/** Seasons of a league with all their matches (docs/api.md 4.16). */
export const readSeasons: Read<readonly SeasonIds[]> = (body, complain) => {
  const rows = readList(body);
  return rows && normalise(decodeSeasons(rows, 'seasons', complain), listOf(seasonMatches));
};

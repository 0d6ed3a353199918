import type { SeasonId } from '../../entities/ids';
import type { Season } from '../../entities/season/model';
import { decodeMatch, isMatchRow } from './match';
import type { WireMatch } from './match';
import { eachRow, field, isRow, readFlag, readId, readText, shown, told } from './read';
import type { Report, Row } from './read';

/** One season and those of its matches that the answer is about. */
export interface WireSeasonMatches {
  readonly season: Season;
  readonly matches: readonly WireMatch[];
}

/** SeasonBlock and SeasonModel of docs/api.md 3. */
function decodeSeason(row: Row, at: string, report: Report): WireSeasonMatches | null {
  const id = readId<SeasonId>(field(row, 'season_id', 'id', '_id'));
  if (id === null) {
    report(`${at}.season_id – expected an id, got ${shown(field(row, 'season_id', 'id'))}`);
    return null;
  }
  const matches = row['matches'];
  return {
    season: {
      id,
      ...told({ name: readText(field(row, 'season_name', 'name')) ?? undefined, primary: readFlag(row['primary']) }),
    },
    matches: Array.isArray(matches)
      ? eachRow(matches, `${at}.matches`, report, (match, place) => decodeMatch(match, place, report))
      : [],
  };
}

/** Seasons with matches; a flat list of matches counts as one unnamed primary season (docs/api.md 4.15). */
export function decodeSeasons(rows: readonly unknown[], at: string, report: Report): WireSeasonMatches[] {
  const first = rows.find(isRow);
  const flat = first !== undefined && !Object.hasOwn(first, 'matches') && isMatchRow(first);
  if (!flat) return eachRow(rows, at, report, (row, place) => decodeSeason(row, place, report));
  const id = readId<SeasonId>('primary');
  if (id === null) return [];
  return [
    {
      season: { id, primary: true },
      matches: eachRow(rows, at, report, (row, place) => decodeMatch(row, place, report)),
    },
  ];
}

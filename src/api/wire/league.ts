import type { LeagueId } from '../../entities/ids';
import { STATES } from '../../entities/league/model';
import type { League, State } from '../../entities/league/model';
import { ownId, readFlag, readNumber, readText, told } from './read';
import type { Report, Row } from './read';

function readState(raw: unknown): State | undefined {
  const text = readText(raw);
  return STATES.find((state) => state === text?.toLowerCase());
}

/** LeagueOverview and LeagueModel of docs/api.md 3. */
export function decodeLeague(row: Row, at: string, report: Report): League | null {
  const id = ownId<LeagueId>(row, at, report);
  if (id === null) return null;
  return {
    id,
    ...told({
      code: readText(row['code']),
      name: readText(row['name']),
      state: readState(row['state']),
      teamCount: readNumber(row['teamcount']),
      // Null and missing count as hidden (docs/api.md 6, 17); lists leave null out.
      visible: readFlag(row['visibility']) ?? false,
      video: readText(row['youtube']),
    }),
  };
}

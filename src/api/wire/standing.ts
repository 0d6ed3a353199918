import { compoundId } from '../../entities/ids';
import type { MatchId, StandingId } from '../../entities/ids';
import type { Decoded, standing } from '../../entities/shapes';
import type { Adjustment, FormEntry, FormResult } from '../../entities/standing/model';
import { decodeClub } from './club';
import { eachRow, field, readCount, readId, readList, readNumber, readTextOrEmpty } from './read';
import type { Decode, Row } from './read';

const RESULTS: readonly FormResult[] = ['W', 'D', 'L'];

function decodeForm(row: Row): FormEntry | null {
  const result = RESULTS.find((known) => known === row['result']);
  return result === undefined
    ? null
    : { result, match: readId<MatchId>(field(row, 'match_id', 'match')), gameday: readNumber(row['gameday']) ?? null };
}

function decodeAdjustment(row: Row): Adjustment | null {
  const points = readCount(row['points']);
  return points === 0 ? null : { points, reason: readTextOrEmpty(row['reason']).trim() };
}

/**
 * TableRow of docs/api.md 3.
 * @param leagueCode the table's league, e.g. `W1A`
 */
export const decodeStanding =
  (leagueCode: string): Decode<Decoded<typeof standing>> =>
  (row, at, complain) => {
    // The points of a row are the season's; a club's own points are another figure (docs/api.md 5.1).
    const club = decodeClub({ ...row, points: undefined }, at, complain);
    if (club === null) return null;
    const scored = readCount(field(row, 'scored', 'goals'));
    const against = readCount(row['against']);
    return {
      id: compoundId<StandingId>(leagueCode, club.id),
      leagueCode,
      club,
      ranking: readCount(row['ranking']),
      wins: readCount(row['wins']),
      draws: readCount(row['draws']),
      losses: readCount(row['losses']),
      scored,
      against,
      difference: readNumber(row['difference']) ?? scored - against,
      points: readCount(row['points']),
      form: eachRow(readList(row['form']) ?? [], `${at}.form`, complain, decodeForm).slice(-5),
      adjustments: eachRow(readList(row['adjustments']) ?? [], `${at}.adjustments`, complain, decodeAdjustment),
    };
  };

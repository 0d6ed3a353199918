import { compoundId } from '../../entities/ids';
import type { ClubId, LeaderboardEntryId, MatchId, PlayerId, StandingId, SuspensionId } from '../../entities/ids';
import type { LeaderboardTab } from '../../entities/leaderboard/model';
import type { Decoded, leaderboardEntry, standing, suspension } from '../../entities/shapes';
import type { FormEntry, FormResult } from '../../entities/standing/model';
import { decodeClub } from './club';
import { clubOf, playerOf } from './mention';
import { readColor, readPicture } from './picture';
import { eachRow, field, readCount, readId, readList, readNumber, readText, readWallClock, readWords } from './read';
import type { Decode, Row } from './read';
import { readEligibility } from './eligibility';

const RESULTS: readonly FormResult[] = ['W', 'D', 'L'];

function decodeForm(row: Row): FormEntry | null {
  const result = RESULTS.find((known) => known === row['result']);
  return result === undefined
    ? null
    : { result, match: readId<MatchId>(field(row, 'match_id', 'match')), gameday: readNumber(row['gameday']) ?? null };
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
    };
  };

/**
 * A suspended player of docs/api.md 4.21; without any id, identified by its position in the list.
 * @param league code of the list's league
 */
export const decodeSuspension =
  (league: string): Decode<Decoded<typeof suspension>> =>
  (row, at) => {
    const player = readId<PlayerId>(field(row, 'player', 'playerid', 'player_id'));
    const club = readId<ClubId>(field(row, 'teamid', 'team_id', 'team'));
    const name = readWords(row['player_name']);
    const image = readPicture(row['player_image']) ?? null;
    const sid = readText(row['player_sid']);
    const teamName = readWords(row['team_name']);
    const teamImage = readPicture(row['team_image']) ?? null;
    return {
      id: compoundId<SuspensionId>(league, player ?? sid ?? at),
      player: playerOf(player, { name, image, sid, eligibility: readEligibility(row['player_eligibility']) }),
      playerAs: { name, image },
      sid: sid ?? null,
      club: clubOf(club, teamName, teamImage, readColor(row['color'])),
      clubAs: { name: teamName, image: teamImage },
      until: readWallClock(row['blockdate']) ?? null,
    };
  };

/**
 * A leaderboard row of docs/api.md 4.20.
 * @param list league and tab, since a player may be in several lists
 */
export const decodeLeaderboardEntry =
  (list: { readonly league: string; readonly tab: LeaderboardTab }): Decode<Decoded<typeof leaderboardEntry>> =>
  (row, at) => {
    const player = readId<PlayerId>(field(row, 'playerid', 'player', 'player_id'));
    const club = readId<ClubId>(field(row, 'team_id', 'teamid'));
    const name = readWords(row['name']);
    const image = readPicture(row['image']) ?? null;
    const teamName = readWords(row['team_name']);
    const teamImage = readPicture(field(row, 'teamimg', 'team_image')) ?? null;
    return {
      id: compoundId<LeaderboardEntryId>(list.league, list.tab, player ?? at),
      count: readCount(row['count']),
      player: playerOf(player, { name, image }),
      playerAs: { name, image },
      number: readText(row['number']) ?? null,
      club: clubOf(club, teamName, teamImage, readColor(row['color'])),
      clubAs: { name: teamName, image: teamImage },
    };
  };

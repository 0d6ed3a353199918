import { compoundId } from '../../entities/ids';
import type { ClubId, LeaderboardEntryId, PlayerId, SuspensionId } from '../../entities/ids';
import type { LeaderboardTab } from '../../entities/leaderboard/model';
import type { Decoded, leaderboardEntry, suspension } from '../../entities/shapes';
import { clubOf, playerOf } from './mention';
import { readColor, readPicture } from './picture';
import { field, readCount, readId, readText, readWallClock, readTextOrEmpty } from './read';
import type { Decode } from './read';
import { readEligibility } from './vocabulary';

/**
 * A suspended player of docs/api.md 4.21; without any id, identified by its position in the list.
 * @param league code of the list's league
 */
export const decodeSuspension =
  (league: string): Decode<Decoded<typeof suspension>> =>
  (row, at) => {
    const player = readId<PlayerId>(field(row, 'player', 'playerid', 'player_id'));
    const club = readId<ClubId>(field(row, 'teamid', 'team_id', 'team'));
    const name = readTextOrEmpty(row['player_name']);
    const image = readPicture(row['player_image']) ?? null;
    const sid = readText(row['player_sid']);
    const teamName = readTextOrEmpty(row['team_name']);
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
    const name = readTextOrEmpty(row['name']);
    const image = readPicture(row['image']) ?? null;
    const teamName = readTextOrEmpty(row['team_name']);
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

import type { LeaderboardEntry } from '../domain/leaderboard';
import type { ClubRow, PlayerRow } from '../db/rows';
import { omitEmpty } from './omitEmpty';

/** A place on a leaderboard, with the player's present club. */
export function leaderboardRow(entry: LeaderboardEntry, club: ClubRow) {
  return omitEmpty({
    playerid: entry.playerId,
    name: entry.name,
    image: entry.image,
    number: entry.number,
    count: entry.count,
    team_id: club.id,
    team_name: club.teamName,
    teamimg: club.logo,
  });
}

/** A suspended player; the player's id goes out under both of its names. */
export function blockedRow(player: PlayerRow, club: ClubRow) {
  return omitEmpty({
    player_name: player.name,
    player_image: player.image,
    player_sid: player.sid,
    player: player.id,
    playerid: player.id,
    player_eligibility: player.eligibility,
    team_name: club.teamName,
    team_image: club.logo,
    team_sid: club.sid,
    teamid: club.id,
    blockdate: player.blockDate,
  });
}

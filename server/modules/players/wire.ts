import type { ClubRow, PlayerRow } from '../../db/rows';
import type { LeaderboardEntry, PlayerStats } from '../../domain/statistics';
import { clubFacts, squadPlayer } from '../clubs/wire';
import { omitEmpty } from '../omitEmpty';

/** A player's figures under the spellings of the wire. */
function playerStats(stats: PlayerStats) {
  return {
    matches_played: stats.matchesPlayed,
    goals_scored: stats.goals,
    yellow_cards: stats.yellowCards,
    red_cards: stats.redCards,
    yellow_red_crd: stats.yellowRedCards,
  };
}

/** The club a player belongs to, with what is needed to describe it. */
export interface PlayerTeam {
  club: ClubRow;
  leagueCode: string | null;
  squad: readonly PlayerRow[];
}

/** A player with club and figures, as the player's own page shows them. */
export function playerDetail(
  player: PlayerRow,
  team: PlayerTeam | undefined,
  stats: { all: PlayerStats; season: PlayerStats },
  year: number,
) {
  return omitEmpty({
    ...squadPlayer(player, team?.club),
    team: team && clubFacts(team.club, team.leagueCode, team.squad, year),
    allstats: playerStats(stats.all),
    seasonstats: playerStats(stats.season),
  });
}

/** The short summary of a player's career. */
export function playerSummary(stats: PlayerStats, appearances: number) {
  return {
    goal_count: stats.goals,
    yellow_card_count: stats.yellowCards,
    red_card_count: stats.redCards,
    yellow_red_card_count: stats.yellowRedCards,
    total_appearances: appearances,
    total_matches: stats.matchesPlayed,
  };
}

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

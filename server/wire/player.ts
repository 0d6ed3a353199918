import type { PlayerStats } from '../domain/playerStats';
import type { ClubRow, PlayerRow } from '../db/rows';
import { clubFacts } from './club';
import { omitEmpty } from './omitEmpty';
import { squadPlayer } from './squadPlayer';

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

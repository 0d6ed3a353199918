import type { LeaderboardTab } from '../entities/leaderboard/model';

const WORDS: Readonly<Record<LeaderboardTab, string>> = {
  goals: 'goal',
  yellow: 'yellowCard',
  red: 'redCard',
  yellowRed: 'yellowRedCard',
};

/** Where a league's list of players is, below the API's base. @param league the id as the wire writes it, encoded for a path */
export function leaderboardPath(league: string, tab: LeaderboardTab): string {
  return `webClient/leaderboard/${league}/${WORDS[tab]}`;
}

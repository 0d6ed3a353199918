import type { LineupEntry, Side } from './types';

/** The other team. */
export function opponentOf(side: Side): Side {
  return side === 'home' ? 'away' : 'home';
}

/** The side of a match a player was lined up for; undefined when in neither line-up. */
export function sideOf(playerId: string, lineups: readonly { side: Side; players: LineupEntry[] }[]): Side | undefined {
  return lineups.find((lineup) => lineup.players.some((entry) => entry.player === playerId))?.side;
}

/** The side a goal is credited to: an own goal counts for the opponent. */
export function creditedSide(scorerSide: Side, ownGoal: boolean): Side {
  return ownGoal ? opponentOf(scorerSide) : scorerSide;
}

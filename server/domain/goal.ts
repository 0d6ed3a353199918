import type { LineupEntry, SideName } from './types';

/** The other team. */
export function opponentOf(side: SideName): SideName {
  return side === 'home' ? 'away' : 'home';
}

/** The side of a match a player was lined up for; undefined when in neither line-up. */
export function sideOf(
  playerId: string,
  lineups: readonly { side: SideName; players: LineupEntry[] }[],
): SideName | undefined {
  return lineups.find((lineup) => lineup.players.some((entry) => entry.player === playerId))?.side;
}

/** The side a goal is credited to: an own goal counts for the opponent. */
export function creditedSide(scorerSide: SideName, ownGoal: boolean): SideName {
  return ownGoal ? opponentOf(scorerSide) : scorerSide;
}

import type { LineupEntry, SideName } from './types';

/** The other team. */
export function opponentOf(side: SideName): SideName {
  return side === 'home' ? 'away' : 'home';
}

/** The sides of a match a player was lined up for: one as a rule, both when a record is wrong. */
export function sidesOf(
  playerId: string,
  lineups: readonly { side: SideName; players: LineupEntry[] }[],
): readonly SideName[] {
  return lineups.filter(({ players }) => players.some((entry) => entry.player === playerId)).map(({ side }) => side);
}

/** The side a goal is credited to: an own goal counts for the opponent. */
export function creditedSide(scorerSide: SideName, ownGoal: boolean): SideName {
  return ownGoal ? opponentOf(scorerSide) : scorerSide;
}
